import type { CheckContext } from '../../../scene/check-context.js';
import type { User } from '../../../target/caller.js';

/** Users without access whom a scenario has left, per run. */
const spares = new WeakMap<CheckContext['learnt'], User[]>();

/** Leaves users to later scenarios. They must have no access, and the password that they were made with. */
export function leaveUsers({ learnt }: CheckContext, users: readonly User[]): void {
  spares.set(learnt, [...(spares.get(learnt) ?? []), ...users]);
}

/**
 * Returns a user without access whom an earlier scenario has left, as making and deleting one takes two requests; otherwise
 * `callers.outsider`, which ends the scenario if there is none.
 */
export async function spareUser({ learnt, callers }: CheckContext, label: string): Promise<User> {
  const left = spares.get(learnt)?.shift();
  return left ? { ...left, label } : callers.outsider(label);
}
