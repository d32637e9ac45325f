import { basename, dirname, join, resolve } from 'node:path';
import { writeWhole } from '../../spec/source/whole-file.js';
import type { Exchange } from '../target/exchange.js';
import type { Target } from '../target/target.js';
import { createPseudonyms, type Hiding } from './pseudonyms.js';
import { headOf, type RecordedExchange, type RecordingHead, recordedOf } from './recorded.js';
import { createSpool } from './spool.js';

/** How a recording is written: what stands before its exchanges, between and after them, and each of them. */
export interface RecordingForm {
  readonly begin: (head: RecordingHead) => string;
  readonly exchange: (recorded: RecordedExchange) => object;
  readonly between: string;
  readonly end: string;
}

/** A file that exchanges are to be written to. */
export interface RecordingFile {
  readonly file: string;
  readonly form: RecordingForm;
}

/** What is recorded of a run, or of whatever else is seen. */
export interface Recording {
  add(exchange: Exchange): void;
  /** Writes every file, each in one step: a reader sees the old one or the whole new one. Answers how many exchanges are in them. */
  finish(): Promise<number>;
}

export interface RecordingOptions {
  readonly files: readonly [RecordingFile, ...RecordingFile[]];
  readonly target: Target;
  readonly seed: number;
  readonly startedAt: number;
  /** Whose calls they are. */
  readonly callers: RecordingHead['callers'];
  /** Everything as it was sent: secrets and names. */
  readonly raw: boolean;
}

/**
 * Records exchanges. Whom an exchange names may become known only by a later one: so all of them are put away first, where
 * nobody can read them, and hidden when the last one has come.
 */
export function createRecording({
  files,
  target,
  seed,
  startedAt,
  callers,
  raw,
}: RecordingOptions): Recording {
  const spool = createSpool(draftOf(files[0].file, 'spool'));
  const pseudonyms = createPseudonyms(target);
  let exchanges = 0;
  const headWith = (names: RecordingHead['names'], secrets: readonly string[]) =>
    headOf({ target, seed, callers, startedAt: new Date(startedAt).toISOString() }, names, secrets);

  return {
    add(exchange) {
      if (!raw) pseudonyms.learn(exchange);
      spool.add(JSON.stringify(recordedOf(exchange)));
      exchanges += 1;
    },
    async finish() {
      const hiding: Hiding = raw ? pseudonyms.open() : pseudonyms.hiding();
      const head = headWith(raw ? 'raw' : 'pseudonyms', hiding.given);
      // To hide takes longer than to write: it is done once for all files.
      const hidden = createSpool(draftOf(files[0].file, 'hidden'));
      try {
        for (const text of spool.read()) {
          const recorded: RecordedExchange = JSON.parse(text);
          hidden.add(JSON.stringify(hiding.exchange(recorded)));
        }
        for (const { file, form } of files)
          await writeWhole('the recording', file, textsOf(form, head, hidden.read()));
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
  let isFirst = true;
  for (const text of spooled) {
    const recorded: RecordedExchange = JSON.parse(text);
    yield `${isFirst ? '' : form.between}${JSON.stringify(form.exchange(recorded))}`;
    isFirst = false;
  }
  yield form.end;
}

function draftOf(file: string, ending: string): string {
  return join(dirname(resolve(file)), `.${basename(file)}.${process.pid}.${ending}`);
}
