import { nonsense } from '../../../../arbitraries/broad.js';
import { findBody } from '../../../../arbitraries/lookups.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import { objectIn, textIn } from '../../../../target/wire/members.js';
import { family } from '../family.js';

/** Matches no person, so that nothing is charged. */
const noMatch = findBody(nonsense.slice(0, 1), 1);

/** Searching for people. */
export const people = family({
  id: 'roles/people',
  needs: ['identity'],
  asksForPeople: true,
  requests: 0,
  async make(context) {
    for (const person of context.pool.people.values()) {
      const [id, linkedin] = [textIn(person, 'id'), textIn(person, 'linkedin')];
      const company = textIn(objectIn(objectIn(person, 'position'), 'company'), 'name') ?? 'Example';
      if (id !== undefined && linkedin !== undefined) return { id, linkedin, company };
    }
    throw new EndScenario('inconclusive', 'no find has shown a person with `id` and `linkedin`');
  },
  calls: {
    find: () => ({ body: noMatch }),
    previewFind: () => ({ body: noMatch }),
    search: () => ({ body: { filters: [], size: 1 } }),
    previewSearch: () => ({ body: { filters: [], size: 1 } }),
    verify: ({ linkedin, company }) => ({ body: { queries: [{ linkedin, company_name: company }] } }),
    getPerson: ({ id }) => ({ path: { person_id: id } }),
    lookupPeople: ({ id }) => ({ body: { ids: [id] } }),
  },
});

/** What the organization is charged for. */
export const billing = family({
  id: 'roles/billing',
  needs: ['identity'],
  requests: 0,
  make: async () => ({}),
  calls: { getUsage: () => ({}), getSubscriptions: () => ({}) },
});
