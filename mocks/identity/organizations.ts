import type { components } from '../../generated/identity.js';
import type { Readings } from '../../generated/questions.js';
import type { Role } from '../../spec/contract/resources.js';
import { organizations, type StoredOrganization } from '../engine/credentials.js';
import { type Call, changing, type Handler, type Reply, type World } from '../engine/handler.js';
import { principals, principalsOf, putPrincipal } from '../engine/principals.js';
import { deny, granted, isRefusal, quote, type Refusal, refuse } from '../engine/refusal.js';
import { isObject, type JsonObject } from '../state/json.js';
import type { Store } from '../state/store.js';
import { findUserByEmail, type User, users } from './accounts.js';
import { type Access, accessOf, shownAssignment, withAccess } from './users.js';

function shownOrganization(organization: StoredOrganization): components['schemas']['Organization'] {
  const { id, name, status, settings, createdAtMs } = organization;
  return { id, name, status, settings, createdAt: new Date(createdAtMs).toISOString() };
}

/** Returns the full record of an organization, with settings and status (section 4.3). */
export const getOrganization: Handler<'getOrganization'> = async ({ path }, { store }) => ({
  status: 200,
  body: shownOrganization(await organizationOf(store, path.org_id)),
});

/** Renames an organization, and changes nothing else (section 4.3). */
export const updateOrganization = changing<'updateOrganization'>(async ({ path, body }, { store }) => {
  const renamed = { ...(await organizationOf(store, path.org_id)), name: body.name };
  await store.put(organizations, path.org_id, renamed);
  return { status: 200, body: shownOrganization(renamed) };
});

/** A caller may have a role on an organization whose record does not exist yet. */
async function organizationOf(store: Store, org: string): Promise<StoredOrganization> {
  const organization = await store.get(organizations, org);
  if (organization !== undefined) return organization;
  deny('not-found', `Not found: there is no organization ${quote(org)}. Check the id in the path.`);
}

/** Returns the users who have access to an organization. Service accounts and API keys are not users. */
async function accessesTo(store: Store, org: string): Promise<Accesses> {
  const accesses = new Map<string, Access>();
  for (const record of await principalsOf(store, org)) {
    const access = record.kind === 'user' ? accessOf(record, org) : undefined;
    if (access) accesses.set(record.id, access);
  }
  return accesses;
}

async function membersOf(
  store: Store,
  accesses: Accesses,
  ids: Iterable<string> = accesses.keys(),
): Promise<readonly { readonly user: User; readonly access: Access }[]> {
  const members: { user: User; access: Access }[] = [];
  for (const id of ids) {
    const user = await store.get(users, id);
    const access = accesses.get(id);
    if (user && access) members.push({ user, access });
  }
  return members;
}

/** Stores the access of users. Their accounts stay, even without access. */
async function putAccesses(
  store: Store,
  org: string,
  { accesses, changed: ids }: BatchOutcome,
): Promise<void> {
  for (const id of ids) {
    const record = await store.get(principals, id);
    if (record) await putPrincipal(store, withAccess(record, org, accesses.get(id)));
  }
}

/** Returns the users of an organization with profile and role level, sorted by email (section 4.3). */
export const getOrgUsers: Handler<'getOrgUsers'> = async ({ path }, { store }) => {
  const members = await membersOf(store, await accessesTo(store, path.org_id));
  const users = members
    .map(({ user, access }) => shownAssignment(user, access))
    .sort((a, b) => (a.profile.email.toLowerCase() < b.profile.email.toLowerCase() ? -1 : 1));
  return { status: 200, body: { users } };
};

type Schemas = components['schemas'];

/** Gives users with an account a role on the organization (section 4.3). */
export const addUserAccess = changing<'addUserAccess'>((call, world) => changeAccess('add', call, world));

/** Gives users of the organization another role (section 4.3). */
export const updateUserAccess = changing<'updateUserAccess'>((call, world) =>
  changeAccess('update', call, world),
);

async function changeAccess(
  kind: 'add' | 'update',
  { path, body }: Call<'addUserAccess'> | Call<'updateUserAccess'>,
  world: World,
): Promise<Reply<'addUserAccess'>> {
  const elements: (Change | Refusal)[] = [];
  for (const pair of body) elements.push(await changeOf(kind, pair, world.store));
  const outcome = granted(await carryOut(elements, path.org_id, world));
  const members = await membersOf(world.store, outcome.accesses, outcome.changed);
  const users = members.map(({ user, access }) => shownAssignment(user, access));
  return { status: 200, body: { users, ...failuresOf(outcome) } };
}

async function changeOf(
  kind: 'add' | 'update',
  { role, settings, ...name }: Schemas['UserRolePair'],
  store: Store,
): Promise<Change | Refusal> {
  const user = await userNamed(name, store);
  return isRefusal(user)
    ? user
    : { kind, userId: user.id, role, settings: isObject(settings) ? settings : undefined };
}

/** Removes every role of users on the organization. Their accounts are not deleted (section 4.3). */
export const removeUserAccess = changing<'removeUserAccess'>(async ({ path, body }, world) => {
  const changes = body.userIds.map((userId): Change => ({ kind: 'remove', userId }));
  const outcome = await carryOut(changes, path.org_id, world);
  if (!isRefusal(outcome)) {
    return { status: 200, body: { userIds: [...outcome.changed], ...failuresOf(outcome) } };
  }
  return outcome.field === undefined ? outcome : { ...outcome, field: `userIds${outcome.field}` };
});

export type Accesses = ReadonlyMap<string, Access>;

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

export interface BatchReadings {
  readonly batch: Readings['users.batch'];
  readonly lastAdmin: Readings['users.last-admin'];
}

/** The outcome of a request. */
export interface BatchOutcome {
  readonly accesses: Accesses;
  /** The users whose access changed, in the order of the request. */
  readonly changed: readonly string[];
  readonly failures: readonly { readonly index: number; readonly refusal: Refusal }[];
}

/** Applies all elements of a request or none, or each separately. An atomic one may replace the last admin by another. */
export function decideBatch(
  before: Accesses,
  elements: readonly (Change | Refusal)[],
  { batch, lastAdmin }: BatchReadings,
): BatchOutcome | Refusal {
  const guard = lastAdmin === 'conflict' ? lastAdminGone : () => undefined;
  const isAtomic = batch === 'atomic';
  let outcome: BatchOutcome = { accesses: before, changed: [], failures: [] };
  for (const [index, element] of elements.entries()) {
    const next = carriedOut(outcome, element);
    const kept = isAtomic || isRefusal(next) ? next : (guard(outcome.accesses, next.accesses) ?? next);
    if (!isRefusal(kept)) outcome = kept;
    else if (isAtomic) return placed(kept, index);
    else outcome = { ...outcome, failures: [...outcome.failures, { index, refusal: placed(kept, index) }] };
  }
  return (isAtomic ? guard(before, outcome.accesses) : undefined) ?? outcome;
}

function carriedOut(outcome: BatchOutcome, element: Change | Refusal): BatchOutcome | Refusal {
  if (isRefusal(element)) return element;
  const { userId } = element;
  if (outcome.changed.includes(userId)) {
    return refuse('request-invalid', `The user ${quote(userId)} is named twice: send each user once.`);
  }
  const accesses = decideChange(outcome.accesses, element);
  return isRefusal(accesses) ? accesses : { ...outcome, accesses, changed: [...outcome.changed, userId] };
}

/** Returns a refusal that names its element, since requests may have many. */
function placed(refusal: Refusal, index: number): Refusal {
  return { ...refusal, message: `Element ${index}: ${refusal.message}`, field: `[${index}]` };
}

/** Applies a request on the users of an organization according to the profile, or refuses it and writes nothing. */
async function carryOut(
  elements: readonly (Change | Refusal)[],
  org: string,
  { store, profile }: World,
): Promise<BatchOutcome | Refusal> {
  const readings = { batch: profile.reading('users.batch'), lastAdmin: profile.reading('users.last-admin') };
  const outcome = decideBatch(await accessesTo(store, org), elements, readings);
  if (!isRefusal(outcome)) await putAccesses(store, org, outcome);
  return outcome;
}

/** Returns the user that an element of a request names, or why it names none. If both members are given, they must agree. */
async function userNamed(
  { userId, email }: Pick<Schemas['UserRolePair'], 'userId' | 'email'>,
  store: Store,
): Promise<User | Refusal> {
  if (userId === undefined) {
    if (email === undefined) return refuse('request-invalid', 'It names nobody: send `userId` or `email`.');
    return (
      (await findUserByEmail(store, email)) ?? unknown(`the email ${quote(email)}`, 'invite them instead')
    );
  }
  const user = await store.get(users, userId);
  if (!user) return unknown(`the id ${quote(userId)}`, 'check the id');
  if (email !== undefined && email.toLowerCase() !== user.email.toLowerCase()) {
    const message = `\`userId\` ${quote(userId)} and \`email\` ${quote(email)} name different users: send one of them.`;
    return refuse('request-invalid', message);
  }
  return user;
}

const unknown = (what: string, next: string): Refusal => refuse('not-found', `No user has ${what}: ${next}.`);

const codes: Readonly<Partial<Record<Refusal['refused'], string>>> = {
  'not-found': 'not_found',
  conflict: 'conflict',
  'request-invalid': 'invalid_request',
};

function failuresOf({ failures }: BatchOutcome): { failures?: Schemas['UserAccessFailure'][] } {
  if (failures.length === 0) return {};
  const shown = failures.map(({ index, refusal: { refused, message } }) => {
    return { index, error: codes[refused] ?? 'refused', message };
  });
  return { failures: shown };
}
