import { answering } from '../../../scene/answering.js';
import { scenario } from '../../../scene/scenario.js';
import { isSuccess } from '../../../target/exchange.js';
import type { Json } from '../../../target/json.js';
import { listIn } from '../../../target/wire/members.js';

/** What is asked for in the same words in every organization. */
const asked = ['getOrganization', 'getServiceAccounts', 'getOrgUsers'] as const;
/** So often each organization is asked. */
const turns = 2;

/** Two organizations are asked for the same in turns, and neither is told what the other was (section 5 rule 5). */
export const organizationsInTurns = scenario({
  id: 'organization/turns',
  rules: asked.map((operation) => answering[operation]),
  needs: ['token', 'control', 'other-org'],
  requests: 2 * turns * asked.length + 2,
  async record(t) {
    const { otherOrg = '' } = t.target;
    const roles = ['viewer', 'editor', 'admin'] as const;
    const admin = await t.callers.lasting('an admin of another organization', roles, otherOrg);
    for (const operation of asked) {
      const told = { own: new Set<string>(), other: new Set<string>() };
      for (let turn = 0; turn < turns; turn += 1) {
        const own = await t.call(operation);
        t.step(`${admin.label} calls ${operation} there`);
        const other = await t.call(operation, { path: { org_id: otherOrg } }, admin);
        if (!isSuccess(own) || !isSuccess(other)) break;
        for (const [whose, { response }] of [
          ['own', own],
          ['other', other],
        ] as const) {
          if (isTelling(response.json)) told[whose].add(response.text);
        }
        const shared = [...told.own].find((text) => told.other.has(text));
        // What both say alike all the time may be all that there is to say.
        const isAlike = told.own.size === 1 && told.other.size === 1;
        const seen = { at: 'body', expected: 'what is in the own organization', received: shared ?? null };
        if (!t.soft(answering[operation], own).holds(shared === undefined || isAlike, seen)) break;
      }
    }
  },
});

/** Whether it says something: an empty list may come to be in any organization. */
const isTelling = (json: Json | undefined): boolean => json !== undefined && listIn(json)?.length !== 0;
