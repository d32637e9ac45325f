import { basename, dirname, join, resolve } from 'node:path';
import type { Entry } from 'har-format';
import { harEntry } from '../../spec/exchange/har-entry.js';
import { kit } from '../../spec/exchange/kit.js';
import { writeWhole } from '../../spec/source/whole-file.js';
import type { WantedRecording } from '../run/options/reports.js';
import type { Exchange } from '../target/exchange.js';
import type { Target } from '../target/target.js';
import { createPseudonyms } from './pseudonyms.js';
import { headOf, ownMember, type RecordedExchange, type RecordingHead, recordedOf } from './recorded.js';
import { createSpool } from './spool.js';

/** The file format of a recording: how its beginning, each exchange, separators and the end are written. */
interface RecordingForm {
  readonly begin: (head: RecordingHead) => string;
  readonly exchange: (recorded: RecordedExchange) => object;
  readonly between: string;
  readonly end: string;
}

const forms: Readonly<Record<WantedRecording['format'], RecordingForm>> = {
  /** One line for the head, and one for each exchange. */
  ndjson: {
    begin: (head) => `${JSON.stringify(head)}\n`,
    exchange: (recorded) => recorded,
    between: '\n',
    end: '\n',
  },
  /** HTTP Archive 1.2, for traffic viewers; `pdk judge` reads it like the other format. */
  har: {
    begin: (head) =>
      `{"log":{"version":"1.2","creator":${JSON.stringify(kit)},"${ownMember}":${JSON.stringify(head)},"pages":[],"entries":[\n`,
    exchange: entryOf,
    between: ',\n',
    end: '\n]}}\n',
  },
};

function entryOf({ request, response, ...own }: RecordedExchange): Entry & { readonly [ownMember]: object } {
  const timeMs = Math.max(0, own.receivedAt - own.sentAt);
  return { ...harEntry({ startedMs: own.sentAt, timeMs, request, response }), [ownMember]: own };
}

export interface RecordingOptions {
  readonly files: readonly [WantedRecording, ...WantedRecording[]];
  readonly target: Target;
  readonly seed: number;
  readonly startedAt: number;
  /** Whether the calls are those of a run, or of unknown callers. */
  readonly callers: RecordingHead['callers'];
  /** Keeps secrets and names as they were sent. */
  readonly raw: boolean;
}

/**
 * Records exchanges of a run or of other traffic. A later exchange may show that an earlier one contains a name, so all of them
 * are spooled first, encrypted, and hidden after the last one.
 */
export function createRecording({ files, target, seed, startedAt, callers, raw }: RecordingOptions) {
  const spool = createSpool(draftOf(files[0].file, 'spool'));
  const pseudonyms = createPseudonyms(target);
  let exchanges = 0;
  return {
    add(exchange: Exchange): void {
      if (!raw) pseudonyms.learn(exchange);
      spool.add(JSON.stringify(recordedOf(exchange)));
      exchanges += 1;
    },
    /** Writes each file atomically, so that a reader sees the old one or the whole new one. Returns the number of exchanges. */
    async finish(): Promise<number> {
      const hiding = raw ? pseudonyms.open() : pseudonyms.hiding();
      const head = headOf({
        target,
        seed,
        callers,
        startedAt: new Date(startedAt).toISOString(),
        names: raw ? 'raw' : 'pseudonyms',
        secrets: hiding.given,
      });
      // Hiding takes longer than writing, so it is done once for all files.
      const hidden = createSpool(draftOf(files[0].file, 'hidden'));
      try {
        for (const text of spool.read()) hidden.add(JSON.stringify(hiding.exchange(JSON.parse(text))));
        for (const { file, format } of files)
          await writeWhole('the recording', file, textsOf(forms[format], head, hidden.read()));
      } finally {
        hidden.remove();
        spool.remove();
      }
      return exchanges;
    },
  };
}

function* textsOf(
  form: RecordingForm,
  head: RecordingHead,
  spooled: Iterable<string>,
): Generator<string, void> {
  yield form.begin(head);
  let before = '';
  for (const text of spooled) {
    yield before + JSON.stringify(form.exchange(JSON.parse(text)));
    before = form.between;
  }
  yield form.end;
}

function draftOf(file: string, ending: string): string {
  return join(dirname(resolve(file)), `.${basename(file)}.${process.pid}.${ending}`);
}
