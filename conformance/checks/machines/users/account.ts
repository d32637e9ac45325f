import type { Scene } from '../../../scene/scene.js';
import type { User } from '../../../target/caller.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../../../target/json.js';
import { idOf, mentions } from './assignments.js';

/** So often each of them asks: what goes wrong one time in ten is seen where two do. */
const times = 4;

/** Users get the own account, at once and in turns (section 4.3). */
export async function seeAccounts(t: Scene<'user.get'>, users: readonly User[]): Promise<void> {
  const get = (user: User) => t.call('getUser', { path: { userId: idOf(user) } }, user);
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

/** Whether a record says of a user, in whatever form, whether the account can be used. */
function hasStatus(value: Json): boolean {
  if (isArray(value)) return value.some(hasStatus);
  if (!isObject(value)) return false;
  return Object.entries(value).some(
    ([name, member]) => (isStatus(name) && !isAbsent(member)) || hasStatus(member),
  );
}

const isStatus = (name: string) => /status|state|active|enabled|disabled|verified|blocked/i.test(name);
/** What a user is called, and with which rights: not facts about the account. */
const isProfile = (name: string) =>
  /^(id|user_?id|profile|e_?mail|.*name|roles?|picture|avatar)$/i.test(name);

/** Whether a record has anything else than ID, profile and status. */
function hasMetadata(record: JsonObject): boolean {
  return Object.entries(record).some(
    ([name, member]) => !isStatus(name) && !isProfile(name) && !isAbsent(member),
  );
}
