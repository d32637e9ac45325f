import { closeSync, createReadStream, openSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { harEntry } from '../../spec/exchange/har-entry.js';
import { kit } from '../../spec/exchange/kit.js';
import { writeWhole } from '../../spec/source/whole-file.js';
import type { RunEvent } from '../run/events.js';
import type { RunOptions } from '../run/run-options.js';
import type { Exchange } from '../target/exchange.js';
import type { Target } from '../target/target.js';
import { createPseudonyms } from './pseudonyms.js';
import { headOf, ownMember, type RecordedExchange, type RecordingHead, recordedOf } from './recorded.js';

/** How the beginning, each exchange, the separators and the end of a recording are written. */
const forms = {
  /** One line for the head, and one for each exchange. */
  ndjson: {
    begin: (head: RecordingHead) => `${lineOf(head)}\n`,
    exchange: (recorded: RecordedExchange): object => recorded,
    between: '\n',
    end: '\n',
  },
  /** HTTP Archive 1.2, for traffic viewers; `pdk judge` reads it like the other format. */
  har: {
    begin: (head: RecordingHead) =>
      `{"log":{"version":"1.2","creator":${JSON.stringify(kit)},"${ownMember}":${JSON.stringify(head)},"pages":[],"entries":[\n`,
    exchange({ request, response, ...own }: RecordedExchange): object {
      const timeMs = Math.max(0, own.receivedAt - own.sentAt);
      return { ...harEntry({ startedMs: own.sentAt, timeMs, request, response }), [ownMember]: own };
    },
    between: ',\n',
    end: '\n]}}\n',
  },
};

export interface WantedRecording {
  readonly format: 'ndjson' | 'har';
  readonly file: string;
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

/** Records exchanges. A later one may show that an earlier one has a name, so all are spooled first, and hidden at the end. */
export function createRecording({ files, target, seed, startedAt, callers, raw }: RecordingOptions) {
  const [{ file: first }] = files;
  const spool = createSpool(join(dirname(resolve(first)), `.${basename(first)}.${process.pid}.spool`));
  const pseudonyms = createPseudonyms(target, raw);
  let exchanges = 0;
  return {
    add(exchange: Exchange): void {
      pseudonyms.learn(exchange);
      spool.add(lineOf(recordedOf(exchange)));
      exchanges += 1;
    },
    /** Writes each file atomically, so that a reader sees the old one or the whole new one. Returns the number of exchanges. */
    async finish(): Promise<number> {
      const hiding = pseudonyms.hiding();
      const head = headOf({
        target,
        seed,
        callers,
        startedAt: new Date(startedAt).toISOString(),
        names: raw ? 'raw' : 'pseudonyms',
        secrets: hiding.given,
      });
      async function* textsOf({ begin, exchange, between, end }: (typeof forms)['har']) {
        yield begin(head);
        let before = '';
        for await (const text of spool.read()) {
          yield before + lineOf(exchange(hiding.exchange(JSON.parse(text))));
          before = between;
        }
        yield end;
      }
      try {
        for (const { file, format } of files) await writeWhole('the recording', file, textsOf(forms[format]));
      } finally {
        spool.close();
      }
      return exchanges;
    },
  };
}

/** JSON in one line: whoever reads lines takes U+2028 and U+2029 for ends of a line, too. */
const lineOf = (value: object): string =>
  JSON.stringify(value).replace(/[\u2028\u2029]/g, (end) => (end === '\u2028' ? '\\u2028' : '\\u2029'));

/** Lines in a file without a name: if the process is killed before names are hidden, none is left on disk. */
function createSpool(file: string) {
  const handle = openSync(file, 'w+', 0o600);
  rmSync(file);
  return {
    add: (line: string): void => void writeSync(handle, `${line}\n`),
    read: (): AsyncIterable<string> =>
      createInterface({ input: createReadStream(file, { fd: handle, start: 0, autoClose: false }) }),
    close: (): void => closeSync(handle),
  };
}

/** Wraps a run to record its exchanges. @param performing checks a target, and yields its events */
export function recordedRun(
  performing: (options: RunOptions) => AsyncIterable<RunEvent>,
  files: RecordingOptions['files'],
  { target, seed = 1, raw = false, now = Date.now }: RunOptions,
) {
  const recording = createRecording({ files, target, seed, startedAt: now(), callers: 'ours', raw });
  return {
    async *run(options: RunOptions): AsyncGenerator<RunEvent, void> {
      for await (const event of performing({ ...options, exchanges: true })) {
        if (event.kind === 'exchange') recording.add(event.exchange);
        else yield event;
      }
    },
    /** Writes the files with the exchanges so far, and returns their number. Throws an Error with a message for users. */
    finish: recording.finish,
  };
}
