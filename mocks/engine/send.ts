import type { Dispatcher } from 'undici';

export interface SendInit {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/** Sends one webhook by POST. Rejects if no response arrives. */
export type Send = (url: string, init: SendInit) => Promise<{ readonly status: number }>;

/** The client is loaded only if there is a webhook, and before its first attempt, whose time is measured. */
export const loadClient = () => import('undici');

/** Sends over HTTP, on a connection of its own; a redirect is a response like any other and is not followed. */
export const sendThrough =
  (through: (global: Dispatcher) => Dispatcher): Send =>
  async (url, { headers, body, timeoutMs, signal }) => {
    const limits = [AbortSignal.timeout(timeoutMs), ...(signal === undefined ? [] : [signal])];
    const { getGlobalDispatcher, request } = await loadClient();
    const answer = await request(url, {
      method: 'POST',
      headers: { ...headers },
      body,
      reset: true,
      dispatcher: through(getGlobalDispatcher()),
      signal: AbortSignal.any(limits),
    });
    // Only the status of a receiver is read; ending early emits an error on the body.
    answer.body.on('error', () => undefined).destroy();
    return { status: answer.statusCode };
  };
