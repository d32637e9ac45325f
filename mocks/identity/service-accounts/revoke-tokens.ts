import { getPrincipal, putPrincipal } from '../../engine/principals.js';
import type { World } from '../../engine/world.js';
import type { Store } from '../../state/store.js';

/**
 * Revokes the issued tokens of an account after its secret or roles changed, if the profile reads `session.revoke-tokens` as
 * immediate. Otherwise, they are valid until they expire.
 */
export async function revokeTokens(principalId: string, store: Store, { profile }: World): Promise<void> {
  if (profile.reading('session.revoke-tokens') === 'at-expiry') return;
  const principal = await getPrincipal(store, principalId);
  if (principal) await putPrincipal(store, { ...principal, generation: principal.generation + 1 });
}
