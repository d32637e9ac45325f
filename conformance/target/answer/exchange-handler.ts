import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { jsonShape } from '../json.js';
import { formLimits, sizeText } from '../limits.js';
import type { Transport, WireResponse } from '../transport.js';
import { bodyOverLimit, overLimit, UnreadableAnswer } from './unreadable.js';

/** Receives an answer within limits. It never pauses undici: a connection that ends then fails an assertion of undici. */
export function exchangeHandler(
  most: number,
  reading: Reading,
  signal: AbortSignal | undefined,
  { resolve, reject }: { resolve(response: WireResponse): void; reject(error: Error): void },
): Dispatcher.DispatchHandler {
  const body = collectBody(most, reading);
  let head: Pick<WireResponse, 'status' | 'headers' | 'cookies'> | undefined;
  let decoding: Decoding | undefined;
  let isConnected = false;
  let isOver = false;
  let onWire = 0;
  const fail = (error: Error, controller?: Dispatcher.DispatchController) => {
    signal?.removeEventListener('abort', abort);
    decoding?.stop();
    isOver = true;
    body.drop();
    reject(error);
    controller?.abort(error);
  };
  let abort = () => fail(reasonOf(signal));

  return {
    onRequestStart(controller) {
      isConnected = true;
      abort = () => fail(reasonOf(signal), controller);
      if (signal?.aborted) abort();
      else signal?.addEventListener('abort', abort, { once: true });
    },
    onResponseStart(controller, status, headers) {
      try {
        head = { status, ...headOf(controller.rawHeaders, headers) };
        decoding = decodingOf(head.headers['content-encoding'], most, {
          data: (chunk) => (isOver ? undefined : body.add(chunk)),
          end() {
            signal?.removeEventListener('abort', abort);
            if (head) resolve({ ...head, text: body.text() });
          },
          failed: (error) => fail(readable(error), controller),
        });
      } catch (error) {
        fail(readable(error), controller);
      }
    },
    onResponseData(controller, chunk) {
      try {
        onWire += chunk.length;
        if (onWire > most) throw bodyOverLimit(most);
        decoding?.write(chunk);
      } catch (error) {
        fail(readable(error), controller);
      }
    },
    onResponseEnd() {
      if (!isOver) decoding?.end();
    },
    onResponseError(_, error) {
      fail(isConnected ? readable(error) : error);
    },
  };
}

/** Converts an error about an answer to an UnreadableAnswer. */
function readable(error: unknown): UnreadableAnswer {
  if (error instanceof UnreadableAnswer) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'UND_ERR_HEADERS_OVERFLOW') {
    return overLimit(`its head is larger than ${sizeText(formLimits.headBytes)}`);
  }
  const message = error instanceof Error ? error.message : String(error);
  return new UnreadableAnswer(message, { isOverLimit: false, cause: error });
}

function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new Error('the exchange was given up');
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

/** The headers that undici has received, decoded as Latin-1. */
function headOf(
  raw: Dispatcher.DispatchController['rawHeaders'],
  parsed: Readonly<Record<string, string | string[] | undefined>>,
): Pick<WireResponse, 'headers' | 'cookies'> {
  const latin1 = (text: Buffer | string) => (typeof text === 'string' ? text : text.toString('latin1'));
  if (Array.isArray(raw)) return headersOf(pairsOf(raw.map(latin1)));
  return headersOf(
    Object.entries(parsed).flatMap(([name, value]) =>
      [value ?? []].flat().map((each) => [name, each] as const),
    ),
  );
}

/** Total size of the bodies that are being read. It is limited, as reading never pauses a sender. */
export interface Reading {
  bytes: number;
}

/** Shared, as creating one costs as much as decoding some kilobytes. Keeps a byte order mark, of which a question on CSV asks. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

const firstBytes = 16 * 1024;
/** Buffers of at least this size are reused, as freed ones stay in memory until the next garbage collection. */
const spareLeast = 1024 * 1024;
let spare: Buffer | undefined;

/** Collects the chunks of a body. Throws if it exceeds `--max-body` or the limits. */
function collectBody(most: number, reading: Reading) {
  const { judgedBytes, readingBytes } = formLimits;
  const usable = Math.min(most, judgedBytes);
  const look = jsonShape();
  let bytes: Buffer = Buffer.alloc(0);
  let length = 0;
  const drop = (): void => {
    reading.bytes -= length;
    leave(bytes);
    bytes = Buffer.alloc(0);
    length = 0;
  };
  const refuse = (why: Error): never => {
    drop();
    throw why;
  };
  return {
    add(chunk: Uint8Array): void {
      const end = length + chunk.length;
      if (end > usable) refuse(bodyOverLimit(most));
      if (reading.bytes + chunk.length > readingBytes)
        refuse(overLimit(`it and the answers beside it are larger than ${sizeText(readingBytes)} in all`));
      look(chunk);
      // One growing buffer: keeping chunks and joining them would need the memory twice.
      if (end > bytes.length) {
        const room = Math.min(usable, Math.max(end, bytes.length * 2, firstBytes));
        const larger = spare && spare.length >= room ? spare : Buffer.allocUnsafeSlow(room);
        if (larger === spare) spare = undefined;
        bytes.copy(larger, 0, 0, length);
        leave(bytes);
        bytes = larger;
      }
      bytes.set(chunk, length);
      reading.bytes += chunk.length;
      length = end;
    },
    /** Decodes the body as UTF-8, including a byte order mark, and releases its memory. */
    text(): string {
      const text = utf8.decode(bytes.subarray(0, length));
      drop();
      return text;
    },
    drop,
  };
}

function leave(bytes: Buffer): void {
  if (bytes.length >= spareLeast && bytes.length > (spare?.length ?? 0)) spare = bytes;
}

/** Applies the limits of answers to a custom transport, as code that traverses answers relies on them. */
export function bounded(transport: Transport, bodyBytes: number): Transport {
  return async (request, signal) => {
    const response = await transport(request, signal);
    const bytes = Buffer.from(response.text);
    if (bytes.length > Math.min(bodyBytes, formLimits.judgedBytes)) throw bodyOverLimit(bodyBytes);
    jsonShape()(bytes);
    return response;
  };
}

/** The value of Accept-Encoding. */
export const acceptedEncodings = 'gzip, deflate, br';

interface Decoding {
  write(chunk: Uint8Array): void;
  end(): void;
  /** Aborts the decoding. */
  stop(): void;
}

/** Receives the decoded body. An error thrown by `data` ends the decoding. */
interface Sink {
  data(chunk: Uint8Array): void;
  end(): void;
  failed(error: Error): void;
}

const chunkSize = 64 * 1024;

/** By name. Many servers omit the zlib header of "deflate", which the first byte shows. */
const decoders = new Map<string, (first: number) => Transform>([
  ['gzip', () => createGunzip({ chunkSize })],
  ['x-gzip', () => createGunzip({ chunkSize })],
  ['br', () => createBrotliDecompress({ chunkSize })],
  [
    'deflate',
    (first) => ((first & 0x0f) === 0x08 ? createInflate({ chunkSize }) : createInflateRaw({ chunkSize })),
  ],
]);

/** Makes the decoding of a body, of at most `most` bytes after each encoding; unknown encodings are ignored. */
function decodingOf(contentEncoding: string | undefined, most: number, sink: Sink): Decoding {
  const named = (contentEncoding ?? '').toLowerCase().split(',');
  const known = named.flatMap((name) => decoders.get(name.trim()) ?? []);
  if (known.length > formLimits.encodings) {
    throw overLimit(`its body is encoded ${known.length} times over, more than ${formLimits.encodings}`);
  }
  // Encodings are undone in reverse order.
  return known.reduce<Decoding>((inner, make) => layer(make, inner, most, sink), {
    write: sink.data,
    end: sink.end,
    stop: () => undefined,
  });
}

function layer(
  make: (first: number) => Transform,
  inner: Decoding,
  most: number,
  { failed }: Sink,
): Decoding {
  let decoder: Transform | undefined;
  let length = 0;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    decoder?.destroy();
    inner.stop();
  };
  const fail = (error: unknown) => {
    if (isStopped) return;
    stop();
    failed(error instanceof Error ? error : new Error(String(error)));
  };
  const begin = (first: number): Transform =>
    make(first)
      .on('data', (chunk: Buffer) => {
        if (isStopped) return;
        length += chunk.length;
        try {
          if (length > most) throw bodyOverLimit(most);
          inner.write(chunk);
        } catch (error) {
          fail(error);
        }
      })
      .on('end', () => inner.end())
      .on('error', fail);
  return {
    write(chunk) {
      if (isStopped || chunk.length === 0) return;
      decoder ??= begin(chunk[0] ?? 0);
      decoder.write(chunk);
    },
    // An answer without a body has nothing to decode, whatever its headers say.
    end: () => (decoder ? void decoder.end() : inner.end()),
    stop,
  };
}
