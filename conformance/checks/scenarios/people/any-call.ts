import * as fc from 'fast-check';
import { operations } from '../../../../generated/operations.js';
import { findBody } from '../../../arbitraries/lookups.js';
import { scenario } from '../../../scene/scenario.js';
import { type CallInput, isSuccess } from '../../../target/exchange.js';
import type { Pool } from '../../../view/pool.js';
import { idsOf, isPage, lookupOf, paged, shown } from './chosen.js';
import { currentEmployment } from './verify/employments.js';

/** The operations of the people interface except find. */
export const peopleOperations = [
  'search',
  'verify',
  'previewFind',
  'previewSearch',
  'getPerson',
  'lookupPeople',
] as const;
export type PeopleOperation = (typeof peopleOperations)[number];

/** Returns a valid call of each operation about a person whom the target showed. */
export function callsAbout(id: string, pool: Pool): Record<PeopleOperation, CallInput> {
  const lookup = lookupOf(pool, id);
  const job = currentEmployment(pool.people.get(id) ?? {});
  const searched = { body: { filters: [], size: 1 } };
  const query = { linkedin: job?.person ?? 'nobody', company_name: job?.companyName ?? 'Nothing' };
  return {
    search: searched,
    verify: { body: { queries: [query] } },
    previewFind: { body: findBody(lookup ? [lookup] : [], 1) },
    previewSearch: searched,
    getPerson: { path: { person_id: id } },
    lookupPeople: { body: { ids: [id] } },
  };
}

/** Valid calls whose path names no organization (section 1). */
export const withoutOrganization = scenario({
  id: 'people/without-organization',
  rules: ['people.org-scope'],
  requests: peopleOperations.length,
  cases: (pool) => fc.record({ people: idsOf(pool, 1, (person) => currentEmployment(person) !== undefined) }),
  async record(t, { people: [id = ''] }) {
    shown(t, id, 'with a current job at a company');
    const calls = callsAbout(id, t.pool);
    for (const operation of peopleOperations) {
      t.step(`call ${operations[operation].path.replace('/{org_id}', '')}`);
      const input = calls[operation];
      const worked = t.worked(operation);
      const exchange = await t.call(operation, { ...input, path: { ...input.path, org_id: '' } });
      // A 404 is evidence only for an operation that the target offers in the documented form.
      if (isSuccess(exchange) && isPage(exchange)) t.unmapped('people.org-scope', paged);
      else if (worked || isSuccess(exchange)) {
        t.soft('people.org-scope', exchange).refused('the path names no organization');
      } else t.skip('people.org-scope', `${operation} did not work in this run`);
    }
  },
});
