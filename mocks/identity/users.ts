import type { components } from '../../generated/identity.js';
import type { Role } from '../../spec/contract/roles.js';
import { suffices } from '../engine/authorize.js';
import type { Handler, Principal } from '../engine/handler.js';
import { type PrincipalRecord, principals } from '../engine/principals.js';
import { quote, refuse } from '../engine/refusal.js';
import type { World } from '../engine/world.js';
import type { JsonObject } from '../state/json.js';
import type { Store } from '../state/store.js';
import { deleteUserRecord, findUserByEmail, type User, users } from './accounts.js';
import { resets } from './password-reset.js';
import { endFamily, familiesOf } from './sessions.js';

/** Removes the account of a user with every token, even one that is being issued. Returns whether there was one. Call it inside a transaction. */
export async function removeUser(store: Store, idOrEmail: string, world: World): Promise<boolean> {
  const user = (await store.get(users, idOrEmail)) ?? (await findUserByEmail(store, idOrEmail));
  if (user === undefined) return false;
  const { id } = user;
  for (const family of await familiesOf(store, id)) await endFamily(family, store, world);
  await store.delete(principals, id);
  await store.delete(resets, id);
  await deleteUserRecord(store, user);
  return true;
}

/** Returns a user to that user and to admins of an organization that the user has access to (section 4.3). */
export const getUser: Handler<'getUser'> = async ({ path, principal }, { store }) => {
  const { userId } = path;
  const [user, record] = [await store.get(users, userId), await store.get(principals, userId)];
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

type Schemas = components['schemas'];

const profileOf = ({ email, name }: User): Schemas['UserProfile'] => ({ email, name });

/** Returns a user as the API shows it, without anything of the password except that there is an account. */
function shownUser(user: User): Schemas['User'] {
  const { id, status, createdAtMs } = user;
  const metadata = { createdAt: new Date(createdAtMs).toISOString() };
  return { userId: id, profile: profileOf(user), status, metadata };
}

/** Returns a user-role assignment with profile and role level (section 4.3). */
export function shownAssignment(user: User, access: Access): Schemas['OrgUser'] {
  return { userId: user.id, role: levelOf(access), profile: profileOf(user), settings: access.settings };
}

export interface Access {
  /** At least one. */
  readonly roles: readonly Role[];
  readonly settings: JsonObject;
}

const byRank: readonly Role[] = ['admin', 'editor', 'viewer'];

export function levelOf({ roles }: Access): Role {
  return byRank.find((role) => roles.includes(role)) ?? 'viewer';
}

export function accessOf({ roles, settings }: PrincipalRecord, org: string): Access | undefined {
  const held = own(roles, org);
  return held === undefined || held.length === 0
    ? undefined
    : { roles: held, settings: own(settings, org) ?? {} };
}

export function withAccess(
  record: PrincipalRecord,
  org: string,
  access: Access | undefined,
): PrincipalRecord {
  const { [org]: _roles, ...roles } = record.roles;
  const { [org]: _settings, ...settings } = record.settings ?? {};
  if (access === undefined) return { ...record, roles, settings };
  return {
    ...record,
    roles: { ...roles, [org]: access.roles },
    settings: { ...settings, [org]: access.settings },
  };
}

export function withRole(record: PrincipalRecord, org: string, role: Role): PrincipalRecord {
  const { roles, settings } = accessOf(record, org) ?? { roles: [], settings: {} };
  return withAccess(record, org, { roles: [...new Set([...roles, role])], settings });
}

export async function hasAccess(store: Store, id: string, org: string): Promise<boolean> {
  const record = await store.get(principals, id);
  return record !== undefined && accessOf(record, org) !== undefined;
}

/** Looks up own properties only, since organization ids come from callers: one such as `constructor` must not be found. */
function own<T>(record: { readonly [org: string]: T } | undefined, org: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, org) ? record[org] : undefined;
}
