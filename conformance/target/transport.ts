import { acceptedEncodings, exchangeHandler } from './answer.js';
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
  return {
    send: ({ method, url, headers, body }: WireRequest, signal?: AbortSignal): Promise<WireResponse> => {
      const { origin, pathname, search } = new URL(url);
      const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
      const all = { ...usualHeaders, ...Object.fromEntries(named) };
      const sent = { origin, path: `${pathname}${search}`, method, headers: all, body: body ?? null };
      return new Promise((resolve, reject) => {
        dispatcher.dispatch(sent, exchangeHandler(bodyBytes, signal, { resolve, reject }));
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

/** How long a throttled caller waits without a valid Retry-After. */
const unsaidMs = 1000;

/** Milliseconds to wait by Retry-After. A date is compared with the Date header: the clock of the target may differ. */
export function retryAfterMs(headers: Readonly<Record<string, string>>, now: number): number {
  const after = headers['retry-after'];
  if (after === undefined) return unsaidMs;
  const seconds = after.trim() === '' ? Number.NaN : Number(after);
  const sentAt = Date.parse(headers['date'] ?? '');
  const until = Date.parse(after) - (Number.isNaN(sentAt) ? now : sentAt);
  const wait = Number.isNaN(seconds) ? until : seconds * 1000;
  return Number.isNaN(wait) ? unsaidMs : Math.max(wait, 0);
}
