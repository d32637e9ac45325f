import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldNames } from '../../../generated/field-names.js';
import { createPopulation } from '../create-population.js';
import { holdings } from './people-index.js';

const population = createPopulation({ seed: 7, size: 1000 });
const people = [...population.people];
const names = (term: string, limit = 50) =>
  population.candidates({ field: 'name', term }, limit).map(({ person }) => person.name);

/** A person with a value of one of their fields. */
const known = fc
  .record({ person: fc.constantFrom(...people), field: fc.constantFrom(...fieldNames), pick: fc.nat() })
  .map(({ person, field, pick }) => {
    const values = holdings(person, field);
    return { person, field, holding: values[pick % Math.max(1, values.length)] };
  });

/** A term: a value of some person, some of its words, or an invented one. */
const term = fc.oneof(
  known.map(({ holding }) => holding?.value ?? 'x'),
  known.map(({ holding }) => holding?.value.split(' ').at(-1) ?? 'x'),
  known.map(({ holding }) => holding?.value.split(' ').reverse().join(' ').toUpperCase() ?? 'x'),
  fc.string(),
);

describe('candidates', () => {
  it('are all people with a positive similarity and that similarity, best first, ties by id', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...fieldNames),
        term,
        fc.integer({ min: 1, max: 60 }),
        (field, text, limit) => {
          const criterion = { field, term: text };
          const expected = people
            .map((person) => ({ person, similarity: population.similarity(person, criterion) }))
            .filter(({ similarity }) => similarity > 0)
            .sort(
              (one, other) =>
                other.similarity - one.similarity ||
                ((one.person.id ?? '') < (other.person.id ?? '') ? -1 : 1),
            )
            .slice(0, limit);
          expect(population.candidates(criterion, limit)).toEqual(expected);
        },
      ),
    );
  });

  it('are found by part of a name, in any script', () => {
    expect(names('Moreau')).toContain('Ada Moreau');
    expect(names('ada')).toContain('Ada Moreau');
    expect(names('李娜')).toContain('Li Na 李娜');
    expect(names('Li Na')).toContain('Li Na 李娜');
    expect(names('王伟')).toContain('伟 王');
    expect(names('wisniewski')).toContain('Łukasz Wiśniewski');
    expect(names('الحسن')).toContain('محمد الحسن');
  });
});
