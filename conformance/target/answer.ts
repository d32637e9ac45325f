import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import type { Dispatcher } from 'undici';
import type { Json } from '../../spec/source/json.js';
import { parseJson } from './json.js';
import { formLimits, sizeText } from './limits.js';
import type { Transport, WireResponse } from './transport.js';

/** The answer cannot be judged: it was cut off, is not HTTP, or exceeds a limit. That is no evidence for any rule. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
  /** Whether it exceeds a limit: then it is not requested again. */
  readonly isOverLimit: boolean = false;
}

/** @param what names the limit, such as `its body is larger than 64 MiB (--max-body)` */
export const overLimit = (what: string): UnreadableAnswer =>
  Object.assign(new UnreadableAnswer(what), { isOverLimit: true });

/** @param most bytes that `--max-body` allows */
function bodyOverLimit(most: number): UnreadableAnswer {
  const { judgedBytes } = formLimits;
  const [bytes, why] =
    most <= judgedBytes ? [most, ' (--max-body)'] : [judgedBytes, ', the most that is judged'];
  return overLimit(`its body is larger than ${sizeText(bytes)}${why}`);
}

/** Receives an answer within limits. It never pauses undici: a connection that ends then fails an assertion of undici. */
export function exchangeHandler(
  most: number,
  signal: AbortSignal | undefined,
  { resolve, reject }: { resolve(response: WireResponse): void; reject(error: unknown): void },
): Dispatcher.DispatchHandler {
  const usable = Math.min(most, formLimits.judgedBytes);
  let head: Omit<WireResponse, 'text'> = { status: 0, headers: {}, cookies: [] };
  let [body, length] = [Buffer.alloc(0), 0];
  let [isConnected, isOver] = [false, false];
  const end = () => {
    signal?.removeEventListener('abort', abort);
    [body, length, isOver] = [Buffer.alloc(0), 0, true];
  };
  const fail = (error: unknown, controller?: Dispatcher.DispatchController) => {
    end();
    reject(error);
    controller?.abort(error instanceof Error ? error : new Error(String(error)));
  };
  let abort = () => fail(signal?.reason);

  return {
    onRequestStart(controller) {
      isConnected = true;
      abort = () => fail(signal?.reason, controller);
      if (signal?.aborted) abort();
      else signal?.addEventListener('abort', abort, { once: true });
    },
    onResponseStart({ rawHeaders }, status) {
      const raw = (Array.isArray(rawHeaders) ? rawHeaders : []).map((each) =>
        typeof each === 'string' ? each : each.toString('latin1'),
      );
      head = { status, ...headersOf(pairsOf(raw)) };
    },
    onResponseData(controller, chunk) {
      if (isOver) return;
      const start = length;
      length += chunk.length;
      if (length > usable) return fail(bodyOverLimit(most), controller);
      // One growing buffer: a target may send its body in millions of chunks.
      if (length > body.length) {
        const larger = Buffer.allocUnsafeSlow(Math.min(usable, Math.max(length, 2 * body.length)));
        body.copy(larger, 0, 0, start);
        body = larger;
      }
      body.set(chunk, start);
    },
    onResponseEnd() {
      if (isOver) return;
      try {
        const received = body.subarray(0, length);
        // An encoding that was not asked for is ignored. A byte order mark is kept, as a question on CSV asks for it.
        const text = (decompressed(received, head.headers, usable) ?? received).toString();
        checkJson(text);
        end();
        resolve({ ...head, text });
      } catch (error) {
        fail(readable(error, most));
      }
    },
    onResponseError(_, error) {
      fail(isConnected ? readable(error, most) : error);
    },
  };
}

function readable(error: unknown, most: number): UnreadableAnswer {
  if (error instanceof UnreadableAnswer) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ERR_BUFFER_TOO_LARGE') return bodyOverLimit(most);
  if (code === 'UND_ERR_HEADERS_OVERFLOW') {
    return overLimit(`its head is larger than ${sizeText(formLimits.headBytes)}`);
  }
  const message = error instanceof Error ? error.message : String(error);
  return new UnreadableAnswer(message, { cause: error });
}

/** Headers by name in lower case, values of a name joined by ", "; cookies as a list, as they may have commas. */
export function headersOf(
  pairs: readonly (readonly [name: string, value: string])[],
): Pick<WireResponse, 'headers' | 'cookies'> {
  const headers = new Map<string, string>();
  const cookies: string[] = [];
  for (const [given, value] of pairs) {
    const name = given.toLowerCase();
    const earlier = headers.get(name);
    if (name === 'set-cookie') cookies.push(value);
    headers.set(name, earlier === undefined || name === 'set-cookie' ? value : `${earlier}, ${value}`);
  }
  return { headers: Object.fromEntries(headers), cookies };
}

/** Raw headers have names and values in turn. */
export function pairsOf(raw: readonly string[]): readonly (readonly [name: string, value: string])[] {
  return raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1] ?? ''] as const] : []));
}

export const acceptedEncodings = 'gzip, deflate, br';

/** By name. Many servers omit the zlib header of "deflate", which the first byte shows. */
const decoders: Readonly<Record<string, (bytes: Buffer, limit: { maxOutputLength: number }) => Buffer>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  br: brotliDecompressSync,
  deflate: (bytes, limit) => (((bytes[0] ?? 0) & 0x0f) === 0x08 ? inflateSync : inflateRawSync)(bytes, limit),
};

/** Decompresses a body, into at most so many bytes after each encoding; undefined if an encoding is not known. */
export function decompressed(
  bytes: Buffer,
  { 'content-encoding': encodings = '' }: WireResponse['headers'],
  most: number,
): Buffer | undefined {
  const names = encodings.toLowerCase().split(/[\s,]+/);
  const made = names.filter((each) => each !== '' && each !== 'identity');
  if (made.length > formLimits.encodings) {
    throw overLimit(`its body is encoded ${made.length} times over, more than ${formLimits.encodings}`);
  }
  let decoded = bytes;
  for (const name of made.toReversed()) {
    const decode = decoders[name];
    if (!decode) return undefined;
    // An answer without a body has nothing to decode, whatever its headers say.
    if (decoded.length > 0) decoded = decode(decoded, { maxOutputLength: most });
  }
  return decoded;
}

/** Applies the limits of answers to a custom transport, as code that traverses answers relies on them. */
export function bounded(transport: Transport, bodyBytes: number): Transport {
  return async (request, signal) => {
    const response = await transport(request, signal);
    if (Buffer.byteLength(response.text) > Math.min(bodyBytes, formLimits.judgedBytes))
      throw bodyOverLimit(bodyBytes);
    checkJson(response.text);
    return response;
  };
}

/** Checks a text that may be JSON before it is parsed: code that traverses its value need not care for depth and size. */
function checkJson(text: string): void {
  if (!/^\s*["[{]/.test(text)) return;
  let [depth, values] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') {
      const start = at;
      for (at += 1; at < text.length && text[at] !== '"'; at += 1) if (text[at] === '\\') at += 1;
      if (at - start > formLimits.textBytes)
        throw overLimit(`its JSON has a text of more than ${sizeText(formLimits.textBytes)}`);
    } else if (letter === ']' || letter === '}') depth -= 1;
    else if (letter === ',' || letter === '[' || letter === '{') {
      values += 1;
      if (letter !== ',') depth += 1;
      if (values > formLimits.values)
        throw overLimit(`its JSON has more than ${formLimits.values.toLocaleString('en')} values`);
      if (depth > formLimits.depth)
        throw overLimit(`its JSON is nested deeper than ${formLimits.depth} levels`);
    }
  }
}

/** Parses a body that was not read by a transport of ours; undefined if it is not JSON, or exceeds the limits of one. */
export function jsonWithin(text: string): Json | undefined {
  try {
    checkJson(text);
  } catch {
    return undefined;
  }
  return parseJson(text);
}

const titleMost = 80;

/** Describes an answer that is an HTML page, with its title if it has one; undefined if it is no page. */
export function pageIn({ headers, text }: Pick<WireResponse, 'headers' | 'text'>): string | undefined {
  const begins = text.slice(0, 2000);
  const isHtml = /^\s*<(?:!doctype\s+html|html)\b/i.test(begins);
  const isDeclared = /^\s*</.test(begins) && /^text\/html\b/i.test(headers['content-type'] ?? '');
  if (!isHtml && !isDeclared) return undefined;
  const title = /<title[^>]{0,200}>([^<]{1,200})/i.exec(begins)?.[1]?.trim();
  return title ? `a page of HTML ("${title.slice(0, titleMost)}")` : 'a page of HTML';
}
