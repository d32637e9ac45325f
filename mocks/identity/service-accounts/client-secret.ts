import type { Readings } from '../../../generated/questions.js';
import type { Ids } from '../../state/ids.js';
import type { ServiceAccount } from '../accounts.js';

/** Creates a client secret. Its readable prefix lets people, and scanners for leaked secrets, recognise what they have found. */
export const newSecret = (ids: Ids): string => `pdk_secret_${ids.secret('client-secret')}`;

const delayMs = 30_000;

/**
 * Returns an account with a new secret. The previous secret fails at once or is accepted for another 30 seconds; the one before
 * that is removed in both cases.
 */
export function withNewSecret(
  { previousSecret: _gone, ...account }: ServiceAccount,
  secretHash: string,
  reading: Readings['session.secret-delay'],
  nowMs: number,
): ServiceAccount {
  if (reading === 'immediate') return { ...account, secretHash };
  const previousSecret = { hash: account.secretHash, untilMs: nowMs + delayMs };
  return { ...account, secretHash, previousSecret };
}
