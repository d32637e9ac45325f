import type { components } from '../../generated/identity.js';
import type { Role } from '../../spec/contract/resources.js';
import { suffices } from '../engine/authenticate.js';
import { sha256 } from '../engine/credentials.js';
import { changing, type Handler, type Principal, type World } from '../engine/handler.js';
import { type PrincipalRecord, principals } from '../engine/principals.js';
import { quote, refuse } from '../engine/refusal.js';
import type { JsonObject } from '../state/json.js';
import type { Collection, Store } from '../state/store.js';
import {
  deleteUser,
  findUserByEmail,
  hashPassword,
  isSecret,
  putUser,
  type User,
  users,
} from './accounts.js';
import { type NewMail, putMail } from './outbox.js';
import { endFamily, endSessionsOf, familiesOf } from './sessions.js';

/** Removes the account of a user with every token, even one that is being issued. Returns whether there was one. Call it inside a transaction. */
export async function removeUser(idOrEmail: string, world: World): Promise<boolean> {
  const { store } = world;
  const user = (await store.get(users, idOrEmail)) ?? (await findUserByEmail(store, idOrEmail));
  if (user === undefined) return false;
  const { id } = user;
  for (const family of await familiesOf(store, id)) await endFamily(family, world);
  await store.delete(principals, id);
  await store.delete(resets, id);
  await deleteUser(store, user);
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

export function withAccess(record: PrincipalRecord, org: string, access?: Access): PrincipalRecord {
  const { [org]: _roles, ...roles } = record.roles;
  const { [org]: _settings, ...settings } = record.settings ?? {};
  if (access === undefined) return { ...record, roles, settings };
  const [allRoles, all] = [
    { ...roles, [org]: access.roles },
    { ...settings, [org]: access.settings },
  ];
  return { ...record, roles: allRoles, settings: all };
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

/** Sends a one-time token to a user who forgot the password (section 4.3). */
export const initiatePasswordReset = changing<'initiatePasswordReset'>(async ({ body: { email } }, world) => {
  const user = await findUserByEmail(world.store, email);
  if (user) {
    const token = world.ids.secret('reset-token');
    const reset = newReset(token, world.clock.now());
    await world.store.put(resets, user.id, reset);
    await putMail(resetMail(user, token, reset), world);
  } else if (world.profile.reading('user.reset-unknown') === 'rejected-404') {
    return refuse('email-unknown', `No user has the email ${quote(email)}: check it.`, { field: 'email' });
  }
  // The same message for every email, so that it does not reveal who has an account.
  const message = 'If a user has this email, a mail with a reset token is sent.';
  return { status: 202, body: { message } };
});

/** Used for a token that is wrong, used, replaced or too old, and for an unknown user. */
const invalid = refuse(
  'reset-token-invalid',
  'The reset token does not fit this user, or is used, replaced by a newer one or older than 1 hour: ask for a new one with POST /users/passwordReset.',
  { field: 'resetToken' },
);

/** Completes a reset: sets the password, and ends every session that began with the old one (section 4.3). */
export const updateUser: Handler<'updateUser'> = async ({ path, body }, world) => {
  const { userId } = path;
  // Slow on purpose, and done for every token alike, so that the time of a refusal reveals nothing; outside the transaction,
  // which would otherwise wait for it.
  const passwordHash = await hashPassword(body.password, world.ids.secret('salt'));
  return world.store.transact(async (store) => {
    const [user, reset] = [await store.get(users, userId), await store.get(resets, userId)];
    if (!user || !completesReset(reset, body.resetToken, world.clock.now())) return invalid;
    await store.delete(resets, userId);
    await putUser(store, { ...user, passwordHash });
    await endSessionsOf(userId, { ...world, store });
    return { status: 204, body: undefined };
  });
};

/** The latest password reset of a user. There is at most one: a new one replaces the earlier one. */
type PasswordReset = {
  /** Only the mail contains the token itself. */
  readonly tokenHash: string;
  readonly expiresAtMs: number;
};

const hourMs = 3_600_000;
const resets: Collection<PasswordReset> = 'password-resets';

export const newReset = (token: string, nowMs: number): PasswordReset => ({
  tokenHash: sha256(token),
  expiresAtMs: nowMs + hourMs,
});

/** Whether a token completes a reset: it must be the newest one, unused, and less than an hour old. */
export function completesReset(reset: PasswordReset | undefined, token: string, nowMs: number): boolean {
  return reset !== undefined && nowMs < reset.expiresAtMs && isSecret(token, reset.tokenHash);
}

function resetMail({ id, email }: User, token: string, { expiresAtMs }: PasswordReset): NewMail {
  const expiresAt = new Date(expiresAtMs).toISOString();
  const text =
    `Set a new password with PATCH /users/${id} and the token ${token}, once and before ${expiresAt}. If you did ` +
    'not ask for it, ignore this mail: your password stays as it is.';
  const data = { userId: id, resetToken: token, expiresAt };
  return { to: email, kind: 'password-reset', subject: 'Reset your password', text, data };
}
