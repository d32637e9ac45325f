import { recordId } from '../../../resources/kinds.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import type { User } from '../../../target/caller.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { assignmentIn, assignmentsOf, removeAccess } from './assignments.js';

/** A user whose id is known, as giving access takes it. */
export type Newcomer = User & { readonly id: string };

/** Users that finished scenarios no longer need, per run, and by email the ids that were found out. */
const left = new WeakMap<CheckContext['learnt'], User[]>();
const found = new WeakMap<CheckContext['learnt'], Map<string, string>>();

/** Leaves users to later scenarios. They must have no access, and must still have the password they were made with. */
export function leaveUsers({ learnt }: CheckContext, users: readonly User[]): void {
  left.set(learnt, [...(left.get(learnt) ?? []), ...users]);
}

/**
 * Returns a user without access: one whom an earlier scenario has left, because making and deleting a new one takes two requests, or
 * else `callers.outsider`.
 */
export async function spareUser({ learnt, callers }: CheckContext, label: string): Promise<User> {
  const spare = left.get(learnt)?.shift();
  return spare ? { ...spare, label } : callers.outsider(label);
}

/** The same, with the id of the user. Ends the scenario if it cannot be found out. */
export async function newcomer(t: Scene, label: string): Promise<Newcomer> {
  return identified(t, await spareUser(t, label));
}

/** As many users without access as asked for, if a control plane makes them; the second user of the options alone, if not. */
export async function newcomers(t: Scene, count: number): Promise<readonly Newcomer[]> {
  const users: Newcomer[] = [];
  for (let nth = 1; nth <= (t.control ? count : 1); nth += 1)
    users.push(await identified(t, await t.callers.outsider(`user ${nth}`)));
  return users;
}

async function identified(t: Scene, user: User): Promise<Newcomer> {
  const ids = found.get(t.learnt) ?? new Map<string, string>();
  found.set(t.learnt, ids);
  const id = user.id ?? ids.get(user.email) ?? (await idOf(t, user));
  ids.set(user.email, id);
  return { ...user, id };
}

/** Finds out an id from the list of users, after giving access by email or, where that is not taken, by an invitation. */
async function idOf(t: Scene, user: User): Promise<string> {
  const { email, label } = user;
  const known = { id: undefined, email };
  const idIn = async () => recordId('user-access', await assignmentIn(t, known));
  t.step(`find out the id of ${label}`);
  // Whoever could sign in before the access is removed again must be able to afterwards.
  await user.token();
  t.owned.intend('user-access', email);
  const added = await t.call('addUserAccess', { body: [{ email, role: 'viewer' }] });
  // A call that is refused may have had its effect.
  let id = isSuccess(added)
    ? await idIn()
    : recordId('user-access', (await assignmentsOf(t, known)).assignments[0]);
  if (id === undefined) {
    const invitation = await t.call('createInvitation', { body: { email, role: 'viewer' } });
    const invitationId = recordId('invitation', t.body(invitation)) ?? '';
    t.body(await t.call('acceptInvitation', { path: { invitationId } }, user));
    id = await idIn();
  }
  if (id === undefined) throw new EndScenario('skipped', `the list of users shows no id of ${label}`);
  await removeAccess(t, { id, email });
  return id;
}
