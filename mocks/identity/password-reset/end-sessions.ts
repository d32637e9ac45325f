import { getPrincipal, putPrincipal } from '../../engine/principals.js';
import type { World } from '../../engine/world.js';
import type { Store } from '../../state/store.js';
import { endFamily, familiesOf } from '../session-family.js';

/**
 * Ends every session of a user: no refresh token goes on. Access tokens fail at once, or when they expire, as the
 * profile reads `session.revoke-tokens`.
 */
export async function endSessionsOf(userId: string, store: Store, world: World): Promise<void> {
  for (const family of await familiesOf(store, userId)) await endFamily(family, store, world);
  if (world.profile.reading('session.revoke-tokens') === 'at-expiry') return;
  // Also a token that is being issued at this moment, which no session lists yet, is of the earlier generation.
  const record = await getPrincipal(store, userId);
  if (record) await putPrincipal(store, { ...record, generation: record.generation + 1 });
}
