import type { Role } from '../../../../spec/contract/roles.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { type Caller, fixedCaller } from '../../../target/caller.js';
import type { ControlPlane } from '../../../target/control/control-plane.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { isSuccess } from '../../../target/exchange.js';
import { roles } from './matrix.js';

/** Everybody who tries the operations of the matrix. */
export interface RoleCallers {
  /** Who holds this role and no other: a user where users can be made, else a service account. */
  holder(role: Role): Promise<Caller>;
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
}

/** @param isTaken whether the second user of the target is given access meanwhile, and so is no outsider */
export function roleCallers(context: CheckContext, isTaken: boolean): RoleCallers {
  const { callers, control, learnt } = context;
  const everyRole = () => callers.lasting('a user with every role', roles);
  const unlessEnded = (caller: Promise<Caller>): Promise<Caller | undefined> =>
    caller.catch((error: unknown) => {
      if (error instanceof EndScenario) return undefined;
      throw error;
    });
  const hasOutsider = control !== undefined || !isTaken;
  return {
    holder: (role) =>
      control ? callers.lasting(`a user with the role ${role}`, [role]) : callers.withRole(role),
    account: (role) => callers.withRole(role),
    areAccounts: control === undefined,
    outsider: async () => (hasOutsider ? unlessEnded(callers.stranger()) : undefined),
    everyRole: async () => (control ? unlessEnded(everyRole()) : undefined),
    async expired() {
      if (!control) return undefined;
      learnt.expired ??= unlessEnded(everyRole().then((user) => expiredHolder(context, control, user)));
      return learnt.expired;
    },
  };
}

/** No token lives so long. */
const agoMs = 3 * 3_600_000;

/**
 * Whoever holds a token that was issued hours ago: time is turned back, and put back as soon as the user has signed in.
 * Ends the scenario where no operation takes the token for an expired one: then this time has no say in how long one lives.
 */
async function expiredHolder(
  { call, now }: CheckContext,
  control: ControlPlane,
  user: Caller,
): Promise<Caller> {
  const clock = await control.clockAt(now());
  const authorization = await (async () => {
    user.forget();
    try {
      await control.freeze((await control.now()) - agoMs);
      return await user.authorization();
    } finally {
      user.forget();
      await control.restoreClock(clock, now());
    }
  })();
  const holder = fixedCaller('somebody whose token has expired', 'expired', authorization);
  for (const operation of ['getOrganization', 'getServiceAccounts'] as const) {
    if (!isSuccess(await call(operation, {}, holder))) return holder;
  }
  throw new EndScenario('inconclusive', 'the time that the control plane moves ends no token');
}
