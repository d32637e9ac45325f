import { Agent, fetch } from 'undici';

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** An answer as it came; compression is undone, redirects are not followed. */
export interface WireResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly text: string;
}

/** Sends one request. It rejects when no complete answer came. */
export type Transport = (request: WireRequest) => Promise<WireResponse>;

/** A transport over real HTTP. Close it when the run ends, or the connections keep the process alive. */
export interface HttpTransport {
  readonly send: Transport;
  close(): Promise<void>;
}

/** @param timeoutMs how long to wait for the head and, again, for the body of an answer */
export function httpTransport(timeoutMs: number): HttpTransport {
  const dispatcher = new Agent({ headersTimeout: timeoutMs, bodyTimeout: timeoutMs, connections: 32 });
  return {
    async send(request) {
      const response = await fetch(request.url, {
        method: request.method,
        headers: request.headers,
        // A redirect may lead anywhere; a credential must not follow it.
        redirect: 'manual',
        dispatcher,
        ...(request.body === undefined ? {} : { body: request.body }),
      });
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        cookies: response.headers.getSetCookie(),
        text: await response.text(),
      };
    },
    close: () => dispatcher.destroy(),
  };
}
