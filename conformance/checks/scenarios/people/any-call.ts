import { findBody } from '../../../arbitraries/lookups.js';
import type { CallInput } from '../../../target/wire/call-input.js';
import type { Pool } from '../../../view/pool.js';
import { lookupOf } from './lookup-of.js';
import { currentEmployment } from './verify/employments.js';

/** The operations of the people interface beside find. */
export const peopleOperations = [
  'search',
  'verify',
  'previewFind',
  'previewSearch',
  'getPerson',
  'lookupPeople',
] as const;
export type PeopleOperation = (typeof peopleOperations)[number];

/** A good call of each operation about a person whom the target showed. */
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
