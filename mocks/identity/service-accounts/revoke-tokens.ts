import { getPrincipal, putPrincipal } from '../../engine/principals.js';
import type { World } from '../../engine/world.js';
import type { Store } from '../../state/store.js';

/**
 * Makes the issued tokens of an account fail after its secret or roles changed, where the profile reads
 * `session.revoke-tokens` as immediate; otherwise they live until they expire.
 */
export async function revokeTokens(principalId: string, store: Store, { profile }: World): Promise<void> {
  if (profile.reading('session.revoke-tokens') === 'at-expiry') return;
  const principal = await getPrincipal(store, principalId);
  if (principal) await putPrincipal(store, { ...principal, generation: principal.generation + 1 });
}
