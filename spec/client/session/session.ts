import type { Bearer } from '../sending/send.js';
import { sharedUntil } from '../sending/wait.js';

/** An access token and the time of its renewal. */
export interface Grant {
  readonly token: string;
  /** Milliseconds since 1970, on the client's clock. */
  readonly renewAtMs: number;
}

/**
 * Keeps a session: signs in with the first call, and again shortly before the token expires or when it is refused. Concurrent
 * calls share one sign-in; aborting one of them does not affect the others.
 */
export function lastingSession(signIn: () => Promise<Grant>, now: () => number): Bearer {
  let current: Grant | undefined;
  let pending: Promise<Grant> | undefined;
  const begin = async () => {
    current = await signIn();
    return current;
  };
  return {
    token: async (signal) => {
      signal.throwIfAborted();
      if (pending === undefined && current !== undefined && now() < current.renewAtMs) return current.token;
      pending ??= begin().finally(() => {
        pending = undefined;
      });
      return (await sharedUntil(pending, signal)).token;
    },
    refused: (token) => {
      // Another call may have renewed it already.
      if (current?.token === token) current = undefined;
      return true;
    },
  };
}

/** An API key cannot be renewed. */
export const lastingKey = (apiKey: string): Bearer => ({
  token: async () => apiKey,
  refused: () => false,
});
