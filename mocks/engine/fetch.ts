import { ReadableStream } from 'node:stream/web';
import type { Chunks, Exchange, Inbound, Outbound } from './exchange.js';
import { paced } from './paced.js';

/** Statuses that must not have a body: `Response` refuses to be built with one. */
const bodiless = new Set([204, 205, 304]);

/** The engine as a web-standard function, for use within one process. */
export function fetchOf(exchange: Exchange): (request: Request) => Promise<Response> {
  return async (request) => responseOf(await exchange(inboundOf(request)), request.method);
}

function inboundOf(request: Request): Inbound {
  const { url } = request;
  return {
    method: request.method,
    target: url.slice(url.indexOf('/', url.indexOf('//') + 2)),
    header: (name) => request.headers.get(name) ?? undefined,
    text: async (limitBytes) => {
      const bytes = await request.arrayBuffer();
      return bytes.byteLength > limitBytes ? undefined : new TextDecoder().decode(bytes);
    },
    headers: request.headers,
    request,
  };
}

function responseOf(answer: Outbound, method: string): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
  for (const cookie of answer.cookies) headers.append('Set-Cookie', cookie);
  const { status, body, chunks } = answer;
  const init = { status, headers };
  if (method === 'HEAD' || bodiless.has(status)) return new Response(null, init);
  if (chunks === undefined) return new Response(body ?? null, init);
  return new Response(ReadableStream.from(encoded(chunks)), init);
}

async function* encoded(chunks: Chunks): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const chunk of paced(chunks)) yield encoder.encode(chunk);
}
