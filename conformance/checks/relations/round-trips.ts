import * as fc from 'fast-check';
import type { RuleId } from '../../../generated/rules.js';
import { currentJob } from '../../arbitraries/knowledge.js';
import { findBody } from '../../arbitraries/lookups.js';
import { each, type Finding, nothing } from '../../scene/finding.js';
import { isObject, type Json, type JsonObject } from '../../target/json.js';
import type { Lookup } from '../../view/find-view.js';
import type { Pool } from '../../view/pool.js';
import { type Answer, describeHits } from './answer.js';
import { elementOf } from './compare.js';
import { type Relation, relation } from './relation.js';

/** A person who was answered before, and a lookup made of that person's own values. */
type Trip = { readonly id: string; readonly lookup: Lookup };

/**
 * A person is found again by their own `linkedin`. That a collection may hold an identifier it does not search by
 * is not a violation: only where most of such lookups succeed does a failing one break the rule.
 */
const byLinkedin = trips('own-linkedin', { 'find.mr-self-linkedin': arrivals }, 5, (person) => [
  ['linkedin', person['linkedin']],
]);

const byEmail = trips('own-email', { 'find.mr-self-email': arrivals }, 1, (person) => [
  ['email_address', currentJob(person)['email']],
]);

const byNameAndCompany = trips(
  'own-name-and-company',
  { 'find.mr-self-name-company': arrivals },
  1,
  (person) => [
    ['name', person['name']],
    ['company.name', companyOf(person)['name']],
  ],
);

const byLinkedinAndName = trips(
  'own-linkedin-and-name',
  { 'find.mr-add-criterion': arrivals },
  1,
  (person) => [
    ['linkedin', person['linkedin']],
    ['name', person['name']],
  ],
);

export const roundTrips = [byLinkedin, byEmail, byNameAndCompany, byLinkedinAndName];

type Values = (person: JsonObject) => readonly [field: string, term: Json | undefined][];
type Trips = { readonly trips: readonly Trip[] };

function trips<const Rule extends RuleId>(
  id: string,
  holds: Relation<Trips, Rule>['holds'],
  runs: number,
  values: Values,
) {
  return relation({
    id,
    runs,
    cases: (pool) => {
      const possible = tripsOf(pool, values);
      return fc.record({ trips: fc.uniqueArray(fc.constantFrom(...possible), several(possible)) });
    },
    sources: () => [],
    derived: (value) => [
      {
        body: findBody(
          value.trips.map((trip) => trip.lookup),
          5,
        ),
      },
    ],
    holds,
  });
}

/** Many at once: the more of a person's kind are found, the more the missing one says. */
function several(trips: readonly Trip[]) {
  const minLength = Math.min(8, new Set(trips.map((trip) => trip.id)).size);
  return { minLength, maxLength: 12, selector: (trip: Trip) => trip.id, size: 'max' } as const;
}

function arrivals({ trips }: Trips, _: readonly Answer[], derived: readonly Answer[]): Finding {
  const arrived = trips.map((trip, index) => elementOf(derived, 0, index)?.ids.includes(trip.id) ?? false);
  const successes = arrived.filter(Boolean).length;
  // One person alone cannot show whether the target searches by these values at all.
  if (successes * 2 <= trips.length) return nothing;
  return each(trips.entries(), ([index, trip]) => {
    const hits = elementOf(derived, 0, index);
    if (arrived[index]) return true;
    const asked = trip.lookup.fields
      .map((field) => `${field.field_name} "${field.search_term}"`)
      .join(' and ');
    return {
      at: hits?.at ?? 'matches',
      expected: `person "${trip.id}" is found by ${asked}`,
      received: describeHits(hits),
    };
  });
}

function tripsOf(pool: Pool, values: Values): Trip[] {
  const found = [...pool.people].flatMap(([id, person]) => {
    const fields = values(person).flatMap(([field_name, term]) =>
      typeof term === 'string' && term.trim() !== '' ? [{ field_name, search_term: term }] : [],
    );
    return fields.length === values(person).length ? [{ id, lookup: { fields } }] : [];
  });
  // Without people there is nothing to ask; a lookup of nobody then observes nothing.
  return found.length > 0
    ? found
    : [{ id: '', lookup: { fields: [{ field_name: 'linkedin', search_term: 'nobody' }] } }];
}

function companyOf(person: JsonObject): JsonObject {
  const company = currentJob(person)['company'];
  return isObject(company) ? company : {};
}
