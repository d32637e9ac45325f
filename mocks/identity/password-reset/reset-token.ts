import { sha256 } from '../../engine/credentials.js';
import type { Store } from '../../state/store.js';
import { isSecret } from '../secrets.js';

/** The latest password reset of a user. There is at most one: a new one replaces the earlier one. */
export type PasswordReset = {
  /** Only the mail contains the token itself. */
  readonly tokenHash: string;
  /** Milliseconds since 1970. */
  readonly expiresAtMs: number;
};

const hourMs = 3_600_000;
const resets = 'password-resets';

/** Returns the reset for a token that is issued now. */
export const newReset = (token: string, nowMs: number): PasswordReset => ({
  tokenHash: sha256(token),
  expiresAtMs: nowMs + hourMs,
});

/** Whether a token completes a reset: it must be the newest one, unused, and less than an hour old. */
export function completesReset(reset: PasswordReset | undefined, token: string, nowMs: number): boolean {
  return reset !== undefined && nowMs < reset.expiresAtMs && isSecret(token, reset.tokenHash);
}

export const findReset = (store: Store, userId: string): Promise<PasswordReset | undefined> =>
  store.get<PasswordReset>(resets, userId);

export const putReset = (store: Store, userId: string, reset: PasswordReset): Promise<void> =>
  store.put(resets, userId, reset);

export const deleteReset = (store: Store, userId: string): Promise<void> => store.delete(resets, userId);
