import { eventually, laggingMs } from '../../../scene/eventually.js';
import { scenario } from '../../../scene/scenario.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../../target/exchange.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';

/** What `owned.name` makes, whatever the prefix of the other run is. */
const isOfAnotherRun = (name: string): boolean => /-organization-\d+\b/.test(name);

/** What careless services change in a text: case, letters beyond ASCII, commas, quotes, escapes, spaces. */
const tricky = 'Ünal & "Søn", 50%41';

const isNamed =
  (name: string) =>
  ({ response }: Exchange) =>
    textIn(response.json, 'name') === name;

/** The organization gets another name, and its own one back (section 4.3). */
export const renamedOrganization = scenario({
  id: 'organization/renaming',
  rules: ['org.rename', 'org.rename-only'],
  needs: ['token', 'full'],
  requests: 6,
  async record(t) {
    const { owned, target } = t;
    const record = t.object(await t.call('getOrganization'));
    const before = textIn(record, 'name');
    if (before === undefined) {
      for (const rule of ['org.rename', 'org.rename-only'] as const) {
        t.skip(rule, 'the record of the organization shows no `name` that could be put back');
      }
      return;
    }
    if (isOfAnotherRun(before)) {
      throw new EndScenario(
        'inconclusive',
        `another run has renamed the organization to "${before}" for now`,
      );
    }
    const plain = owned.name('organization');
    let name = `${plain} ${tricky}`;
    let isBack = false;
    owned.intend('organization-name', target.org, before);
    try {
      t.step('rename the organization');
      const renaming = await t.call('updateOrganization', { body: { name } });
      // A service need not take every text.
      if ([400, 422].includes(renaming.response.status)) {
        name = plain;
        t.body(await t.call('updateOrganization', { body: { name } }));
      } else t.body(renaming);
      // It may answer what was, or nothing; not a third name that nobody gave.
      const told = textIn(renaming.response.json, 'name');
      if (told?.startsWith(plain) && isSuccess(renaming)) {
        const asSent = { at: 'name', expected: `"${name}"`, received: told };
        t.soft('org.rename', renaming).holds(told === name, asSent);
      }
      t.step('get the organization');
      // The name is put back whatever comes, so that a read that lags could not be repeated later.
      const got = await eventually(t, laggingMs, () => t.call('getOrganization'), isNamed(name));
      const after = t.object(got);
      const now = textIn(after, 'name') ?? '';
      if (isOfAnotherRun(now) && !now.toLowerCase().includes(plain.toLowerCase())) {
        throw new EndScenario('inconclusive', 'another run renames the organization at the same time');
      }
      const renamed = { at: 'name', expected: `"${name}"`, received: after['name'] ?? null };
      if (!t.soft('org.rename', got).holds(after['name'] === name, renamed)) return;
      let changed = changedMembers(record, after);
      if (changed.length > 0) {
        // What differs between two answers without a renaming tells nothing of it.
        const restless = changedMembers(after, t.object(await t.call('getOrganization')));
        changed = changed.filter((name) => !restless.includes(name));
      }
      const only = { at: changed[0] ?? 'body', expected: 'as it was before', received: [...changed] };
      t.soft('org.rename-only', got).holds(changed.length === 0, only);
    } finally {
      const restored = await t.call('updateOrganization', { body: { name: before } });
      isBack = isSuccess(restored);
      if (isBack) owned.gone('organization-name', target.org);
    }
    if (!isBack) return;
    // A second renaming is one as well.
    t.step('rename it back, and get it');
    const last = await eventually(t, laggingMs, () => t.call('getOrganization'), isNamed(before));
    const received = textIn(last.response.json, 'name');
    if (received === undefined || (isOfAnotherRun(received) && !received.startsWith(plain))) return;
    t.soft('org.rename', last).holds(received === before, { at: 'name', expected: `"${before}"`, received });
  },
});

/** Members that say how often or when a record was changed, or that are another form of its name. */
const follows = /updated|modified|changed|version|revision|etag|slug|name/i;

/** The names of members that a renaming changed, beside the name and what follows from the renaming itself. */
export function changedMembers(before: JsonObject, after: JsonObject): readonly string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !follows.test(name) && !isSame(before[name], after[name]));
}

/** Equal values, whatever the order of their members; absent in one way and in another is the same. */
function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (isAbsent(a) || isAbsent(b)) return isAbsent(a) === isAbsent(b);
  if (isArray(a) && isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (isObject(a) && isObject(b)) return changedMembers(a, b).length === 0;
  return a === b;
}
