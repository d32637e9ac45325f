import { STATUS_CODES } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import { connectionEnded, connectionReset } from './connection-errors.js';
import type { Chunks, Dispatch, Inbound, Outbound, Passage } from './dispatch.js';
import { paced } from './paced.js';
import { Broken, passing } from './passage.js';
import { requestOf } from './request-of.js';

/** Statuses that must not have a body: `Response` refuses to be built with one. */
const bodiless = new Set([204, 205, 304]);
const redirections = new Set([301, 302, 303, 307, 308]);
/** The maximum of the Fetch standard. */
const mostRedirections = 20;

/**
 * Returns the engine as `fetch`, for use within one process: it takes whatever the global one takes.
 * @param base the base of relative addresses
 */
export function fetchOf(exchange: Dispatch, base: string): typeof fetch {
  return async (input, init) => {
    const request = requestOf(input, init, base);
    request.signal.throwIfAborted();
    return unlessAborted(request.signal, answerTo(request, exchange));
  };
}

async function answerTo(first: Request, exchange: Dispatch): Promise<Response> {
  let request = first;
  for (let followed = 0; followed <= mostRedirections; followed += 1) {
    const response = responseOf(await exchange(inboundOf(request)), request, followed > 0);
    const location = redirections.has(response.status) ? response.headers.get('location') : null;
    if (location === null || request.redirect === 'manual') return response;
    if (request.redirect === 'error') throw new TypeError(`fetch failed: unexpected redirect to ${location}`);
    // The mock redirects before it reads a body, and only to itself.
    request = new Request(new URL(location, request.url), request);
  }
  throw new TypeError('fetch failed: redirect count exceeded');
}

/** Resolves to the response unless the signal is aborted before: then it rejects with the reason, as `fetch` does. */
function unlessAborted(signal: AbortSignal, answer: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

function inboundOf(request: Request): Inbound {
  const { url } = request;
  return {
    method: request.method,
    target: url.slice(url.indexOf('/', url.indexOf('//') + 2)),
    header: (name) => request.headers.get(name) ?? undefined,
    text: (limitBytes) => textOf(request, limitBytes),
    headers: request.headers,
    request,
    gone: request.signal,
    get sentHeaders() {
      return [...request.headers].flat();
    },
  };
}

/** Reads in chunks, so that an endless body does not block. */
async function textOf({ body }: Request, limitBytes: number): Promise<string | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.byteLength;
    if (size > limitBytes) return undefined;
    pieces.push(piece);
  }
  return new TextDecoder().decode(Buffer.concat(pieces));
}

function responseOf(answer: Outbound, { method, url, signal }: Request, redirected: boolean): Response {
  if (answer.passage?.breaks === 'at-once') throw connectionReset();
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
  for (const cookie of answer.cookies) headers.append('Set-Cookie', cookie);
  const { status, passage } = answer;
  const init = { status, statusText: STATUS_CODES[status] ?? '', headers };
  if (method === 'HEAD' || bodiless.has(status)) return cameFrom(url, redirected, new Response(null, init));
  const content =
    passage === undefined
      ? bodyOf(answer, signal)
      : ReadableStream.from(cameThrough(answer.body ?? '', passage, signal));
  return cameFrom(url, redirected, new Response(content, init));
}

function bodyOf({ body, chunks }: Outbound, signal: AbortSignal): string | ReadableStream | null {
  return chunks === undefined ? (body ?? null) : ReadableStream.from(encoded(chunks, signal));
}

async function* cameThrough(body: string, passage: Passage, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of passing(new TextEncoder().encode(body), passage)) {
      signal.throwIfAborted();
      yield piece;
    }
  } catch (error) {
    throw error instanceof Broken ? connectionEnded() : error;
  }
}

/** A constructed response has no URL, unlike a fetched one. */
function cameFrom(url: string, redirected: boolean, response: Response): Response {
  const clone = response.clone.bind(response);
  return Object.defineProperties(response, {
    url: { value: url },
    redirected: { value: redirected },
    clone: { value: () => cameFrom(url, redirected, clone()) },
  });
}

async function* encoded(chunks: Chunks, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of paced(chunks)) {
    signal.throwIfAborted();
    yield encoder.encode(piece);
  }
}
