import type { Dispatcher } from 'undici';
import { formLimits, sizeText } from '../limits.js';
import type { WireResponse } from '../transport.js';
import { collectBody, type Reading } from './body.js';
import { type Decoding, decodingOf } from './decoding.js';
import { bodyOverLimit, overLimit, UnreadableAnswer } from './unreadable.js';

interface Settled {
  resolve(response: WireResponse): void;
  reject(error: Error): void;
}

/**
 * Receives an answer from undici. It never pauses undici, as a connection that ends while its parser is paused breaks an
 * assertion of undici that cannot be caught. Memory is limited instead.
 * @param most maximum number of bytes of the body, on the wire and decoded
 * @param reading shared by all answers that are being read
 */
export function exchangeHandler(
  most: number,
  reading: Reading,
  signal: AbortSignal | undefined,
  { resolve, reject }: Settled,
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

/**
 * The headers of an answer: names in lower case, multiple values of a name joined by ", ", decoded as Latin-1. Cookies are also
 * kept as a list, because their values may contain commas.
 */
function headOf(
  raw: Dispatcher.DispatchController['rawHeaders'],
  parsed: Readonly<Record<string, string | string[] | undefined>>,
): Pick<WireResponse, 'headers' | 'cookies'> {
  const lines = Array.isArray(raw) ? raw.map(latin1) : Object.entries(parsed).flatMap(unfolded);
  const headers = new Map<string, string>();
  const cookies: string[] = [];
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const [name = '', value = ''] = [lines[at]?.toLowerCase(), lines[at + 1]];
    const earlier = headers.get(name);
    if (name === 'set-cookie') cookies.push(value);
    headers.set(name, earlier === undefined || name === 'set-cookie' ? value : `${earlier}, ${value}`);
  }
  return { headers: Object.fromEntries(headers), cookies };
}

function latin1(text: Buffer | string): string {
  return typeof text === 'string' ? text : text.toString('latin1');
}

function unfolded([name, value]: [string, string | string[] | undefined]): string[] {
  return [value ?? []].flat().flatMap((each) => [name, each]);
}
