import { deletePrincipal } from '../../engine/principals.js';
import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';
import type { World } from '../../engine/world.js';
import type { Store } from '../../state/store.js';
import { deleteUserRecord, findUser, findUserByEmail } from '../accounts.js';
import { deleteReset } from '../password-reset/reset-token.js';
import { endFamily, familiesOf } from '../session-family.js';

/**
 * Removes the account of a user; the email can be used again. Every token ends with the principal, including one that is being
 * issued concurrently, whatever the profile says about tokens that outlive a change. Call it inside a transaction.
 */
export async function removeUser(
  store: Store,
  idOrEmail: string,
  world: World,
): Promise<Refusal | undefined> {
  const user = (await findUser(store, idOrEmail)) ?? (await findUserByEmail(store, idOrEmail));
  if (user === undefined) {
    const message = `No user ${quote(idOrEmail)}: take the id that was given when the user was added, or the email.`;
    return refuse('not-found', message);
  }
  const { id } = user;
  for (const family of await familiesOf(store, id)) await endFamily(family, store, world);
  await deletePrincipal(store, id);
  await deleteReset(store, id);
  await deleteUserRecord(store, user);
  return undefined;
}
