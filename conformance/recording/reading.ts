import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { SeenCall } from '../judging/seen-call.js';
import { isObject, type Json, parseJson } from '../target/json.js';
import { sizeText } from '../target/limits.js';
import { UsageError } from '../target/usage-error.js';
import { ownMember } from './har.js';
import { callIn } from './har-entry.js';
import { harParts } from './har-parts.js';
import { linesOf } from './lines.js';
import {
  type RecordedExchange,
  type RecordingHead,
  readExchange,
  readHead,
  recordingFormat,
} from './recorded.js';

/** What a file tells, in its order. */
export type Told =
  /** What the recording says of itself; a HAR of somebody else says nothing. */
  | { readonly kind: 'head'; readonly head: RecordingHead }
  /** An exchange of ours, with everything that was known of it. */
  | { readonly kind: 'exchange'; readonly recorded: RecordedExchange }
  /** A call that somebody else has seen. */
  | { readonly kind: 'call'; readonly call: SeenCall }
  /** An entry of which nothing can be judged, and why. */
  | { readonly kind: 'passed'; readonly because: string }
  /** The file ends in the middle. */
  | { readonly kind: 'cut'; readonly where: string };

/** Bytes of one exchange in a file: two bodies of the size that a run judges, escaped. */
const partMost = 64 * 1024 * 1024;
const chunkBytes = 64 * 1024;

/** Reads a recording of ours, or a HAR, without ever holding more than one exchange of it. Throws a UsageError that names the line. */
export async function* readRecording(file: string): AsyncGenerator<Told, void> {
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

/** The first characters of a file. */
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

async function* fromLines(file: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Told, void> {
  const at = (number: number) => `${file}:${number}`;
  const tooLong = (number: number): never => {
    throw wrong(at(number), `the line is longer than ${sizeText(partMost)}`);
  };
  let hasHead = false;
  for await (const { number, bytes, isWhole } of linesOf(chunks, partMost, tooLong)) {
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

async function* fromHar(file: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Told, void> {
  const tooLong = (line: number): never => {
    throw wrong(`${file}:${line}`, `the entry that begins here is longer than ${sizeText(partMost)}`);
  };
  let lastLine = 1;
  for await (const part of harParts(chunks, ownMember, partMost, tooLong)) {
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
    } else yield toldBy(value);
  }
}

/** An entry of ours has everything of the exchange; what others have recorded is a call. */
function toldBy(entry: { readonly [name: string]: Json }): Told {
  const own = entry[ownMember];
  const call = callIn(entry);
  if (isObject(own)) {
    const exchange = readExchange({ ...own, ...textsOf(entry) });
    if (typeof exchange !== 'string') return { kind: 'exchange', recorded: exchange };
  }
  return typeof call === 'string' ? { kind: 'passed', because: call } : { kind: 'call', call };
}

/** Request and answer of one of our entries, as they were. */
function textsOf({ request, response }: { readonly [name: string]: Json }): {
  readonly [name: string]: Json;
} {
  const [sent, received] = [isObject(request) ? request : {}, isObject(response) ? response : {}];
  const [postData, content] = [sent['postData'], received['content']];
  const headers = (list: Json | undefined, except = '') =>
    Object.fromEntries(
      (Array.isArray(list) ? list : []).flatMap((each) =>
        isObject(each) && typeof each['name'] === 'string' && each['name'].toLowerCase() !== except
          ? [[each['name'], each['value'] ?? '']]
          : [],
      ),
    );
  const cookies = (Array.isArray(received['headers']) ? received['headers'] : []).flatMap((each) =>
    isObject(each) && each['name'] === 'set-cookie' ? [each['value'] ?? ''] : [],
  );
  return {
    request: {
      method: sent['method'] ?? '',
      url: sent['url'] ?? '',
      headers: headers(sent['headers']),
      ...(isObject(postData) ? { text: postData['text'] ?? '' } : {}),
    },
    response: {
      status: received['status'] ?? 0,
      headers: headers(received['headers'], 'set-cookie'),
      cookies,
      text: isObject(content) ? (content['text'] ?? '') : '',
    },
  };
}

const wrong = (where: string, what: string): UsageError => new UsageError(`${where}: ${what}`);

const quoted = (text: string): string => JSON.stringify(text.length <= 20 ? text : `${text.slice(0, 20)}…`);
