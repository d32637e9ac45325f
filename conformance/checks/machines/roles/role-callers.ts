import type { Role } from '../../../../spec/contract/roles.js';
import type { CheckContext } from '../../../scene/check-context.js';
import type { Caller } from '../../../target/caller.js';
import { EndScenario } from '../../../target/end-scenario.js';

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
  readonly apiKey: Caller | undefined;
}

/** @param isTaken whether the second user of the target is given access meanwhile, and so is no outsider */
export function roleCallers(
  { callers, control, learnt: { users: made } }: CheckContext,
  isTaken: boolean,
): RoleCallers {
  // Users are made once per run: each of them takes requests.
  const once = (label: string, make: () => Promise<Caller>): Promise<Caller> => {
    const user = made.get(label) ?? make();
    made.set(label, user);
    // One that failed is tried again by the next scenario.
    user.catch(() => made.delete(label));
    return user;
  };
  const userWith = (role: Role) => {
    const label = `a user with the role ${role}`;
    return once(label, () => callers.newUser(label, [role]));
  };
  const hasOutsider = control !== undefined || !isTaken;
  return {
    holder: (role) => (control ? userWith(role) : callers.withRole(role)),
    account: (role) => callers.withRole(role),
    areAccounts: control === undefined,
    outsider: async () => {
      if (!hasOutsider) return undefined;
      const label = 'a user without a role';
      const outsider = () => callers.outsider(label);
      // Who is no user of the control plane may have been given access since.
      return (control ? once(label, outsider) : outsider()).catch((error: unknown) => {
        if (error instanceof EndScenario) return undefined;
        throw error;
      });
    },
    apiKey: callers.apiKey,
  };
}
