import { recordId } from '../../../resources/kinds.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import type { User } from '../../../target/caller.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { assignmentsOf, removeAccess } from './assignments.js';

/** A user whose id is known, as giving access takes it. */
export type Newcomer = User & { readonly id: string };

/** Per run, by email the ids that were found out. */
const found = new WeakMap<CheckContext['learnt'], Map<string, string>>();

/** Returns a user without access, and the id. Ends the scenario if it cannot be found out. */
export async function newcomer(t: Scene, label: string): Promise<Newcomer> {
  const user = await t.callers.outsider(label);
  const ids = found.get(t.learnt) ?? new Map<string, string>();
  found.set(t.learnt, ids);
  const id = user.id ?? ids.get(user.email) ?? (await idOf(t, user));
  ids.set(user.email, id);
  return { ...user, id };
}

/** As many users without access as asked for, if a control plane makes them; the second user of the options alone, if not. */
export async function newcomers(t: Scene, count: number): Promise<readonly Newcomer[]> {
  const users: Newcomer[] = [];
  for (let nth = 1; nth <= (t.control ? count : 1); nth += 1) users.push(await newcomer(t, `user ${nth}`));
  return users;
}

/** Finds out an id from the list of users, after giving access by email or, where that is not taken, by an invitation. */
async function idOf(t: Scene, user: User): Promise<string> {
  const { email, label } = user;
  const known = { id: undefined, email };
  const idIn = async (times?: number) =>
    recordId('user-access', (await assignmentsOf(t, known, times)).assignments[0]);
  t.step(`find out the id of ${label}`);
  // Whoever could sign in before the access is removed again must be able to afterwards.
  await user.token();
  t.owned.intend('user-access', email);
  const added = await t.call('addUserAccess', { body: [{ email, role: 'viewer' }] });
  // A call that is refused may have had its effect.
  let id = await idIn(isSuccess(added) ? 1 : undefined);
  if (id === undefined) {
    const invitation = await t.call('createInvitation', { body: { email, role: 'viewer' } });
    const invitationId = recordId('invitation', t.body(invitation)) ?? '';
    t.body(await t.call('acceptInvitation', { path: { invitationId } }, user));
    id = await idIn(1);
  }
  if (id === undefined) throw new EndScenario('skipped', `the list of users shows no id of ${label}`);
  await removeAccess(t, { id, email });
  return id;
}
