import { getPrincipal, principalsOf, putPrincipal } from '../../engine/principals.js';
import type { Store } from '../../state/store.js';
import { findUser, type User } from '../accounts.js';
import { type Access, accessOf, withAccess } from './access.js';
import type { Accesses } from './change.js';

/** Returns the users who have access to an organization. Service accounts and API keys are not users. */
export async function accessesTo(store: Store, org: string): Promise<Accesses> {
  const accesses = new Map<string, Access>();
  for (const record of await principalsOf(store, org)) {
    const access = record.kind === 'user' ? accessOf(record, org) : undefined;
    if (access) accesses.set(record.id, access);
  }
  return accesses;
}

/** Returns users with their access, in the order of the given ids. */
export async function membersOf(
  store: Store,
  accesses: Accesses,
  ids: Iterable<string> = accesses.keys(),
): Promise<readonly { readonly user: User; readonly access: Access }[]> {
  const members: { user: User; access: Access }[] = [];
  for (const id of ids) {
    const user = await findUser(store, id);
    const access = accesses.get(id);
    if (user && access) members.push({ user, access });
  }
  return members;
}

/** Stores the access of users. Their accounts stay, even without access. */
export async function putAccesses(
  store: Store,
  org: string,
  accesses: Accesses,
  ids: Iterable<string>,
): Promise<void> {
  for (const id of ids) {
    const record = await getPrincipal(store, id);
    if (record) await putPrincipal(store, withAccess(record, org, accesses.get(id)));
  }
}
