import type { Role } from '../../../spec/contract/roles.js';
import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';
import type { JsonObject } from '../../state/json.js';
import type { Access } from './access.js';

/** Everybody who has access to an organization, by user id. */
export type Accesses = ReadonlyMap<string, Access>;

/** One element of a request on the users of an organization. */
export type Change =
  | {
      readonly kind: 'add' | 'update';
      readonly userId: string;
      readonly role: Role;
      readonly settings: JsonObject | undefined;
    }
  | { readonly kind: 'remove'; readonly userId: string };

/**
 * What becomes of everybody's access by one change, or why it cannot be made.
 *
 *                       add          update       remove
 *     has access        conflict     as sent      none
 *     has no access     as sent      not found    not found
 *
 * A role takes the place of every role that was held. Settings that are not sent stay as they are.
 */
export function decideChange(accesses: Accesses, change: Change): Accesses | Refusal {
  const { userId } = change;
  const held = accesses.get(userId);
  if (change.kind === 'add' && held) {
    const message = `The user ${quote(userId)} has access already (${held.roles.join(', ')}): change it with PATCH.`;
    return refuse('conflict', message);
  }
  if (change.kind !== 'add' && !held) {
    const message = `The user ${quote(userId)} has no access to the organization: list its users with GET, or add access with POST.`;
    return refuse('not-found', message);
  }
  const changed = new Map(accesses);
  if (change.kind === 'remove') changed.delete(userId);
  else changed.set(userId, { roles: [change.role], settings: change.settings ?? held?.settings ?? {} });
  return changed;
}

/** Refuses to leave an organization that has an admin among its users without one. */
export function lastAdminGone(before: Accesses, after: Accesses): Refusal | undefined {
  if (!hasAdmin(before) || hasAdmin(after)) return undefined;
  const message =
    'The organization would have no user who is admin: give another user the role admin first. Service accounts do not count.';
  return refuse('conflict', message);
}

function hasAdmin(accesses: Accesses): boolean {
  return [...accesses.values()].some(({ roles }) => roles.includes('admin'));
}
