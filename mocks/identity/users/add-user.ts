import type { Role } from '../../../spec/contract/roles.js';
import { getPrincipal, putPrincipal } from '../../engine/principals.js';
import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';
import type { World } from '../../engine/world.js';
import type { Store } from '../../state/store.js';
import { findUserByEmail, putUser } from '../accounts.js';
import { hashPassword } from '../secrets.js';

/** An account to be created. */
export interface NewUser {
  /** Generated if omitted. */
  readonly id?: string;
  readonly email: string;
  readonly name: string;
  readonly password: string;
  /** Roles by organization id; may be empty. */
  readonly roles: Readonly<Record<string, readonly Role[]>>;
}

/**
 * Creates the account of a user, who can sign in at once. Returns the user id, or refuses an email that is taken. Call it inside
 * a transaction.
 */
export async function addUser(
  store: Store,
  { id: chosen, email, name, password, roles }: NewUser,
  world: World,
): Promise<string | Refusal> {
  if (await findUserByEmail(store, email)) {
    const message = `A user with the email ${quote(email)} exists already: take another one.`;
    return refuse('conflict', message, { field: 'email' });
  }
  if (chosen !== undefined && (await getPrincipal(store, chosen))) {
    return refuse('conflict', `A user ${quote(chosen)} exists already: take another id.`, { field: 'id' });
  }
  const id = chosen ?? world.ids.next('usr');
  const passwordHash = await hashPassword(password, world.ids.secret('salt'));
  await putUser(store, {
    id,
    email,
    name,
    passwordHash,
    status: 'active',
    createdAtMs: world.clock.now(),
  });
  await putPrincipal(store, { kind: 'user', id, roles, generation: 0 });
  return id;
}
