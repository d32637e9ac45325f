import { kit } from '../../spec/exchange/kit.js';
import { checkBySchema, problemText } from '../files/read-file.js';
import { jsonWithin } from '../target/answer.js';
import type { Exchange } from '../target/exchange.js';
import { isOperation, type Target } from '../target/target.js';
import { decodedJson, type Forms } from '../target/wire/form.js';

/** The `format` in the first line of a recording, and its version. */
export const recordingFormat = 'people-data-kit recording';
const recordingVersion = 1;
/** The custom HAR member for everything of an exchange that HAR has no field for. */
export const ownMember = '_pdk';

/** Where the exchanges were sent, and whether secrets and names are pseudonyms, as recording.schema.json describes it. */
export interface RecordingHead {
  readonly format: typeof recordingFormat;
  readonly version: typeof recordingVersion;
  readonly kit: { readonly name: string; readonly version: string };
  readonly startedAt: string;
  readonly target: Pick<
    Target,
    'peopleUrl' | 'identityUrl' | 'ledgerUrl' | 'billingUrl' | 'org' | 'otherOrg' | 'emptyOrg'
  >;
  readonly seed: number;
  readonly callers: 'ours' | 'others';
  readonly names: 'pseudonyms' | 'raw';
  readonly secrets: readonly string[];
}

/** One exchange in a recording: without the parsed bodies, which follow from their texts. */
export interface RecordedExchange extends Omit<Exchange, 'request' | 'response'>, Sides {
  /** The bodies that were cut. Such an exchange is not judged. */
  readonly cut?: readonly string[];
}

export interface Sides {
  readonly request: Omit<Exchange['request'], 'json'>;
  readonly response: Omit<Exchange['response'], 'json'>;
}

/** Maximum characters of a body in a recording: as much as a run judges. */
export const bodyMost = 4 * 1024 * 1024;

export function headOf(head: Omit<RecordingHead, 'format' | 'version' | 'kit'>): RecordingHead {
  const { peopleUrl, identityUrl, ledgerUrl, billingUrl, org, otherOrg, emptyOrg } = head.target;
  const target = { peopleUrl, identityUrl, ledgerUrl, billingUrl, org, otherOrg, emptyOrg };
  return { format: recordingFormat, version: recordingVersion, kit, ...head, target };
}

/** Converts an exchange for a recording. */
export function recordedOf({ request, response, ...exchange }: Exchange): RecordedExchange {
  const { json: _, ...sent } = request;
  const { json: __, ...received } = response;
  const texts = { request: sent.text ?? '', response: received.text };
  const cut = (['request', 'response'] as const).filter((side) => texts[side].length > bodyMost);
  return {
    ...exchange,
    request: { ...sent, text: sent.text?.slice(0, bodyMost) },
    response: { ...received, text: received.text.slice(0, bodyMost) },
    ...(cut.length === 0 ? {} : { cut }),
  };
}

/** Restores an exchange from a recording. @param forms the wire format of the target */
export function exchangeOf({ cut: _, ...recorded }: RecordedExchange, forms: Forms): Exchange {
  const { operation, request, response } = recorded;
  const json = decodedJson(forms, { operation, status: response.status }, jsonWithin(response.text));
  return {
    ...recorded,
    request: { ...request, text: request.text, json: jsonWithin(request.text ?? '') },
    response: { ...response, json },
  };
}

const check = checkBySchema<RecordingHead | RecordedExchange>('recording.schema.json');

/** Reads a line of a recording, or says why the value is none. */
export function readLine(value: unknown): RecordingHead | RecordedExchange | string {
  const checked = check(value);
  if ('problems' in checked) return problemText(checked.problems);
  const line = checked.value;
  if ('format' in line) return line;
  if (!isOperation(line.operation)) return `no operation of the contract: ${JSON.stringify(line.operation)}`;
  return URL.canParse(line.request.url) ? line : 'a request without an address';
}
