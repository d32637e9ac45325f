import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { createGunzip } from 'node:zlib';
import { kit } from '../../spec/exchange/kit.js';
import { checkBySchema, problemText } from '../files/read-file.js';
import type { SeenCall } from '../judging/observed-call.js';
import { headersOf, jsonWithin } from '../target/answer.js';
import type { Exchange } from '../target/exchange.js';
import { isArray, isObject, type Json, type JsonObject, parseJson } from '../target/json.js';
import { sizeText } from '../target/limits.js';
import { isOperation, type Target } from '../target/target.js';
import { UsageError } from '../target/usage-error.js';
import { decodedJson, type Forms } from '../target/wire/form.js';

/** The `format` in the first line of a recording, and its version. */
const recordingFormat = 'people-data-kit recording';
const recordingVersion = 1;
/** The custom HAR member for everything of an exchange that HAR has no field for. */
export const ownMember = '_pdk';

/** Where the exchanges were sent, and whether secrets and names are pseudonyms, as recording.schema.json describes it. */
export interface RecordingHead {
  readonly format: typeof recordingFormat;
  readonly version: typeof recordingVersion;
  readonly kit: { readonly name: string; readonly version: string };
  readonly startedAt: string;
  readonly target: Pick<
    Target,
    'peopleUrl' | 'identityUrl' | 'ledgerUrl' | 'billingUrl' | 'org' | 'otherOrg' | 'emptyOrg'
  >;
  readonly seed: number;
  readonly callers: 'ours' | 'others';
  readonly names: 'pseudonyms' | 'raw';
  readonly secrets: readonly string[];
}

/** One exchange in a recording: without the parsed bodies, which follow from their texts. */
export interface RecordedExchange extends Omit<Exchange, 'request' | 'response'>, Sides {
  /** The bodies that were cut. Such an exchange is not judged. */
  readonly cut?: readonly string[];
}

interface Sides {
  readonly request: Omit<Exchange['request'], 'json'>;
  readonly response: Omit<Exchange['response'], 'json'>;
}

/** Maximum characters of a body in a recording: as much as a run judges. */
const bodyMost = 4 * 1024 * 1024;

export function headOf(head: Omit<RecordingHead, 'format' | 'version' | 'kit'>): RecordingHead {
  const { peopleUrl, identityUrl, ledgerUrl, billingUrl, org, otherOrg, emptyOrg } = head.target;
  const target = { peopleUrl, identityUrl, ledgerUrl, billingUrl, org, otherOrg, emptyOrg };
  return { format: recordingFormat, version: recordingVersion, kit, ...head, target };
}

export function recordedOf({ request, response, ...exchange }: Exchange): RecordedExchange {
  const { json: _, ...sent } = request;
  const { json: __, ...received } = response;
  const texts = { request: sent.text ?? '', response: received.text };
  const cut = (['request', 'response'] as const).filter((side) => texts[side].length > bodyMost);
  return {
    ...exchange,
    request: { ...sent, text: sent.text?.slice(0, bodyMost) },
    response: { ...received, text: received.text.slice(0, bodyMost) },
    ...(cut.length === 0 ? {} : { cut }),
  };
}

/** Restores an exchange from a recording. @param forms the wire format of the target */
export function exchangeOf({ cut: _, ...recorded }: RecordedExchange, forms: Forms): Exchange {
  const { operation, request, response } = recorded;
  const json = decodedJson(forms, { operation, status: response.status }, jsonWithin(response.text));
  return {
    ...recorded,
    request: { ...request, text: request.text, json: jsonWithin(request.text ?? '') },
    response: { ...response, json },
  };
}

const check = checkBySchema<RecordingHead | RecordedExchange>('recording.schema.json');

/** Reads a line of a recording, or says why the value is none. */
function readLine(value: unknown): RecordingHead | RecordedExchange | string {
  const checked = check(value);
  if ('problems' in checked) return problemText(checked.problems);
  const line = checked.value;
  if ('format' in line) return line;
  if (!isOperation(line.operation)) return `no operation of the contract: ${JSON.stringify(line.operation)}`;
  return URL.canParse(line.request.url) ? line : 'a request without an address';
}

export type RecordingItem =
  /** The head of the recording; a HAR of another tool has none. */
  | { readonly kind: 'head'; readonly head: RecordingHead }
  /** An exchange recorded by the kit, with everything that was known of it. */
  | { readonly kind: 'exchange'; readonly recorded: RecordedExchange }
  | { readonly kind: 'call'; readonly call: SeenCall }
  /** An entry that cannot be judged, and why. */
  | { readonly kind: 'passed'; readonly because: string }
  | { readonly kind: 'cut'; readonly where: string };

/** Maximum characters of a line: two bodies of the size that a run judges, escaped. */
const lineMost = 64 * 1024 * 1024;
/** Maximum characters of a HAR, which is read as a whole. */
const harMost = 256 * 1024 * 1024;

/** Reads a recording of the kit, which may be larger than memory, or a HAR. Throws a UsageError that names the line. */
export async function* readRecording(file: string): AsyncGenerator<RecordingItem, void> {
  const texts = textsOf(file);
  const begin = (await texts.next()).value ?? '';
  if (begin.trim() === '') throw wrong(file, 'it is empty: a recording or a HAR is expected');
  const isHar = !begin.includes(recordingFormat) || /^[\s\ufeff]*\{\s*"log"/.test(begin);
  async function* all() {
    yield begin;
    yield* texts;
  }
  yield* isHar ? entriesIn(file, all()) : linesIn(file, all());
}

/** The text of a file, in parts: of UTF-8 or, by its byte order mark, UTF-16, and decompressed if it is gzip. */
async function* textsOf(file: string): AsyncGenerator<string, void> {
  let decoder: TextDecoder | undefined;
  try {
    const [first = Buffer.alloc(0)]: Buffer[] = await createReadStream(file, { end: 1 }).toArray();
    const source = createReadStream(file);
    for await (const chunk of first.equals(gzipBegin) ? source.pipe(createGunzip()) : source) {
      decoder ??= new TextDecoder(chunk[0] === 0xff ? 'utf-16le' : chunk[0] === 0xfe ? 'utf-16be' : 'utf-8');
      yield decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    if (!existsSync(file)) throw wrong(file, 'there is no such file');
    // Without the end of the compressed file, the recording is read up to there.
    const isCutOff = error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR';
    if (!isCutOff) throw wrong(file, `it cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  yield decoder?.decode() ?? '';
}

const gzipBegin = Buffer.from([0x1f, 0x8b]);

async function* linesIn(file: string, texts: AsyncIterable<string>): AsyncGenerator<RecordingItem, void> {
  let number = 0;
  let unreadable: string | undefined;
  for await (const text of createInterface({ input: Readable.from(texts) })) {
    number += 1;
    const where = `${file}:${number}`;
    if (unreadable !== undefined) throw wrong(unreadable, 'no JSON');
    if (text.length > lineMost) throw wrong(where, `a line longer than ${sizeText(lineMost)}`);
    if (text.trim() === '') continue;
    const value = parseJson(text);
    if (value === undefined) unreadable = where;
    else yield recordedIn(value, where);
  }
  if (unreadable !== undefined)
    yield { kind: 'cut', where: `${unreadable} ends in the middle of an exchange` };
}

async function* entriesIn(file: string, texts: AsyncIterable<string>): AsyncGenerator<RecordingItem, void> {
  let text = '';
  for await (const part of texts) {
    text += part;
    if (text.length > harMost)
      throw wrong(file, `a HAR larger than ${sizeText(harMost)}; as NDJSON a recording may have any size`);
  }
  const read = parseJson(text);
  const log = isObject(read) ? read['log'] : undefined;
  const entries = isObject(log) ? log['entries'] : undefined;
  if (!isObject(log) || !isArray(entries))
    throw wrong(
      file,
      'neither a recording of pdk conform --record, whose first line says so, nor a HAR, which has "log" with "entries"',
    );
  if (log[ownMember] !== undefined) yield recordedIn(log[ownMember], file);
  for (const entry of entries) yield itemOf(entry);
}

function recordedIn(value: Json, where: string): RecordingItem {
  const line = readLine(value);
  if (typeof line === 'string') throw wrong(where, line);
  return 'format' in line ? { kind: 'head', head: line } : { kind: 'exchange', recorded: line };
}

/** Reads an entry of a HAR: written by the kit it is a whole exchange, by another tool a call. */
function itemOf(entry: Json): RecordingItem {
  const sides = isObject(entry) ? sidesIn(entry) : 'without a request and an answer';
  if (!isObject(entry) || typeof sides === 'string') return { kind: 'passed', because: String(sides) };
  const own = entry[ownMember];
  const recorded = isObject(own) ? readLine({ ...own, ...sides }) : '';
  if (typeof recorded !== 'string' && !('format' in recorded)) return { kind: 'exchange', recorded };
  const call = callIn(entry, sides);
  return typeof call === 'string' ? { kind: 'passed', because: call } : { kind: 'call', call };
}

const wrong = (where: string, what: string): UsageError => new UsageError(`${where}: ${what}`);

/** Returns request and response of an entry, or why it has none. The body of the response may be incomplete. */
function sidesIn({ request, response }: JsonObject): Sides | string {
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
function callIn(entry: JsonObject, sides: Sides): SeenCall | string {
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
