import type { RuleId } from '../../../../generated/rules.js';
import { recordId } from '../../../resources/kinds.js';
import { eventually, laggingMs } from '../../../scene/eventually.js';
import type { Scene } from '../../../scene/scene.js';
import { type Exchange, isSuccess } from '../../../target/exchange.js';
import { isArray, isObject, type Json, type JsonObject } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';
import { wholeListOf } from './whole-list.js';

/** What identifies a user in a list of assignments. */
export interface Known {
  readonly id: string | undefined;
  readonly email: string;
}

/** The assignments of one user in an organization, and the answer that lists them. */
export interface Assigned {
  readonly list: Exchange;
  readonly assignments: readonly JsonObject[];
}

/** Lists the users of the organization and returns the assignments of one. Ends the scenario if the answer shows no list. */
export async function assignmentsOf(t: Scene, user: Known): Promise<Assigned> {
  t.step('list the users');
  const list = await t.call('getOrgUsers');
  return { list, assignments: wholeListOf(t, list).filter((item) => mentions(item, user)) };
}

/** Whether a record contains the id or the email of a user anywhere. */
export function mentions(value: Json | undefined, user: Known): boolean {
  if (typeof value === 'string') {
    return value === user.id || value.toLowerCase() === user.email.toLowerCase();
  }
  if (isArray(value)) return value.some((item) => mentions(item, user));
  return isObject(value) && Object.values(value).some((member) => mentions(member, user));
}

/** The role level of an assignment in lower case; undefined if it shows none as text. */
export function roleIn(assignment: JsonObject | undefined): string | undefined {
  return textIn(assignment, 'role')?.toLowerCase();
}

/**
 * Removes the access of users; those whose id is not known are looked up in the list of users, and left out if they are not
 * in it. What is not removed here is removed when the run ends.
 */
export async function removeAccess(t: Scene, ...users: readonly Known[]): Promise<void> {
  const found = [];
  for (const user of users) found.push(user.id ?? (await namedIn(t, user)));
  const userIds = found.filter((id) => id !== undefined);
  if (userIds.length === 0) return;
  const removed = await t.call('removeUserAccess', { body: { userIds } });
  if (isSuccess(removed)) for (const { email } of users) t.owned.gone('user-access', email);
}

/** Removes the access of those of these users to whom this run has given any. */
export async function removeGiven(t: Scene, ...users: readonly Known[]): Promise<void> {
  const given = t.owned.remaining().flatMap(({ kind, name }) => (kind === 'user-access' ? name : []));
  await removeAccess(t, ...users.filter(({ id, email }) => given.some((name) => [email, id].includes(name))));
}

async function namedIn(t: Scene, user: Known): Promise<string | undefined> {
  const { assignments } = await assignmentsOf(t, user);
  return recordId('user-access', assignments[0]);
}

/** Returns the first assignment of a user, waiting for a list that lags. */
export async function assignmentIn(t: Scene, user: Known): Promise<JsonObject | undefined> {
  const { assignments } = await eventually(
    t,
    laggingMs,
    () => assignmentsOf(t, user),
    (shown) => shown.assignments.length > 0,
  );
  return assignments[0];
}

/** Checks that the users of the organization include a user once. */
export async function seeAssigned(t: Scene, user: Known, rule: RuleId): Promise<boolean> {
  // The callers remove the access afterwards, so a list that lags could not be repeated then.
  const ask = () => assignmentsOf(t, user);
  const { list, assignments } = await eventually(t, laggingMs, ask, (each) => each.assignments.length === 1);
  if (assignments.length === 0 && user.id === undefined && !list.response.text.includes('@')) {
    t.skip(rule, 'the users are listed without emails, and the ID of the user is not known');
    return true;
  }
  const received = `the user ${assignments.length} times`;
  return t
    .soft(rule, list)
    .holds(assignments.length === 1, { at: 'users', expected: 'the user once', received });
}
