import { acceptedEncodings, exchangeHandler } from './answer/exchange-handler.js';
import { type Connection, dispatcherOver } from './connection.js';
import { defaultLimits } from './limits.js';

export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** A response on the wire: decompressed, redirects not followed. */
export interface WireResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly text: string;
}

/** Sends a request. Rejects if there is no complete answer, with an UnreadableAnswer if it has begun. */
export type Transport = (request: WireRequest, signal?: AbortSignal) => Promise<WireResponse>;

/** A transport over real HTTP. Close it when the run ends, otherwise the connections keep the process alive. */
export function httpTransport(connection: Connection = {}, bodyBytes: number = defaultLimits.bodyBytes) {
  const dispatcher = dispatcherOver(connection);
  const reading = { bytes: 0 };
  return {
    send: ({ method, url, headers, body }: WireRequest, signal?: AbortSignal): Promise<WireResponse> => {
      const { origin, pathname, search } = new URL(url);
      const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
      const all = { ...usualHeaders, ...Object.fromEntries(named) };
      const sent = { origin, path: `${pathname}${search}`, method, headers: all, body: body ?? null };
      return new Promise((resolve, reject) => {
        dispatcher.dispatch(sent, exchangeHandler(bodyBytes, reading, signal, { resolve, reject }));
      });
    },
    close: (): Promise<void> => dispatcher.destroy(),
  };
}

const usualHeaders = {
  accept: '*/*',
  'accept-encoding': acceptedEncodings,
  'user-agent': 'people-data-kit',
};
