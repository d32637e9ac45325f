import { STATUS_CODES } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import type { Chunks, Dispatch, Inbound, Outbound, Passage } from './contract.js';
import { Broken, paced, passing } from './passage.js';
import { type DecodedBody, decoded } from './read-body.js';

/** Statuses that must not have a body: `Response` refuses to be built with one. */
const bodiless = new Set([204, 205, 304]);
const redirections = new Set([301, 302, 303, 307, 308]);
const mostRedirections = 20;

/** Returns the engine as `fetch`, for use within one process. Relative addresses are resolved against `base`. */
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
  let isUtf8 = true;
  return {
    method: request.method,
    target: url.slice(url.indexOf('/', url.indexOf('//') + 2)),
    header: (name) => request.headers.get(name) ?? undefined,
    text: async (limitBytes) => {
      const body = await read(request, limitBytes);
      isUtf8 = body?.isUtf8 ?? true;
      return body?.text;
    },
    get isUtf8() {
      return isUtf8;
    },
    headers: request.headers,
    request,
    gone: request.signal,
    get sentHeaders() {
      return [...request.headers].flat();
    },
  };
}

/** Reads in chunks, so that an endless body does not block. */
async function read({ body }: Request, limitBytes: number): Promise<DecodedBody | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.byteLength;
    if (size > limitBytes) return undefined;
    pieces.push(piece);
  }
  return decoded(pieces);
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
      ? (answer.body ?? (answer.chunks && ReadableStream.from(cameIn(answer.chunks, signal))))
      : ReadableStream.from(cameThrough(answer.body ?? '', passage, signal));
  return cameFrom(url, redirected, new Response(content, init));
}

async function* cameThrough(
  body: string | Buffer,
  passage: Passage,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of passing(Buffer.from(body), passage)) {
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

async function* cameIn(chunks: Chunks, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  for await (const piece of paced(chunks)) {
    signal.throwIfAborted();
    yield piece;
  }
}

/** The error with which `fetch` of undici rejects if the connection is reset before a response arrives. */
function connectionReset(): TypeError {
  const cause = Object.assign(new Error('read ECONNRESET'), {
    errno: -104,
    code: 'ECONNRESET',
    syscall: 'read',
  });
  return new TypeError('fetch failed', { cause });
}

/** The error with which reading a body rejects if the connection ends early. */
function connectionEnded(): TypeError {
  const cause = Object.assign(new Error('other side closed'), {
    name: 'SocketError',
    code: 'UND_ERR_SOCKET',
  });
  return new TypeError('terminated', { cause });
}

type Input = Parameters<typeof fetch>[0];

function requestOf(input: Input, init: RequestInit | undefined, base: string): Request {
  if (typeof input === 'string' || input instanceof URL) return new Request(new URL(input, base), init);
  if (!isOurs(input)) return new Request(new URL(input.url, base), { ...membersOf(input), ...init });
  return init === undefined ? input : new Request(input, init);
}

/** The global class does not recognize a request of another implementation, such as the package undici or a polyfill. */
const isOurs = (request: object): boolean => request instanceof Request;

function membersOf(request: Request): RequestInit & { readonly duplex: 'half' } {
  const { method, headers, body, signal, redirect } = request;
  return { method, headers: [...headers], body, signal, redirect, duplex: 'half' };
}
