import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldNames } from '../../../generated/field-names.js';
import { createPopulation } from '../create-population.js';
import { DrawnPeople } from '../drawn-people.js';
import { withEdits } from '../edits.js';
import { holdings, PeopleIndex } from '../index/people-index.js';
import type { Criterion, Person } from '../population.js';

const base = createPopulation({ seed: 7, size: 150 });
const people = [...base.people];

/** A person who became partly like another, so that edits collide with values of others. */
const edit = fc
  .record({ who: fc.constantFrom(...people), like: fc.constantFrom(...people), how: fc.nat(4) })
  .map(({ who, like, how }): Person => {
    const { name = '', linkedin = '', jobs = [], education = [] } = like;
    switch (how) {
      case 0:
        return { ...who, name };
      case 1:
        return { ...who, linkedin };
      case 2:
        return { ...who, jobs: [...jobs, ...(who.jobs ?? [])] };
      case 3:
        return { ...who, education };
      default:
        return { ...who, jobs: jobs.map((job) => ({ ...job, ended_at: '2025-12-01T00:00:00Z' })) };
    }
  });
const newcomer = fc
  .record({ like: fc.constantFrom(...people), number: fc.nat(20) })
  .map(({ like, number }): Person => ({ ...like, id: `per_${String.fromCharCode(97 + number)}` }));
const edits = fc.uniqueArray(fc.oneof({ weight: 3, arbitrary: edit }, newcomer), {
  maxLength: 12,
  selector: ({ id }) => id,
});
const removals = fc
  .uniqueArray(fc.constantFrom(...people.slice(0, 80)), { maxLength: 6 })
  .map((gone) => new Set(gone.map(({ id = '' }) => id)));

/** Values that some person has, before or after the edits, or that no one has. */
const criterion = (edited: readonly Person[]) =>
  fc
    .record({ person: fc.constantFrom(...people.slice(0, 80), ...edited), pick: fc.nat() })
    .chain(({ person, pick }) =>
      fc.constantFrom(...fieldNames).map((field): Criterion => {
        const values = holdings(person, field);
        return { field, term: values[pick % Math.max(1, values.length)]?.value ?? 'xq' };
      }),
    );

describe('a population with edits', () => {
  it('answers like one built from scratch from the edited people', () => {
    const cases = edits.chain((edited) =>
      fc.record({
        edited: fc.constant(edited),
        removed: removals,
        criteria: fc.array(criterion(edited), { minLength: 1, maxLength: 9 }),
        limit: fc.oneof(fc.integer({ min: 0, max: 8 }), fc.constant(Number.POSITIVE_INFINITY)),
      }),
    );
    fc.assert(
      fc.property(cases, ({ edited, removed, criteria, limit }) => {
        const now = withEdits(base, { people: edited, removed });
        const anew = new PeopleIndex([...now.people], new DrawnPeople(7, 0, []));
        expect([...now.inOrderOfIds]).toEqual([...anew.inOrderOfIds]);
        for (const one of criteria) {
          expect(now.candidates(one, limit)).toEqual(anew.candidates(one, limit));
          for (const person of edited) {
            expect(now.similarity(person, one)).toBe(anew.similarity(person, one));
          }
        }
      }),
      { seed: 3, numRuns: 150 },
    );
  });
});
