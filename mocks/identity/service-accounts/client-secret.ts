import type { Readings } from '../../../generated/questions.js';
import type { Ids } from '../../state/ids.js';
import type { ServiceAccount } from '../accounts.js';

/** A new client secret. Its readable beginning tells people, and scanners for leaked secrets, what they have found. */
export const newSecret = (ids: Ids): string => `pdk_secret_${ids.secret('client-secret')}`;

const delayMs = 30_000;

/**
 * An account after its secret was replaced. The previous secret fails at once, or is still accepted for 30 seconds;
 * the one before that is gone either way.
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
