import type { Role } from '../../../../spec/contract/roles.js';
import { madeOnce } from '../../../resources/callers/made-once.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { agedHolders, expiredHolder } from '../../../scene/old-tokens.js';
import type { Caller, User } from '../../../target/caller.js';
import { EndScenario, unlessEnded } from '../../../target/end-scenario.js';
import { isSuccess } from '../../../target/exchange.js';
import { textIn } from '../../../target/wire/members.js';
import { roles } from './matrix.js';

/** Everybody who tries the operations of the matrix. */
export interface RoleCallers {
  /**
   * Who holds this role and no other: a user where users can be made, else a service account. Where time can be moved, the
   * token of the user has lived for most of its time.
   */
  holder(role: Role): Promise<Caller>;
  /** The same user, who signs in anew; undefined where time cannot be moved, so that no holder has an old token. */
  renewed(role: Role): Promise<Caller | undefined>;
  /** A service account that holds this role and no other. */
  account(role: Role): Promise<Caller>;
  /** Whether the holders of roles are service accounts, too. */
  readonly areAccounts: boolean;
  /** A user without a role on the organization; undefined where there is none. */
  outsider(): Promise<Caller | undefined>;
  /** A user who holds all of them; undefined where none can be made. */
  everyRole(): Promise<Caller | undefined>;
  /** Whoever holds a token that has expired; undefined where time cannot be moved, or ends no token. */
  expired(): Promise<Caller | undefined>;
  /** Whoever holds an API key that was deleted; undefined where there is none. */
  deletedKey(): Promise<Caller | undefined>;
}

/** @param isTaken whether the second user of the target is given access meanwhile, and so is no outsider */
export function roleCallers(context: CheckContext, isTaken: boolean): RoleCallers {
  const { callers, control, learnt } = context;
  const once = (what: string, make: () => Promise<Caller>) => madeOnce(learnt.callers, what, make);
  const userOf = (role: Role): Promise<Caller> => {
    const label = `a user with the role ${role}`;
    return role === 'admin'
      ? callers.lasting(label, [role])
      : once(label, () => formerAdmin(context, label, role));
  };
  const holder = (role: Role): Promise<Caller> => {
    if (!control) return callers.withRole(role);
    const known = learnt.oldTokens.aged;
    const held = known.get(role);
    if (held) return held;
    // All at once, as time is turned back for that.
    const aged = Promise.all(roles.map(userOf)).then((users) => agedHolders(context, control, users));
    const holders = roles.map((each, index) =>
      madeOnce(known, each, async () => (await aged)[index] ?? userOf(each)),
    );
    return holders[roles.indexOf(role)] ?? userOf(role);
  };
  const everyRole = () => callers.lasting('a user with every role', roles);
  const hasOutsider = control !== undefined || !isTaken;
  return {
    holder,
    renewed: async (role) => (control ? userOf(role) : undefined),
    account: (role) => callers.withRole(role),
    areAccounts: control === undefined,
    outsider: async () => {
      if (!hasOutsider) return undefined;
      // Who is no user of the control plane may have been given access since.
      if (!control) return unlessEnded(callers.stranger());
      const label = 'a user without a role';
      return unlessEnded(once(label, () => formerAdmin(context, label, undefined)));
    },
    deletedKey: () => unlessEnded(once('a deleted API key', () => holderOfDeletedKey(context))),
    everyRole: async () => (control ? unlessEnded(everyRole()) : undefined),
    async expired() {
      if (!control) return undefined;
      const { oldTokens } = learnt;
      oldTokens.expired ??= unlessEnded(everyRole().then((user) => expiredHolder(context, control, user)));
      return oldTokens.expired;
    },
  };
}

/**
 * A user who was an admin and holds this role by now, or none: what an operation has remembered of them is too much. Where
 * that change does not work, which others find out, it is a user who was made so.
 */
async function formerAdmin(
  { call, callers }: CheckContext,
  label: string,
  role: Role | undefined,
): Promise<User> {
  const user = await callers.newUser(label, ['admin']);
  const { id: userId } = user;
  if (userId !== undefined) {
    const changed =
      role === undefined
        ? await call('removeUserAccess', { body: { userIds: [userId] } })
        : await call('updateUserAccess', { body: [{ userId, role }] });
    if (isSuccess(changed)) {
      // One operation may go by what it has remembered: that is for others to find out.
      for (const probe of probes) if (!isSuccess(await call(probe, {}, user))) return user;
    }
  }
  return callers.newUser(label, role === undefined ? [] : [role]);
}

const probes = ['listApiKeys', 'getInvitations'] as const;

/** Whoever holds an API key that was deleted before it was ever used. Ends the scenario where none can be made and deleted. */
async function holderOfDeletedKey({ call, callers, owned }: CheckContext): Promise<Caller> {
  const { json } = (await call('createApiKey', { body: { name: owned.name('key') } })).response;
  const [keyId, key] = [textIn(json, 'id'), textIn(json, 'key')];
  if (keyId !== undefined && key !== undefined) {
    const deleted = await call('deleteApiKey', { path: { keyId } });
    if (isSuccess(deleted)) return callers.bearer('somebody with a deleted API key', key);
  }
  throw new EndScenario('skipped', 'no API key could be made and deleted');
}
