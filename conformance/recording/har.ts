import type { Entry } from 'har-format';
import { harEntry } from '../../spec/exchange/har-entry.js';
import { kit } from '../../spec/exchange/kit.js';
import type { RecordedExchange } from './recorded.js';
import type { RecordingForm } from './writer.js';

/** The member of a HAR in which everything stands that an exchange has and HAR has no place for. */
export const ownMember = '_pdk';

/** HTTP Archive 1.2, for viewers of traffic; read again by us, it is judged as the recording is. */
export const har: RecordingForm = {
  begin: (head) =>
    `{"log":{"version":"1.2","creator":${JSON.stringify(kit)},"${ownMember}":${JSON.stringify(head)},"pages":[],"entries":[\n`,
  exchange: (recorded) => entryOf(recorded),
  between: ',\n',
  end: '\n]}}\n',
};

function entryOf({ request, response, ...own }: RecordedExchange): Entry & { readonly [ownMember]: object } {
  const timeMs = Math.max(0, own.receivedAt - own.sentAt);
  return { ...harEntry({ startedMs: own.sentAt, timeMs, request, response }), [ownMember]: own };
}
