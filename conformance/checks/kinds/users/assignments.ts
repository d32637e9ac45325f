import type { CheckContext } from '../../../check/check-context.js';
import { eventually, laggingMs } from '../../../check/eventually.js';
import { isSuccess, type Recorder, type RuleId, type Steps, type User } from '../../../check/scenario.js';
import { recordId } from '../../../resources/kinds.js';
import { EndScenario, unmapped } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { isObject, isPart, itemsOf, type Json, leavesOf, listIn, textIn } from '../../../target/json.js';

export interface Known {
  readonly id: string | undefined;
  readonly email: string;
}

/** Returns the records of a list that must be complete. Ends the scenario if the answer shows no list, or one page of several. */
export function wholeListOf(t: Recorder, list: Exchange) {
  const body = t.body(list);
  const items = listIn(body);
  if (items === undefined) throw unmapped(`the answer to ${list.operation} shows no list`);
  // A number greater than that of the items is taken for a total: the others are on other pages.
  const isTotal = (each: Json) => Number(each) > items.length;
  if (isPart(body) || (isObject(body) && Object.values(body).some(isTotal)))
    throw new EndScenario('skipped', `the answer to ${list.operation} is one page of several`);
  return itemsOf(body);
}

/** Lists the users, for a while until one is listed so often. Returns the assignments of that user. Ends the scenario without a list. */
export async function assignmentsOf(t: Steps, user: Known, times?: number) {
  t.step('list the users');
  const ask = async () => {
    const list = await t.call('getOrgUsers');
    return { list, assignments: wholeListOf(t, list).filter((item) => mentions(item, user)) };
  };
  return times === undefined
    ? ask()
    : eventually(t, laggingMs, ask, ({ assignments }) => assignments.length === times);
}

/** Whether a record has the id of a user, or the email in any case. */
export const mentions = (record: Json | undefined, { id, email }: Known): boolean =>
  leavesOf(record).some(({ value }) => value === id || `${value}`.toLowerCase() === email.toLowerCase());

/** The role level of an assignment in lower case; undefined if it shows none as text. */
export const roleIn = (assignment: Json | undefined) => textIn(assignment, 'role')?.toLowerCase();

/** Removes the access of users, looked up in the list if their id is not known. What is left is removed when the run ends. */
export async function removeAccess(t: Steps, ...users: readonly Known[]): Promise<void> {
  const found = [];
  for (const user of users)
    found.push(user.id ?? recordId('user-access', (await assignmentsOf(t, user)).assignments[0]));
  const userIds = found.filter((id) => id !== undefined);
  if (userIds.length === 0) return;
  const removed = await t.call('removeUserAccess', { body: { userIds } });
  if (isSuccess(removed)) for (const { email } of users) t.owned.gone('user-access', email);
}

export async function removeGiven(t: Steps, ...users: readonly Known[]): Promise<void> {
  const given = t.owned.remaining().flatMap(({ kind, name }) => (kind === 'user-access' ? name : []));
  await removeAccess(t, ...users.filter(({ id, email }) => given.some((name) => [email, id].includes(name))));
}

/** Checks that the users of the organization include a user so many times. */
export async function expectAssigned(
  t: Steps,
  user: Known,
  rule: RuleId,
  times: 0 | 1 = 1,
): Promise<boolean> {
  // The callers remove the access afterwards, so a list that lags could not be repeated then.
  const { list, assignments } = await assignmentsOf(t, user, times);
  const { length } = assignments;
  const seen = { at: 'users', expected: `the user ${times} times`, received: `the user ${length} times` };
  if (length > 0 || user.id !== undefined || list.response.text.includes('@'))
    return t.soft(rule, list).holds(length === times, seen);
  t.skip(rule, 'the users are listed without emails, and the ID of the user is not known');
  return true;
}

/** A user whose id is known, as giving access takes it. */
export type Newcomer = User & { readonly id: string };

const found = new WeakMap<CheckContext['targetTraits'], Map<string, string>>();

/** Returns a user without access, and the id. Ends the scenario if it cannot be found out. */
export async function newcomer(t: Steps, label: string): Promise<Newcomer> {
  const user = await t.callers.outsider(label);
  const ids = found.get(t.targetTraits) ?? new Map<string, string>();
  found.set(t.targetTraits, ids);
  const id = user.id ?? ids.get(user.email) ?? (await idOf(t, user));
  ids.set(user.email, id);
  return { ...user, id };
}

/** Finds out an id from the list of users, after giving access by email or, where that is not taken, by an invitation. */
async function idOf(t: Steps, user: User): Promise<string> {
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
