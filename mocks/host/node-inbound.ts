import type { Inbound } from '../engine/contract.js';
import { decoded } from '../engine/read-body.js';
import type { Incoming, Outgoing } from './delivery.js';

/** A Node request as the engine reads it. A class, because getters on its prototype cost nothing per request. */
export class NodeInbound implements Inbound {
  readonly method: string;
  readonly target: string;
  isUtf8 = true;
  readonly #message: Incoming;
  readonly #response: Outgoing | undefined;

  /** @param response shows when the client has disconnected */
  constructor(message: Incoming, response?: Outgoing) {
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
    const message = this.#message;
    // Node discards an unread body once the answer is sent.
    if (Number(message.headers['content-length'] ?? 0) > limitBytes) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let size = 0;
      message.on('data', (chunk: Buffer) => {
        size += chunk.byteLength;
        if (size <= limitBytes) chunks.push(chunk);
        else resolve(undefined);
      });
      message.on('end', () => {
        // The message lives until its answer is sent, and its listeners would retain the body for as long.
        const { text, isUtf8 } = decoded(chunks.splice(0));
        this.isUtf8 = isUtf8;
        resolve(text);
      });
      message.on('error', reject);
    });
  }

  get headers(): Headers {
    return headersOf(this.#message);
  }

  get sentHeaders(): readonly string[] {
    const { rawHeaders } = this.#message;
    // Those of HTTP/2 that begin with a colon are no headers.
    return rawHeaders[0]?.startsWith(':') ? withoutPseudo(rawHeaders) : rawHeaders;
  }

  /** Created on demand, for answers that are delayed: few calls need it. */
  get gone(): AbortSignal {
    const going = new AbortController();
    if (this.#response?.destroyed) going.abort();
    this.#response?.once('close', () => going.abort());
    return going.signal;
  }

  get request(): Request {
    const { host = this.header(':authority') ?? '127.0.0.1' } = this.#message.headers;
    const address = new URL(this.target, `http://${host}`);
    // `Request` rejects these methods, and no operation has them.
    const method = /^(TRACE|TRACK|CONNECT)$/i.test(this.method) ? 'OPTIONS' : this.method;
    return new Request(address, { method, headers: this.headers });
  }
}

/** Proxies send an absolute URL as the request target. */
function pathOfAbsolute(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname + new URL(url).search : url;
}

const withoutPseudo = (raw: readonly string[]): readonly string[] =>
  raw.filter((_, index) => !raw[index - (index % 2)]?.startsWith(':'));

function headersOf(message: Incoming): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, typeof value === 'string' ? value : value.join(', '));
  }
  const { socket } = message;
  const isOverTls = 'encrypted' in socket && socket.encrypted === true;
  // What a proxy would send that terminates TLS for the service.
  if (isOverTls && !headers.has('x-forwarded-proto')) headers.set('x-forwarded-proto', 'https');
  return headers;
}
