import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { SeenCall } from '../judging/observed-call.js';
import { isObject, parseJson } from '../target/json.js';
import { sizeText } from '../target/limits.js';
import { UsageError } from '../target/usage-error.js';
import { callIn, harScanner, type Scanner, sidesIn } from './har.js';
import {
  ownMember,
  type RecordedExchange,
  type RecordingHead,
  readExchange,
  readHead,
  recordingFormat,
  sidesOf,
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
  const isHar = !begin.includes(recordingFormat) || /^[\s\ufeff]*\{\s*"log"/.test(begin);
  const chunks = createReadStream(file, { highWaterMark: chunkBytes });
  try {
    yield* itemsIn(file, chunks, isHar ? harScanner() : lineScanner());
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

const newline = 0x0a;

/** Each line of a recording is a part. */
function lineScanner(): Scanner {
  let isWithin = false;
  return {
    step(byte) {
      const wasWithin = isWithin;
      isWithin = byte !== newline;
      if (wasWithin === isWithin) return undefined;
      return isWithin ? 'line' : 'end';
    },
    end: () => ({ wrong: undefined, isWhole: true }),
  };
}

interface Part {
  readonly kind: ReturnType<Scanner['step']>;
  readonly text: string;
  readonly line: number;
  /** Whether the end of it was found: the last one of a file that was cut off has none. */
  readonly isWhole: boolean;
}

async function* partsOf(file: string, chunks: AsyncIterable<Buffer>, { step }: Scanner) {
  let line = 1;
  let cutting: { kind: Part['kind']; line: number; parts: Buffer[]; length: number } | undefined;
  const partOf = ({ kind, line, parts }: NonNullable<typeof cutting>, isWhole: boolean): Part => ({
    ...{ kind, line, isWhole },
    text: Buffer.concat(parts).toString('utf8'),
  });
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      const found = step(byte);
      if (found === 'end' && cutting) {
        cutting.parts.push(chunk.subarray(from, at + 1));
        yield partOf(cutting, true);
        cutting = undefined;
      } else if (found !== undefined) {
        cutting = { kind: found, line, parts: [], length: 0 };
        from = at;
      }
      if (byte === newline) line += 1;
    }
    if (!cutting) continue;
    cutting.parts.push(chunk.subarray(from));
    cutting.length += chunk.length - from;
    if (cutting.length > partMost)
      throw wrong(`${file}:${cutting.line}`, `what begins here is longer than ${sizeText(partMost)}`);
  }
  if (cutting) yield partOf(cutting, false);
}

async function* itemsIn(
  file: string,
  chunks: AsyncIterable<Buffer>,
  scanner: Scanner,
): AsyncGenerator<RecordingItem, void> {
  let last: { readonly kind: RecordingItem['kind']; readonly line: number } | undefined;
  for await (const { kind, text, line, isWhole } of partsOf(file, chunks, scanner)) {
    if (text.trim() === '') continue;
    const where = `${file}:${line}`;
    const value = parseJson(text);
    if (value === undefined) {
      if (isWhole || (kind === 'line' && !last)) throw wrong(where, `no JSON: ${quoted(text)}`);
      yield { kind: 'cut', where: `${where} ends in the middle of an exchange` };
      return;
    }
    const item =
      kind === 'entry' ? itemOf(value) : kind === 'head' || !last ? headIn(value) : exchangeIn(value);
    if (typeof item === 'string') throw wrong(where, item);
    yield item;
    last = { kind: item.kind, line };
  }
  const { wrong: why, isWhole } = scanner.end();
  if (why !== undefined) throw wrong(`${file}:1`, why);
  if (!isWhole) yield { kind: 'cut', where: `${file} ends in the middle, after line ${last?.line ?? 1}` };
}

type Read = RecordingItem | string;
type Value = ReturnType<typeof parseJson>;

function headIn(value: Value): Read {
  const head = readHead(value);
  return typeof head === 'string' ? head : { kind: 'head', head };
}

function exchangeIn(value: Value): Read {
  const recorded = readExchange(value, sidesOf(value));
  return typeof recorded === 'string' ? recorded : { kind: 'exchange', recorded };
}

/** Reads an entry of a HAR: written by the kit it is a whole exchange, by another tool a call. */
function itemOf(entry: Value): Read {
  if (!isObject(entry)) return { kind: 'passed', because: 'without a request and an answer' };
  const sides = sidesIn(entry);
  const recorded = readExchange(entry[ownMember], sides);
  if (typeof recorded !== 'string') return { kind: 'exchange', recorded };
  const call = typeof sides === 'string' ? sides : callIn(entry, sides);
  return typeof call === 'string' ? { kind: 'passed', because: call } : { kind: 'call', call };
}

const wrong = (where: string, what: string): UsageError => new UsageError(`${where}: ${what}`);

const quoted = (text: string): string => JSON.stringify(text.length <= 20 ? text : `${text.slice(0, 20)}…`);
