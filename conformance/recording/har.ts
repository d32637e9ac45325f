import type { SeenCall } from '../judging/observed-call.js';
import { headersOf } from '../target/answer.js';
import { isArray, isObject, type Json, type JsonObject } from '../target/json.js';
import { ownMember, type Sides } from './recorded.js';

/** Returns request and response of an entry, or why it has none. The body of the response may be incomplete. */
export function sidesIn({ request, response }: JsonObject): Sides | string {
  if (!isObject(request) || !isObject(response)) return 'without a request and an answer';
  const { method, url, postData } = request;
  const { status, content } = response;
  if (typeof method !== 'string' || typeof url !== 'string' || !URL.canParse(url))
    return 'without a method and an address';
  const { headers } = readHeaders(request['headers']);
  return {
    request: { method, url, headers, text: isObject(postData) ? textOf(postData['text']) : undefined },
    response: {
      status: typeof status === 'number' ? status : 0,
      ...readHeaders(response['headers']),
      text: (isObject(content) ? textOf(content['text']) : undefined) ?? '',
    },
  };
}

/** Returns the call of an entry of another tool, or why it cannot be judged. */
export function callIn(entry: JsonObject): SeenCall | string {
  const sides = sidesIn(entry);
  if (typeof sides === 'string') return sides;
  const { request, response } = sides;
  const { status, cookies } = response;
  if (status < 200) return 'without an answer (aborted, or blocked)';
  if (isWebSocket(entry, request.url) || status === 101) return 'of a WebSocket';
  if (isFromCache(entry)) return 'answered by a cache';
  if (status >= 300 && status <= 399) return status === 304 ? 'answered by a cache' : 'redirects';
  const sentAt = Date.parse(textOf(entry['startedDateTime']) ?? '');
  const timeMs = typeof entry['time'] === 'number' && entry['time'] >= 0 ? entry['time'] : 0;
  if (Number.isNaN(sentAt)) return 'without a time';
  return {
    request: { ...request, method: request.method.toUpperCase() },
    isRequestKnown: isKnown(request, entry['request']),
    response: {
      ...response,
      cookies: cookies.flatMap((value) => value.split('\n')),
      text: bodyIn(sides, entry['response']),
    },
    sentAt,
    receivedAt: sentAt + timeMs,
  };
}

/** Whether the request body is complete: exporters may omit it, cut it, or leave it compressed. */
function isKnown({ method, headers, text }: Sides['request'], request: Json | undefined): boolean {
  if (headers['content-encoding'] !== undefined) return false;
  const lengths = [isObject(request) ? request['bodySize'] : undefined, headers['content-length']]
    .map(Number)
    .filter((length) => length >= 0);
  const mayHaveNone = lengths.length > 0 || /^(get|head|delete|options)$/i.test(method);
  if (text === undefined) return mayHaveNone && lengths.every((length) => length === 0);
  return lengths.every((length) => length === 0 || length === Buffer.byteLength(text));
}

/** Returns the response body; undefined if it is incomplete: exporters may omit it, cut it, or write it in base64. */
function bodyIn({ request, response }: Sides, given: Json | undefined): string | undefined {
  const { status, headers } = response;
  if (status === 204 || /^head$/i.test(request.method) || headers['content-length'] === '0') return '';
  const content = isObject(given) ? given['content'] : undefined;
  if (!isObject(content)) return undefined;
  const { text, encoding, size } = content;
  if (typeof text !== 'string') return undefined;
  if (encoding === 'base64') {
    const bytes = Buffer.from(text, 'base64');
    return isCut(bytes.length, size) ? undefined : bytes.toString('utf8');
  }
  if (typeof encoding === 'string' && encoding !== '') return undefined;
  if (text === '') return size === 0 ? '' : undefined;
  return isCut(Buffer.byteLength(text), size) ? undefined : text;
}

/** Whether a body was cut: it is shorter than its size, which exporters give before or after compression. */
function isCut(bytes: number, size: Json | undefined): boolean {
  return typeof size === 'number' && size > 0 && bytes < size;
}

function isFromCache(entry: JsonObject): boolean {
  const from = entry['_fromCache'] ?? entry['_served_from_cache'];
  const { response } = entry;
  const fetched = isObject(response) ? response['_fetchedViaServiceWorker'] : undefined;
  return (typeof from === 'string' && from !== '') || from === true || fetched === true;
}

function isWebSocket(entry: JsonObject, url: string): boolean {
  return (
    entry['_webSocketMessages'] !== undefined || entry['_resourceType'] === 'websocket' || /^wss?:/i.test(url)
  );
}

/** Headers and cookies, without the pseudo-headers of HTTP/2, which begin with a colon. */
const readHeaders = (list: Json | undefined) =>
  headersOf(pairsIn(list).filter(([name]) => !name.startsWith(':')));

function pairsIn(list: Json | undefined): (readonly [name: string, value: string])[] {
  return (isArray(list) ? list : []).flatMap((each) => {
    const [name, value] = isObject(each) ? [textOf(each['name']), textOf(each['value'])] : [];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });
}

const textOf = (value: Json | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** An entry that is cut out of a HAR, or the head that the kit writes beside the entries. */
interface HarPart {
  readonly kind: 'entry' | 'head';
  readonly bytes: Buffer;
  readonly line: number;
}

/** Yielded at the end of the file. */
interface HarEnd {
  readonly kind: 'end';
  readonly hasEntries: boolean;
  /** Whether every object, array and string is closed. */
  readonly isWhole: boolean;
}

const [quote, backslash, colon, newline] = [0x22, 0x5c, 0x3a, 0x0a];
const openings: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const closings: ReadonlySet<number> = new Set([0x5d, 0x7d]);
/** Bytes kept of a member's name: enough for those that are looked for. */
const nameMost = 16;

/** Cuts a HAR into its entries without parsing them, one at a time: it may be larger than memory, and is untrusted. */
export async function* harParts(
  chunks: AsyncIterable<Buffer>,
  most: number,
  tooLong: (line: number) => never,
): AsyncGenerator<HarPart | HarEnd, void> {
  let depth = 0;
  let line = 1;
  let isText = false;
  let isEscaped = false;
  let text = '';
  let name = '';
  let isLog = false;
  let isEntries = false;
  let hasEntries = false;
  let cutting:
    | { kind: HarPart['kind']; until: number; line: number; parts: Buffer[]; length: number }
    | undefined;
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (byte === newline) line += 1;
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) isText = false;
        if (isText && depth <= 2 && text.length < nameMost) text += String.fromCharCode(byte);
        continue;
      }
      if (byte === quote) {
        isText = true;
        text = '';
      } else if (byte === colon) {
        if (depth === 1) isLog = text === 'log';
        if (depth <= 2) name = text;
      } else if (openings.has(byte)) {
        depth += 1;
        if (depth === 3 && isLog && name === 'entries') {
          isEntries = true;
          hasEntries = true;
        }
        const isHead = depth === 3 && isLog && name === ownMember;
        if (cutting === undefined && (isHead || (isEntries && depth === 4))) {
          cutting = { kind: isHead ? 'head' : 'entry', until: depth - 1, line, parts: [], length: 0 };
          from = at;
        }
      } else if (closings.has(byte)) {
        depth -= 1;
        if (depth === 2) isEntries = false;
        if (cutting?.until === depth) {
          const { kind, line: begun, parts } = cutting;
          yield { kind, line: begun, bytes: Buffer.concat([...parts, chunk.subarray(from, at + 1)]) };
          cutting = undefined;
        }
      }
    }
    if (!cutting) continue;
    cutting.parts.push(chunk.subarray(from));
    cutting.length += chunk.length - from;
    if (cutting.length > most) tooLong(cutting.line);
  }
  yield { kind: 'end', hasEntries, isWhole: depth === 0 && !isText };
}
