import type { Dispatcher } from 'undici';

export interface SendInit {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** How long an answer may take. */
  readonly timeoutMs: number;
  /** Ends the attempt early. */
  readonly signal?: AbortSignal;
}

/** Sends one webhook by POST. Rejects when no answer comes. */
export type Send = (url: string, init: SendInit) => Promise<{ readonly status: number }>;

/** What sends is loaded only for those who have a webhook, and before its first attempt, whose time is measured. */
export const loadClient = () => import('undici');

/**
 * Over HTTP, on a connection of its own; a redirection is an answer like any other and is not followed.
 * @param through what stands for the dispatcher that is set for all
 */
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
    // What a receiver says beyond the status is not read; to leave early counts as an error of the body.
    answer.body.on('error', () => undefined).destroy();
    return { status: answer.statusCode };
  };
