import { nonsense } from '../../../../arbitraries/broad.js';
import { findBody } from '../../../../arbitraries/lookups.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import { objectIn, textIn } from '../../../../target/wire/members.js';
import { family } from '../family.js';

/** Nobody is found, so that there is nothing to charge for. */
const nobody = findBody(nonsense.slice(0, 1), 1);

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
    find: () => ({ body: nobody }),
    previewFind: () => ({ body: nobody }),
    search: () => ({ body: { filters: [], size: 1 } }),
    previewSearch: () => ({ body: { filters: [], size: 1 } }),
    verify: ({ linkedin, company }) => ({ body: { queries: [{ linkedin, company_name: company }] } }),
    getPerson: ({ id }) => ({ path: { person_id: id } }),
    lookupPeople: ({ id }) => ({ body: { ids: [id] } }),
  },
});

/** What people are charged for, which an operation of its own shows. */
export const billing = family({
  id: 'roles/billing',
  needs: ['identity'],
  requests: 0,
  make: async () => ({}),
  calls: { getUsage: () => ({}), getSubscriptions: () => ({}) },
});
