import type { CheckContext } from '../../../scene/check-context.js';
import type { User } from '../../../target/caller.js';

/** Users that finished scenarios no longer need, per run. */
const spares = new WeakMap<CheckContext['learnt'], User[]>();

/** Leaves users to later scenarios. They must have no access, and must still have the password they were made with. */
export function leaveUsers({ learnt }: CheckContext, users: readonly User[]): void {
  spares.set(learnt, [...(spares.get(learnt) ?? []), ...users]);
}

/**
 * Returns a user without access whom an earlier scenario has left, because making and deleting a new one takes two requests. If
 * there is none left, returns `callers.outsider`.
 */
export async function spareUser({ learnt, callers }: CheckContext, label: string): Promise<User> {
  const left = spares.get(learnt)?.shift();
  return left ? { ...left, label } : callers.outsider(label);
}
