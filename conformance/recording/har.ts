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
export function callIn(entry: JsonObject, sides: Sides): SeenCall | string {
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

/** Finds the parts of a file that are to be parsed, byte by byte: a file may be larger than memory, and is untrusted. */
export interface Scanner {
  /** Returns what begins with this byte, or `end` if a part ends with it. */
  step(byte: number): 'line' | 'head' | 'entry' | 'end' | undefined;
  /** Why the file is none of this form, and whether it is complete, once all of it was scanned. */
  end(): { readonly wrong: string | undefined; readonly isWhole: boolean };
}

const [quote, backslash, colon] = [0x22, 0x5c, 0x3a];
const openings: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const closings: ReadonlySet<number> = new Set([0x5d, 0x7d]);
/** Bytes kept of a member's name: enough for those that are looked for. */
const nameMost = 16;

/** Finds the entries of a HAR, and the head that the kit writes beside them. */
export function harScanner(): Scanner {
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  let text = '';
  /** The names of the members of the two outer objects in which the scanner is. */
  const path = ['', ''];
  let hasEntries = false;
  let until: number | undefined;

  function begun(): 'head' | 'entry' | undefined {
    const isEntries = path.join('.') === 'log.entries';
    if (depth === 3 && isEntries) hasEntries = true;
    if (depth === 3 && path.join('.') === `log.${ownMember}`) return 'head';
    return depth === 4 && isEntries ? 'entry' : undefined;
  }

  return {
    step(byte) {
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) isText = false;
        if (isText && depth <= 2 && text.length < nameMost) text += String.fromCharCode(byte);
      } else if (byte === quote) {
        isText = true;
        text = '';
      } else if (byte === colon && depth <= 2) path[depth - 1] = text;
      else if (openings.has(byte)) {
        depth += 1;
        const part = until === undefined && depth <= 4 ? begun() : undefined;
        if (part !== undefined) until = depth - 1;
        return part;
      } else if (closings.has(byte)) {
        depth -= 1;
        if (until !== depth) return undefined;
        until = undefined;
        return 'end';
      }
      return undefined;
    },
    end: () => ({
      wrong: hasEntries
        ? undefined
        : 'neither a recording of pdk conform --record, whose first line says so, nor a HAR, which has "log" with "entries"',
      isWhole: depth === 0 && !isText,
    }),
  };
}
