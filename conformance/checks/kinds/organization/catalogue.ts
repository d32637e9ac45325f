import { answering } from '../../../scene/answering.js';
import { scenario } from '../../../scene/scenario.js';
import { seeMember } from '../../../scene/see-member.js';
import { isSuccess } from '../../../target/exchange.js';
import { isAbsent } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';
import { renamedOrganization } from './renaming.js';

/** The record of an organization (section 4.3). */
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
    seeMember(t, 'org.get-settings-status', got, 'status');
    // Settings may be empty.
    const hasSettings = received.includes('settings');
    if (!hasSettings || !isAbsent(record['settings']))
      seeMember(t, 'org.get-settings-status', got, 'settings');
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
    const roles = ['viewer', 'editor', 'admin'] as const;
    const admin = await t.callers.lasting('an admin of another organization', roles, otherOrg);
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

/** Scenarios about the record of an organization. */
export const organizationScenarios = [organizationRecord, organizationsInTurns, renamedOrganization] as const;
