import { answering } from '../../../scene/answering.js';
import { scenario } from '../../../scene/scenario.js';
import { seeMember } from '../../../scene/see-member.js';
import { isSuccess } from '../../../target/exchange.js';
import { isAbsent, type Json } from '../../../target/json.js';
import { listIn, textIn } from '../../../target/wire/members.js';
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
    t.expect('org.get', got).holds(isRecord, {
      at: 'body',
      expected: 'the record of the organization',
      received,
    });
    seeMember(t, 'org.get-settings-status', got, 'status');
    // Settings may be empty.
    const hasSettings = received.includes('settings');
    if (!hasSettings || !isAbsent(record['settings']))
      seeMember(t, 'org.get-settings-status', got, 'settings');
  },
});

/** Operations whose requests are the same in every organization but for its id. */
const asked = ['getOrganization', 'getServiceAccounts', 'getOrgUsers'] as const;
/** How often each organization is asked. */
const turns = 2;

/** Two organizations are asked for the same in turns; neither answer shows what belongs to the other one (section 5 rule 5). */
const organizationsInTurns = scenario({
  id: 'organization/turns',
  rules: asked.map((operation) => answering[operation]),
  needs: ['token', 'control', 'other-org'],
  requests: 2 * turns * asked.length + 2,
  async record(t) {
    const { otherOrg = '' } = t.target;
    const roles = ['viewer', 'editor', 'admin'] as const;
    const admin = await t.callers.lasting('an admin of another organization', roles, otherOrg);
    for (const operation of asked) {
      const texts = { own: new Set<string>(), other: new Set<string>() };
      for (let turn = 0; turn < turns; turn += 1) {
        const own = await t.call(operation);
        t.step(`${admin.label} calls ${operation} there`);
        const other = await t.call(operation, { path: { org_id: otherOrg } }, admin);
        if (!isSuccess(own) || !isSuccess(other)) break;
        for (const [whose, { response }] of [
          ['own', own],
          ['other', other],
        ] as const) {
          if (isDistinctive(response.json)) texts[whose].add(response.text);
        }
        const shared = [...texts.own].find((text) => texts.other.has(text));
        // If both always give the same answer, there may be nothing in which they differ.
        const isAlike = texts.own.size === 1 && texts.other.size === 1;
        const seen = { at: 'body', expected: 'what is in the own organization', received: shared ?? null };
        if (!t.soft(answering[operation], own).holds(shared === undefined || isAlike, seen)) break;
      }
    }
  },
});

/** Whether an answer can identify an organization: any of them may have an empty list. */
const isDistinctive = (json: Json | undefined): boolean => json !== undefined && listIn(json)?.length !== 0;

/** Scenarios about the record of an organization. */
export const organizationScenarios = [organizationRecord, organizationsInTurns, renamedOrganization] as const;
