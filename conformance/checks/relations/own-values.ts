import * as fc from 'fast-check';
import type { RuleId } from '../../../generated/rules.js';
import { currentJob } from '../../arbitraries/knowledge.js';
import { findBody } from '../../arbitraries/lookups.js';
import { each, type Finding, nothing } from '../../scene/finding.js';
import { isObject, type Json, type JsonObject } from '../../target/json.js';
import type { Criterion, Lookup } from '../../view/find-view.js';
import type { Pool } from '../../view/pool.js';
import { type Answer, describeHits, type Hits } from './answer.js';
import { elementOf } from './compare.js';
import { type Relation, relation } from './relation.js';

/** The id of a known person, and a lookup made of the person's own values. */
type Trip = { readonly id: string; readonly lookup: Lookup };
type Trips = { readonly trips: readonly Trip[] };
type Values = (person: JsonObject) => readonly (readonly [field: string, term: Json | undefined])[];

const linkedin: Values = (person) => [['linkedin', person['linkedin']]];
const email: Values = (person) => [['email_address', currentJob(person)['email']]];
const name: Values = (person) => [['name', person['name']]];
const company: Values = (person) => {
  const employer = currentJob(person)['company'];
  return [['company.name', isObject(employer) ? employer['name'] : undefined]];
};
const both =
  (one: Values, other: Values): Values =>
  (person) => [...one(person), ...other(person)];

/**
 * A person is found again by their own values, such as `linkedin`. A service may hold a value that it does not search by, so
 * a failing lookup breaks the rule only if most lookups of its kind succeed.
 */
export const roundTrips = [
  trips('own-linkedin', { 'find.mr-self-linkedin': foundAgain }, linkedin, 5),
  trips('own-email', { 'find.mr-self-email': foundAgain }, email),
  trips('own-name-and-company', { 'find.mr-self-name-company': foundAgain }, both(name, company)),
  trips('own-linkedin-and-name', { 'find.mr-add-criterion': foundAgain }, both(linkedin, name)),
];

function trips<const Rule extends RuleId>(
  id: string,
  holds: Relation<Trips, Rule>['holds'],
  values: Values,
  runs = 1,
) {
  return relation({
    id,
    runs,
    cases: (pool) => {
      const found = tripsOf(pool, values);
      // If no person is known, a lookup without a match observes nothing.
      const nobody = { id: '', lookup: { fields: [{ field_name: 'linkedin', search_term: 'nobody' }] } };
      const possible = found.length > 0 ? found : [nobody];
      // Many at once: the more of the others are found, the more a missing person shows.
      const minLength = Math.min(8, new Set(possible.map((trip) => trip.id)).size);
      return fc.record({ trips: distinct(possible, minLength, 12) });
    },
    derived: (value) => [bodyOf(value.trips, ({ lookup }) => lookup)],
    holds,
  });
}

function foundAgain({ trips }: Trips, _: readonly Answer[], derived: readonly Answer[]): Finding {
  const found = trips.map((trip, index) => elementOf(derived, 0, index)?.ids.includes(trip.id) ?? false);
  const successes = found.filter(Boolean).length;
  // One lookup alone cannot show whether the target searches by these values at all.
  if (successes * 2 <= trips.length) return nothing;
  return each(trips.entries(), ([index, trip]) => {
    const hits = elementOf(derived, 0, index);
    if (found[index]) return true;
    const terms = trip.lookup.fields.map((field) => `${field.field_name} "${field.search_term}"`);
    const expected = `person "${trip.id}" is found by ${terms.join(' and ')}`;
    return { at: hits?.at ?? 'matches', expected, received: describeHits(hits) };
  });
}

/** Another criterion that is true of a person does not lower their score. Assumes that a better match has a higher score. */
export const trueCriterion = relation({
  id: 'true-criterion',
  runs: 1,
  cases: (pool) => {
    const found = tripsOf(pool, both(name, company)).map(({ id, lookup }) => pairOf(id, lookup.fields));
    const nobody = ['name', 'company.name'].map((field_name) => ({ field_name, search_term: 'nobody' }));
    return fc.record({ pairs: distinct(found.length > 0 ? found : [pairOf('', nobody)], 1, 8) });
  },
  sources: ({ pairs }) => [bodyOf(pairs, ({ fewer }) => fewer)],
  derived: ({ pairs }) => [bodyOf(pairs, ({ more }) => more)],
  holds: {
    'find.mr-top-score-more': ({ pairs }, sources, derived) =>
      each(pairs.entries(), ([index, { id }]) => {
        const less = scoreOf(elementOf(sources, 0, index), id);
        const hits = elementOf(derived, 0, index);
        const score = scoreOf(hits, id);
        if (less === undefined || score === undefined) return undefined;
        if (score >= less) return true;
        const expected = `a score of at least ${less} for person "${id}", as without company.name`;
        return { at: hits?.at ?? 'matches', expected, received: score };
      }),
  },
});

const scoreOf = (hits: Hits | undefined, id: string): number | undefined =>
  hits?.scores[hits.ids.indexOf(id)];

/** Returns a lookup of a person by the first of the fields, and one by all of them. */
function pairOf(id: string, fields: readonly Criterion[]) {
  return { id, fewer: { fields: fields.slice(0, 1) }, more: { fields } };
}

/** Returns the lookups of the known people who have all of the values. */
function tripsOf(pool: Pool, values: Values): Trip[] {
  return [...pool.people].flatMap(([id, person]) => {
    const own = values(person);
    const fields = own.flatMap(([field_name, term]) =>
      typeof term === 'string' && term.trim() !== '' ? [{ field_name, search_term: term }] : [],
    );
    return fields.length === own.length ? [{ id, lookup: { fields } }] : [];
  });
}

/** Draws some of the items, at most one for each id. */
const distinct = <T extends { readonly id: string }>(
  all: readonly T[],
  minLength: number,
  maxLength: number,
) => fc.uniqueArray(fc.constantFrom(...all), { minLength, maxLength, selector: ({ id }) => id, size: 'max' });

const bodyOf = <T>(all: readonly T[], lookupOf: (one: T) => Lookup) => findBody(all.map(lookupOf), 5);
