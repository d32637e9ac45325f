import type { Scene } from '../../../scene/scene.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../../../target/json.js';
import { mentions } from './assignments.js';
import type { Newcomer } from './newcomers.js';

/** How often each user asks. With two users that is enough to see a fault in one of ten answers. */
const times = 4;

/** Users get their own accounts, first concurrently and then in turns (section 4.3). */
export async function seeAccounts(t: Scene<'user.get'>, users: readonly Newcomer[]): Promise<void> {
  const get = (user: Newcomer) => t.call('getUser', { path: { userId: user.id } }, user);
  for (const user of users) await user.token();
  const atOnce = await Promise.all(users.map(get));
  for (const [turn, user] of Array.from({ length: times }, () => users)
    .flat()
    .entries()) {
    t.step(`${user.label} gets the own account`);
    const got = atOnce[turn] ?? (await get(user));
    const record = t.object(got);
    const missing = [
      ...(mentions(record, { id: undefined, email: user.email }) ? [] : ['a profile with the email']),
      ...(hasStatus(record) ? [] : ['a status']),
      ...(hasMetadata(record) ? [] : ['metadata']),
    ];
    t.expect('user.get', got).holds(missing.length === 0, {
      at: 'body',
      expected: missing.join(' and '),
      received: Object.keys(record),
    });
  }
}

/** Whether a record shows, in any form, whether the account of a user can be used. */
function hasStatus(value: Json): boolean {
  if (isArray(value)) return value.some(hasStatus);
  if (!isObject(value)) return false;
  return Object.entries(value).some(
    ([name, member]) => (isStatus(name) && !isAbsent(member)) || hasStatus(member),
  );
}

const isStatus = (name: string) => /status|state|active|enabled|disabled|verified|blocked/i.test(name);
/** Members that identify a user or name a role; they are no metadata of the account. */
const isProfile = (name: string) =>
  /^(id|user_?id|profile|e_?mail|.*name|roles?|picture|avatar)$/i.test(name);

/** Whether a record has anything besides id, profile and status. */
function hasMetadata(record: JsonObject): boolean {
  return Object.entries(record).some(
    ([name, member]) => !isStatus(name) && !isProfile(name) && !isAbsent(member),
  );
}
