import type { Bearer } from '../sending/send.js';
import { sharedUntil } from '../sending/wait.js';

/** An access token, and when to have another one. */
export interface Grant {
  readonly token: string;
  /** Milliseconds since 1970, by the clock of the client. */
  readonly renewAtMs: number;
}

/**
 * A session that lasts: it begins with the first call, is renewed shortly before it ends and when its token is refused. Many
 * calls at once wait for one sign-in; one of them that is given up takes none from the others.
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
      // Another call may have renewed it meanwhile.
      if (current?.token === token) current = undefined;
      return true;
    },
  };
}

/** A key is what it is: there is no other one to be had. */
export const lastingKey = (apiKey: string): Bearer => ({
  token: async () => apiKey,
  refused: () => false,
});
