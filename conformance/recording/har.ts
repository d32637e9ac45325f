import type { SeenCall } from '../judging/observed-call.js';
import { headersOf } from '../target/answer.js';
import { isArray, isObject, type Json, type JsonObject } from '../target/json.js';
import type { Sides } from './recorded.js';

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
