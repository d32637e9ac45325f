import type { Role } from '../../../spec/contract/roles.js';
import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';
import type { JsonObject } from '../../state/json.js';
import type { Access } from './access.js';

/** The access of every user of an organization, by user id. */
export type Accesses = ReadonlyMap<string, Access>;

/** An element of a request on the users of an organization. */
export type Change =
  | {
      readonly kind: 'add' | 'update';
      readonly userId: string;
      readonly role: Role;
      readonly settings: JsonObject | undefined;
    }
  | { readonly kind: 'remove'; readonly userId: string };

/**
 * Returns the access of all users after a change, or why the change is impossible.
 *
 *                       add          update       remove
 *     has access        conflict     as sent      none
 *     has no access     as sent      not found    not found
 *
 * A role replaces all earlier roles. Settings stay unchanged if they are omitted.
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

/** Refuses to remove the last admin among the users of an organization. */
export function lastAdminGone(before: Accesses, after: Accesses): Refusal | undefined {
  if (!hasAdmin(before) || hasAdmin(after)) return undefined;
  const message =
    'The organization would have no user who is admin: give another user the role admin first. Service accounts do not count.';
  return refuse('conflict', message);
}

function hasAdmin(accesses: Accesses): boolean {
  return [...accesses.values()].some(({ roles }) => roles.includes('admin'));
}
