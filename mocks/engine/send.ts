import { AsyncLocalStorage } from 'node:async_hooks';
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

/** Set while a webhook is sent: it is for its receiver, whatever is intercepted. */
export const sending = new AsyncLocalStorage<true>();

/** Sends over HTTP, on a connection of its own; a redirect is a response like any other and is not followed. */
export const sendThrough =
  (through: (global: Dispatcher) => Dispatcher): Send =>
  async (url, { headers, body, timeoutMs, signal }) => {
    const limits = [AbortSignal.timeout(timeoutMs), ...(signal === undefined ? [] : [signal])];
    const { getGlobalDispatcher, request } = await loadClient();
    const dispatcher = through(getGlobalDispatcher());
    const call = { headers: { ...headers }, body, dispatcher, signal: AbortSignal.any(limits) };
    const answer = await sending.run(true, () => request(url, { ...call, method: 'POST', reset: true }));
    // Only the status of a receiver is read; ending early emits an error on the body.
    answer.body.on('error', () => undefined).destroy();
    return { status: answer.statusCode };
  };
