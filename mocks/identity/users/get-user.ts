import { suffices } from '../../engine/authorize.js';
import type { Handler, Principal } from '../../engine/handler.js';
import { getPrincipal, type PrincipalRecord } from '../../engine/principals.js';
import { quote } from '../../engine/quote.js';
import { refuse } from '../../engine/refusal.js';
import { findUser } from '../accounts.js';
import { accessOf } from './access.js';
import { shownUser } from './shown.js';

/** Returns a user to that user and to admins of an organization that the user has access to (section 4.3). */
export const getUser: Handler<'getUser'> = async ({ path, principal }, { store }) => {
  const { userId } = path;
  const [user, record] = [await findUser(store, userId), await getPrincipal(store, userId)];
  // The same refusal whether the user exists or not, so that ids do not reveal who has an account.
  if (user && record && maySee(principal, record)) return { status: 200, body: shownUser(user) };
  const message = `No user ${quote(userId)} is known to the caller: the user, and admins of an organization of the user, can get it.`;
  return refuse('not-found', message);
};

/** Whether the caller is the user, or an admin of an organization that the user has access to. */
export function maySee(caller: Principal, user: PrincipalRecord): boolean {
  if (caller.id === user.id) return true;
  return Object.entries(caller.roles).some(
    ([org, held]) => suffices(held, 'admin', 'exact') && accessOf(user, org) !== undefined,
  );
}
