import { getPrincipal, putPrincipal } from '../../engine/principals.js';
import type { World } from '../../engine/world.js';
import type { Store } from '../../state/store.js';
import { endFamily, familiesOf } from '../session-family.js';

/**
 * Ends every session of a user: no refresh token works any more. Access tokens fail at once or when they expire, depending on the
 * reading of `session.revoke-tokens`.
 */
export async function endSessionsOf(userId: string, store: Store, world: World): Promise<void> {
  for (const family of await familiesOf(store, userId)) await endFamily(family, store, world);
  if (world.profile.reading('session.revoke-tokens') === 'at-expiry') return;
  // A token that is being issued concurrently, which no session lists yet, is of the earlier generation, too.
  const record = await getPrincipal(store, userId);
  if (record) await putPrincipal(store, { ...record, generation: record.generation + 1 });
}
