import * as fc from 'fast-check';
import { operations } from '../../../../generated/operations.js';
import { findBody } from '../../../arbitraries/lookups.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { CallInput } from '../../../target/wire/call-input.js';
import type { Pool } from '../../../view/pool.js';
import { idsOf, lookupOf, shown } from './chosen.js';
import { isPage, paged } from './require-success.js';
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
  const person = pool.people.get(id) ?? {};
  const lookup = lookupOf(pool, id);
  const job = currentEmployment(person);
  const searched = { filters: [], size: 1 };
  return {
    search: { body: searched },
    verify: {
      body: { queries: [{ linkedin: job?.person ?? 'nobody', company_name: job?.companyName ?? 'Nothing' }] },
    },
    previewFind: { body: findBody(lookup ? [lookup] : [], 1) },
    previewSearch: { body: searched },
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
      if (isSuccess(exchange) && isPage(exchange)) t.skip('people.org-scope', paged);
      else if (worked || isSuccess(exchange)) {
        t.soft('people.org-scope', exchange).refused('the path names no organization');
      } else t.skip('people.org-scope', `${operation} did not work in this run`);
    }
  },
});
