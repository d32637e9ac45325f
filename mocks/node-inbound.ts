import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Inbound } from './engine/dispatch.js';

/** A Node request as the engine reads it. A class, because getters on its prototype cost nothing per request. */
export class NodeInbound implements Inbound {
  readonly method: string;
  readonly target: string;
  readonly #message: IncomingMessage;
  readonly #response: ServerResponse | undefined;

  /** @param response shows when the client has disconnected */
  constructor(message: IncomingMessage, response?: ServerResponse) {
    const { method = 'GET', url = '/' } = message;
    this.method = method;
    this.target = url.startsWith('/') ? url : pathOfAbsolute(url);
    this.#message = message;
    this.#response = response;
  }

  header(name: string): string | undefined {
    const value = this.#message.headers[name];
    return typeof value === 'object' ? value[0] : value;
  }

  text(limitBytes: number): Promise<string | undefined> {
    return readText(this.#message, limitBytes);
  }

  get headers(): Headers {
    return headersOf(this.#message);
  }

  get sentHeaders(): readonly string[] {
    return this.#message.rawHeaders;
  }

  /** Created on demand, for answers that are delayed: few calls need it. */
  get gone(): AbortSignal {
    const going = new AbortController();
    if (this.#response?.destroyed) going.abort();
    this.#response?.once('close', () => going.abort());
    return going.signal;
  }

  get request(): Request {
    const address = new URL(this.target, `http://${this.#message.headers.host ?? '127.0.0.1'}`);
    // `Request` rejects these methods, and no operation has them.
    const method = /^(TRACE|TRACK|CONNECT)$/i.test(this.method) ? 'OPTIONS' : this.method;
    return new Request(address, { method, headers: this.headers });
  }
}

/** Proxies send an absolute URL as the request target. */
function pathOfAbsolute(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname + new URL(url).search : url;
}

function headersOf(message: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, typeof value === 'string' ? value : value.join(', '));
  }
  const { socket } = message;
  const isOverTls = 'encrypted' in socket && socket.encrypted === true;
  // What a proxy would send that terminates TLS for the service.
  if (isOverTls && !headers.has('x-forwarded-proto')) headers.set('x-forwarded-proto', 'https');
  return headers;
}

function readText(message: IncomingMessage, limitBytes: number): Promise<string | undefined> {
  // Node discards an unread body once the answer is sent.
  if (Number(message.headers['content-length'] ?? 0) > limitBytes) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size <= limitBytes) chunks.push(chunk);
      else resolve(undefined);
    };
    message.on('data', take);
    message.once('end', () => {
      // The message lives until its answer is sent, and its listeners would retain the body for as long.
      message.off('data', take).off('error', reject);
      resolve(decode(chunks.splice(0)));
    });
    message.once('error', reject);
  });
}

function decode(chunks: readonly Buffer[]): string {
  const [first] = chunks;
  const bytes = first !== undefined && chunks.length === 1 ? first : Buffer.concat(chunks);
  const text = bytes.toString('utf8');
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}
