import { isDeepStrictEqual } from 'node:util';
import { answering } from '../../../../generated/answering.js';
import { eventually, laggingMs } from '../../../check/eventually.js';
import { EndScenario, type Exchange, expectMember, isSuccess, scenario } from '../../../check/scenario.js';
import { hasValue, isAbsent, textIn } from '../../../target/json.js';

/** Whether `owned.name` of any run has made this name. */
const isOfRun = (name: string): boolean => /-organization-\d+\b/.test(name);

/** Has what careless services change in a text: case, non-ASCII letters, commas, quotes, escapes, spaces. */
const tricky = 'Ünal & "Søn", 50%41';

/** The organization gets another name, and then its own name back (section 4.3). */
const renamedOrganization = scenario({
  id: 'organization/renaming',
  rules: ['org.rename', 'org.rename-only'],
  needs: ['token', 'full'],
  requests: 7,
  async record(t) {
    const { owned, target } = t;
    const get = () => t.call('getOrganization');
    const rename = (to: string) => t.call('updateOrganization', { body: { name: to } });
    const first = await get();
    // Without its name, the organization could not be restored.
    const before = t.text(first, 'name');
    const plain = owned.name('organization');
    const requireOurs = (shown: string) => {
      if (isOfRun(shown) && !shown.toLowerCase().includes(plain.toLowerCase()))
        throw new EndScenario('inconclusive', 'another run renames the organization at the same time');
    };
    /** Reads again for a while, until the name is as it was sent. Returns the answer, if it is. */
    const expectName = async (name: string): Promise<Exchange | undefined> => {
      t.step('get the organization');
      const nameOf = ({ response }: Exchange) => textIn(response.json, 'name') ?? '';
      const got = await eventually(t, laggingMs, get, (each) => nameOf(each) === name);
      const seen = { at: 'name', expected: `"${name}"`, received: t.object(got)['name'] ?? null };
      requireOurs(nameOf(got));
      return t.soft('org.rename', got).holds(nameOf(got) === name, seen) ? got : undefined;
    };
    requireOurs(before);
    let name = `${plain} ${tricky}`;
    let isBack = false;
    owned.intend('organization-name', target.org, before);
    try {
      t.step('rename the organization');
      let renaming = await rename(name);
      // A service may refuse some texts.
      if ([400, 422].includes(renaming.response.status)) {
        name = plain;
        renaming = await rename(name);
      }
      t.body(renaming);
      // The answer may show the old name or none, but no altered form of the new one.
      const shown = textIn(renaming.response.json, 'name');
      const asSent = { at: 'name', expected: `"${name}"`, received: shown };
      if (shown?.startsWith(plain)) t.soft('org.rename', renaming).holds(shown === name, asSent);
      const got = await expectName(name);
      if (!got) return;
      const [old, now] = [t.object(first), t.object(got)];
      const isKept = (each: string) =>
        isDeepStrictEqual(old[each], now[each]) || (isAbsent(old[each]) && isAbsent(now[each]));
      const received = ['id', 'status', 'settings'].filter((each) => !isKept(each));
      const only = { at: received[0] ?? 'body', expected: 'as it was before', received };
      t.soft('org.rename-only', got).holds(received.length === 0, only);
      const org_id = target.emptyOrg ?? target.otherOrg;
      const other = org_id ? await t.call('getOrganization', { path: { org_id } }) : undefined;
      const another = { at: 'name', expected: 'the name of another organization', received: name };
      // Where the credential decides which organization is meant, it is the same one.
      const isOther = ![undefined, textIn(got.response.json, 'id')].includes(
        textIn(other?.response.json, 'id'),
      );
      if (other && isOther && isSuccess(other))
        t.soft('org.rename-only', other).holds(!hasValue(other.response.json, name), another);
    } finally {
      isBack = isSuccess(await rename(before));
      if (isBack) owned.gone('organization-name', target.org);
    }
    // Restoring the name is a second renaming, to which the rule applies too.
    if (isBack) await expectName(before);
  },
});

const organizationRecord = scenario({
  id: 'organization/record',
  rules: ['org.get', 'org.get-settings-status'],
  requests: 1,
  async record(t) {
    t.step('get the organization');
    const got = await t.call('getOrganization');
    const record = t.object(got);
    const received = Object.keys(record);
    const isRecord = textIn(record, 'id', 'name') !== undefined || received.length > 2;
    const seen = { at: 'body', expected: 'the record of the organization', received };
    t.expect('org.get', got).holds(isRecord, seen);
    expectMember(t, 'org.get-settings-status', got, 'status');
    // Settings may be empty.
    if (!received.includes('settings') || !isAbsent(record['settings']))
      expectMember(t, 'org.get-settings-status', got, 'settings');
  },
});

/** Operations whose requests are the same in every organization but for its id. */
const asked = ['getOrganization', 'getOrgUsers'] as const;

/** Two organizations are asked for the same in turns; neither answer shows what belongs to the other one (section 5 rule 5). */
const organizationsInTurns = scenario({
  id: 'organization/turns',
  rules: asked.map((operation) => answering[operation]),
  needs: ['token', 'control', 'other-org'],
  requests: 3 * asked.length + 2,
  async record(t) {
    const { otherOrg = '' } = t.target;
    const admin = await t.callers.elsewhere();
    for (const operation of asked) {
      const before = await t.call(operation);
      t.step(`${admin.label} calls ${operation} there`);
      const other = await t.call(operation, { path: { org_id: otherOrg } }, admin);
      const own = await t.call(operation);
      if (![before, other, own].every(isSuccess)) continue;
      const [first, theirs, last] = [before, other, own].map(({ response }) => response.text);
      // If both always give the same answer, there may be nothing in which they differ.
      const isMixed = (first === theirs) !== (last === theirs);
      const seen = { at: 'body', expected: 'what is in the own organization', received: last };
      t.soft(answering[operation], own).holds(!isMixed, seen);
    }
  },
});

export const organizationScenarios = [organizationRecord, organizationsInTurns, renamedOrganization] as const;
