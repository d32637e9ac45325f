import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { harEntry } from '../../spec/exchange/har-entry.js';
import { kit } from '../../spec/exchange/kit.js';
import { writeWhole } from '../../spec/source/whole-file.js';
import type { RunEvent } from '../run/events.js';
import type { WantedRecording } from '../run/options/reports.js';
import type { RunOptions } from '../run/options/run-options.js';
import type { Exchange } from '../target/exchange.js';
import type { Target } from '../target/target.js';
import { createPseudonyms } from './pseudonyms.js';
import { headOf, ownMember, type RecordedExchange, type RecordingHead, recordedOf } from './recorded.js';

/** How the beginning, each exchange, the separators and the end of a recording are written. */
const forms = {
  /** One line for the head, and one for each exchange. */
  ndjson: {
    begin: (head: RecordingHead) => `${JSON.stringify(head)}\n`,
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
  const spool = createSpool(draftOf(files[0].file, 'spool'));
  const pseudonyms = createPseudonyms(target, raw);
  let exchanges = 0;
  return {
    add(exchange: Exchange): void {
      pseudonyms.learn(exchange);
      spool.add(JSON.stringify(recordedOf(exchange)));
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

function* textsOf(form: (typeof forms)['har'], head: RecordingHead, spooled: Iterable<string>) {
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

const cipher = 'aes-256-gcm';
const [headBytes, tagBytes] = [4, 16];

/** A file that only this process can read: one that is killed before names are hidden must leave no name on disk. */
export function createSpool(file: string) {
  const key = randomBytes(32);
  const handle = openSync(file, 'w+', 0o600);
  let count = 0;
  let end = 0;
  const number = (index: number): Buffer => {
    const nonce = Buffer.alloc(12);
    nonce.writeUIntBE(index, 6, 6);
    return nonce;
  };
  return {
    add(text: string): void {
      const sealing = createCipheriv(cipher, key, number(count));
      const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      const head = Buffer.alloc(headBytes);
      head.writeUInt32BE(sealed.length);
      const frame = Buffer.concat([head, sealed, sealing.getAuthTag()]);
      writeSync(handle, frame, 0, frame.length, end);
      end += frame.length;
      count += 1;
    },
    *read(): Generator<string, void> {
      let at = 0;
      const bytes = (length: number): Buffer => {
        const read = Buffer.alloc(length);
        readSync(handle, read, 0, length, at);
        at += length;
        return read;
      };
      for (let index = 0; index < count; index += 1) {
        const sealed = bytes(bytes(headBytes).readUInt32BE());
        const opening = createDecipheriv(cipher, key, number(index)).setAuthTag(bytes(tagBytes));
        yield Buffer.concat([opening.update(sealed), opening.final()]).toString('utf8');
      }
    },
    remove(): void {
      closeSync(handle);
      rmSync(file, { force: true });
    },
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
