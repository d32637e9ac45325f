import { eventually, laggingMs } from '../../../scene/eventually.js';
import { scenario } from '../../../scene/scenario.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../../target/exchange.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';

/** Whether `owned.name` of any run has made this name. */
const isOfAnotherRun = (name: string): boolean => /-organization-\d+\b/.test(name);

/** Has what careless services change in a text: case, non-ASCII letters, commas, quotes, escapes, spaces. */
const tricky = 'Ünal & "Søn", 50%41';

const isNamed =
  (name: string) =>
  ({ response }: Exchange) =>
    textIn(response.json, 'name') === name;

/** The organization gets another name, and then its own name back (section 4.3). */
export const renamedOrganization = scenario({
  id: 'organization/renaming',
  rules: ['org.rename', 'org.rename-only'],
  needs: ['token', 'full'],
  requests: 6,
  async record(t) {
    const { owned, target } = t;
    const get = () => t.call('getOrganization');
    const first = await get();
    // Without its name, the organization could not be restored.
    const before = t.text(first, 'name');
    const plain = owned.name('organization');
    const meanwhile = 'another run renames the organization at the same time';
    if (isOfAnotherRun(before)) throw new EndScenario('inconclusive', meanwhile);
    let name = `${plain} ${tricky}`;
    let isBack = false;
    owned.intend('organization-name', target.org, before);
    try {
      t.step('rename the organization');
      let renaming = await t.call('updateOrganization', { body: { name } });
      // A service may refuse some texts.
      if ([400, 422].includes(renaming.response.status)) {
        name = plain;
        renaming = await t.call('updateOrganization', { body: { name } });
      }
      t.body(renaming);
      // The answer may show the old name or none, but no altered form of the new one.
      const shown = textIn(renaming.response.json, 'name');
      if (shown?.startsWith(plain)) {
        const asSent = { at: 'name', expected: `"${name}"`, received: shown };
        t.soft('org.rename', renaming).holds(shown === name, asSent);
      }
      t.step('get the organization');
      // The name is restored in any case, so a read that lags could not be repeated later.
      const got = await eventually(t, laggingMs, get, isNamed(name));
      const after = t.object(got);
      const now = textIn(after, 'name') ?? '';
      if (isOfAnotherRun(now) && !now.toLowerCase().includes(plain.toLowerCase()))
        throw new EndScenario('inconclusive', meanwhile);
      const renamed = { at: 'name', expected: `"${name}"`, received: after['name'] ?? null };
      if (!t.soft('org.rename', got).holds(now === name, renamed)) return;
      const changed = changedMembers(t.object(first), after);
      // What differs between two answers without a renaming in between is not an effect of it.
      const restless = changed.length > 0 ? changedMembers(after, t.object(await get())) : [];
      const received = changed.filter((each) => !restless.includes(each));
      const only = { at: received[0] ?? 'body', expected: 'as it was before', received };
      t.soft('org.rename-only', got).holds(received.length === 0, only);
    } finally {
      isBack = isSuccess(await t.call('updateOrganization', { body: { name: before } }));
      if (isBack) owned.gone('organization-name', target.org);
    }
    if (!isBack) return;
    // Restoring the name is a second renaming, to which the rule applies too.
    t.step('rename it back, and get it');
    const last = await eventually(t, laggingMs, get, isNamed(before));
    const received = textIn(last.response.json, 'name');
    if (received === undefined || (isOfAnotherRun(received) && !received.startsWith(plain))) return;
    t.soft('org.rename', last).holds(received === before, { at: 'name', expected: `"${before}"`, received });
  },
});

/** Members that show how often or when a record was changed, or that are derived from its name. */
const follows = /updated|modified|changed|version|revision|etag|slug|name/i;

/** Returns the names of members that a renaming changed, except for the name and what is derived from the renaming. */
export function changedMembers(before: JsonObject, after: JsonObject): readonly string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !follows.test(name) && !isSame(before[name], after[name]));
}

/** Whether two values are equal, regardless of the order of members. All forms of absence are the same. */
function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (isAbsent(a) || isAbsent(b)) return isAbsent(a) === isAbsent(b);
  if (isArray(a) && isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (isObject(a) && isObject(b)) return changedMembers(a, b).length === 0;
  return a === b;
}
