import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { SeenCall } from '../judging/observed-call.js';
import { isObject, type JsonObject, parseJson } from '../target/json.js';
import { sizeText } from '../target/limits.js';
import { UsageError } from '../target/usage-error.js';
import { callIn, harParts, sidesIn } from './har.js';
import {
  ownMember,
  type RecordedExchange,
  type RecordingHead,
  readExchange,
  readHead,
  recordingFormat,
} from './recorded.js';

export type RecordingItem =
  /** The head of the recording; a HAR of another tool has none. */
  | { readonly kind: 'head'; readonly head: RecordingHead }
  /** An exchange recorded by the kit, with everything that was known of it. */
  | { readonly kind: 'exchange'; readonly recorded: RecordedExchange }
  /** A call recorded by another tool. */
  | { readonly kind: 'call'; readonly call: SeenCall }
  /** An entry that cannot be judged, and why. */
  | { readonly kind: 'passed'; readonly because: string }
  /** The file is cut off. */
  | { readonly kind: 'cut'; readonly where: string };

/** Maximum bytes of one exchange in a file: two bodies of the size that a run judges, escaped. */
const partMost = 64 * 1024 * 1024;
const chunkBytes = 64 * 1024;

/** Reads a recording of the kit or a HAR, one exchange at a time. Throws a UsageError that names the line. */
export async function* readRecording(file: string): AsyncGenerator<RecordingItem, void> {
  const begin = await beginOf(file);
  if (begin.trim() === '') throw wrong(file, 'it is empty: a recording or a HAR is expected');
  const chunks = createReadStream(file, { highWaterMark: chunkBytes });
  try {
    yield* begin.includes(recordingFormat) && !/^[\s\ufeff]*\{\s*"log"/.test(begin)
      ? fromLines(file, chunks)
      : fromHar(file, chunks);
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw wrong(file, error.message);
    throw error;
  } finally {
    chunks.destroy();
  }
}

async function beginOf(file: string): Promise<string> {
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
      return buffer.subarray(0, bytesRead).toString('utf8');
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw wrong(file, 'there is no such file');
    if (code === 'EISDIR') throw wrong(file, 'it is a folder; name a file in it');
    throw wrong(file, error instanceof Error ? error.message : String(error));
  }
}

interface Line {
  readonly number: number;
  readonly bytes: Buffer;
  /** Whether it ends with a newline; the last line of a file that was cut off does not. */
  readonly isWhole: boolean;
}

const newline = 0x0a;

/** Splits chunks into lines. @param tooLong called with the number of a line that is too long; throws */
async function* linesOf(
  chunks: AsyncIterable<Buffer>,
  tooLong: (number: number) => never,
): AsyncGenerator<Line, void> {
  let number = 1;
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let from = 0;
    for (;;) {
      const at = chunk.indexOf(newline, from);
      const part = chunk.subarray(from, at === -1 ? chunk.length : at);
      length += part.length;
      if (length > partMost) tooLong(number);
      parts.push(part);
      if (at === -1) break;
      yield { number, bytes: Buffer.concat(parts), isWhole: true };
      number += 1;
      parts = [];
      length = 0;
      from = at + 1;
    }
  }
  if (length > 0) yield { number, bytes: Buffer.concat(parts), isWhole: false };
}

async function* fromLines(file: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<RecordingItem, void> {
  const at = (number: number) => `${file}:${number}`;
  const tooLong = (number: number): never => {
    throw wrong(at(number), `the line is longer than ${sizeText(partMost)}`);
  };
  let hasHead = false;
  for await (const { number, bytes, isWhole } of linesOf(chunks, tooLong)) {
    const text = bytes.toString('utf8');
    if (text.trim() === '') continue;
    const value = parseJson(text);
    if (value === undefined) {
      if (!isWhole && hasHead)
        yield { kind: 'cut', where: `${at(number)} ends in the middle of an exchange` };
      else throw wrong(at(number), `no JSON: ${quoted(text)}`);
      return;
    }
    const read = hasHead ? readExchange(value) : readHead(value);
    if (typeof read === 'string') throw wrong(at(number), read);
    yield 'format' in read ? { kind: 'head', head: read } : { kind: 'exchange', recorded: read };
    hasHead = true;
  }
}

async function* fromHar(file: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<RecordingItem, void> {
  const tooLong = (line: number): never => {
    throw wrong(`${file}:${line}`, `the entry that begins here is longer than ${sizeText(partMost)}`);
  };
  let lastLine = 1;
  for await (const part of harParts(chunks, partMost, tooLong)) {
    if (part.kind === 'end') {
      if (!part.hasEntries) {
        throw wrong(
          `${file}:1`,
          'neither a recording of pdk conform --record, whose first line says so, nor a HAR, which has "log" with "entries"',
        );
      }
      if (!part.isWhole) yield { kind: 'cut', where: `${file} ends in the middle, after line ${lastLine}` };
      return;
    }
    lastLine = part.line;
    const value = parseJson(part.bytes.toString('utf8'));
    if (!isObject(value)) {
      throw wrong(
        `${file}:${part.line}`,
        `what begins here is no JSON: ${quoted(part.bytes.toString('utf8', 0, 200))}`,
      );
    }
    if (part.kind === 'head') {
      const head = readHead(value);
      if (typeof head === 'string') throw wrong(`${file}:${part.line}`, head);
      yield { kind: 'head', head };
    } else yield itemOf(value);
  }
}

/** Reads an entry of a HAR: written by the kit it is a whole exchange, by another tool a call. */
function itemOf(entry: JsonObject): RecordingItem {
  const own = entry[ownMember];
  const recorded = isObject(own) ? readExchange(own, () => sidesIn(entry)) : 'none of ours';
  if (typeof recorded !== 'string') return { kind: 'exchange', recorded };
  const call = callIn(entry);
  return typeof call === 'string' ? { kind: 'passed', because: call } : { kind: 'call', call };
}

const wrong = (where: string, what: string): UsageError => new UsageError(`${where}: ${what}`);

const quoted = (text: string): string => JSON.stringify(text.length <= 20 ? text : `${text.slice(0, 20)}…`);
