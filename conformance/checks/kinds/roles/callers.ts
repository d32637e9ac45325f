import type { Role } from '../../../../spec/contract/roles.js';
import { madeOnce } from '../../../resources/callers/callers.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { type Caller, fixedCaller } from '../../../target/caller.js';
import type { ControlPlane } from '../../../target/control/control-plane.js';
import { EndScenario, unlessEnded } from '../../../target/end-scenario.js';
import { isSuccess } from '../../../target/exchange.js';
import { textIn } from '../../../target/wire/members.js';
import { roles } from './matrix.js';

export type RoleCallers = ReturnType<typeof roleCallers>;

/**
 * The callers who try the operations of the matrix; undefined where the target has none of a kind.
 * @param isTaken whether the second user of the target is given access meanwhile, and so is no outsider
 */
export function roleCallers(context: CheckContext, isTaken: boolean) {
  const { callers, control, learnt } = context;
  const former = (role: Role | undefined): Promise<Caller> => {
    const label = role ? `a user with the role ${role}` : 'a user without a role';
    return role === 'admin'
      ? callers.lasting(label, [role])
      : madeOnce(learnt.callers, label, () => formerAdmin(context, label, role));
  };
  const everyRole = () => callers.lasting('a user with every role', roles);
  return {
    /** A caller with this role and no other: a user if the control plane can make users, otherwise a service account. */
    holder: (role: Role): Promise<Caller> => (control ? former(role) : callers.withRole(role)),
    account: (role: Role): Promise<Caller> => callers.withRole(role),
    /** Whether the callers of `holder` are service accounts as well. */
    areAccounts: control === undefined,
    /** A user without a role on the organization. One whom the control plane did not make may have been given access since. */
    async outsider(): Promise<Caller | undefined> {
      if (!control) return isTaken ? undefined : unlessEnded(callers.stranger());
      return unlessEnded(former(undefined));
    },
    deletedKey: (): Promise<Caller | undefined> =>
      unlessEnded(madeOnce(learnt.callers, 'a deleted API key', () => holderOfDeletedKey(context))),
    everyRole: async (): Promise<Caller | undefined> => (control ? unlessEnded(everyRole()) : undefined),
    /** A caller with an expired token, of the invitee if only that one may call; undefined also if moved time expires no token. */
    async expired(invitee?: Caller): Promise<Caller | undefined> {
      if (!control) return undefined;
      learnt.expired ??= unlessEnded(everyRole().then((user) => expiredHolder(context, control, user)));
      const known = await learnt.expired;
      return known && invitee ? unlessEnded(expiredHolder(context, control, invitee)) : known;
    },
  };
}

/**
 * Returns a user who was an admin before and now has this role, or none: an operation that caches rights allows such a user too
 * much. If the change does not work, which other scenarios report, returns a user who was made with that role.
 */
async function formerAdmin(
  { call, callers }: CheckContext,
  label: string,
  role: Role | undefined,
): Promise<Caller> {
  const user = await callers.newUser(label, ['admin']);
  const { id: userId = '' } = user;
  const changed = role
    ? await call('updateUserAccess', { body: [{ userId, role }] })
    : await call('removeUserAccess', { body: { userIds: [userId] } });
  // A single operation that refuses is enough: one that still admits the user may cache rights, which the trials report.
  for (const probe of ['listApiKeys', 'getInvitations'] as const)
    if (isSuccess(changed) && !isSuccess(await call(probe, {}, user))) return user;
  return callers.newUser(label, role ? [role] : []);
}

/** Returns a caller with an API key that was deleted before any use. Ends the scenario if none can be created and deleted. */
async function holderOfDeletedKey({ call, callers, owned }: CheckContext): Promise<Caller> {
  const { json } = (await call('createApiKey', { body: { name: owned.name('key') } })).response;
  const [keyId = '', key] = [textIn(json, 'id'), textIn(json, 'key')];
  if (key !== undefined && isSuccess(await call('deleteApiKey', { path: { keyId } })))
    return callers.bearer('somebody with a deleted API key', key);
  throw new EndScenario('skipped', 'no API key could be made and deleted');
}

/** Longer than any token lives. */
const hoursMs = 3 * 3_600_000;

/** A caller with an expired token. Ends the scenario if none is refused: then moving the clock has no influence on tokens. */
async function expiredHolder(
  { call, now }: CheckContext,
  control: ControlPlane,
  user: Caller,
): Promise<Caller> {
  const clock = await control.clockAt(now());
  user.forget();
  let authorization: string | null;
  try {
    await control.freeze((await control.now()) - hoursMs);
    authorization = await user.authorization();
  } finally {
    user.forget();
    await control.restoreClock(clock, now());
  }
  const holder = fixedCaller('somebody whose token has expired', 'expired', authorization);
  for (const probe of ['getOrganization', 'getServiceAccounts'] as const)
    if (!isSuccess(await call(probe, {}, holder))) return holder;
  throw new EndScenario('inconclusive', 'the time that the control plane moves ends no token');
}
