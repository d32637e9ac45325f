import * as fc from 'fast-check';
import { findBody } from '../../arbitraries/lookups.js';
import { each, type Finding, nothing } from '../../scene/finding.js';
import type { Lookup } from '../../view/find-view.js';
import type { Pool } from '../../view/pool.js';
import { type Answer, describeHits } from './answer.js';
import { elementOf } from './compare.js';
import { relation } from './relation.js';

/** The id of a known person, and a lookup made of the person's own values. */
type Trip = { readonly id: string; readonly lookup: Lookup };
type Trips = { readonly trips: readonly Trip[] };

/**
 * A person is found again by their own `linkedin`. A service may hold a value that it does not search by, so a failing lookup
 * breaks the rule only if most lookups succeed.
 */
export const ownLinkedin = relation({
  id: 'own-linkedin',
  runs: 5,
  cases: (pool) => {
    const found = tripsOf(pool);
    // If no person is known, a lookup without a match observes nothing.
    const nobody = { id: '', lookup: { fields: [{ field_name: 'linkedin', search_term: 'nobody' }] } };
    const possible = found.length > 0 ? found : [nobody];
    // Many at once: the more of the others are found, the more a missing person shows.
    const minLength = Math.min(8, new Set(possible.map((trip) => trip.id)).size);
    const trips = fc.uniqueArray(fc.constantFrom(...possible), {
      minLength,
      maxLength: 12,
      selector: ({ id }) => id,
      size: 'max',
    });
    return fc.record({ trips });
  },
  derived: ({ trips }) => [
    findBody(
      trips.map(({ lookup }) => lookup),
      5,
    ),
  ],
  holds: { 'find.mr-self-linkedin': foundAgain },
});

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

/** Returns the lookups of the known people who have a `linkedin`. */
function tripsOf(pool: Pool): Trip[] {
  return [...pool.people].flatMap(([id, { linkedin }]) =>
    typeof linkedin === 'string' && linkedin.trim() !== ''
      ? [{ id, lookup: { fields: [{ field_name: 'linkedin', search_term: linkedin }] } }]
      : [],
  );
}
