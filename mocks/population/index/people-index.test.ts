import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldNames } from '../../../generated/field-names.js';
import { createPopulation } from '../create-population.js';
import type { Criterion, Person } from '../population.js';
import { holdings } from './people-index.js';

const population = createPopulation({ seed: 7, size: 1000 });
const { people } = population;
const everybody = Number.POSITIVE_INFINITY;

const finds = (criterion: Criterion, person: Person): boolean =>
  population.candidates(criterion, everybody).some((candidate) => candidate.person === person);
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

/** Swaps two adjacent letters within the longest word. */
function mistyped(text: string): string {
  const longest = text.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? '';
  return text.replace(
    longest,
    longest.slice(0, 1) + longest.charAt(2) + longest.charAt(1) + longest.slice(3),
  );
}

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

  it('include every person by name in another case or order, without accents, or mistyped', () => {
    for (const person of people) {
      const { name } = person;
      if (name === undefined) continue;
      const variants = [
        name.toUpperCase(),
        name.normalize('NFD').replace(/\p{M}/gu, ''),
        name.split(' ').reverse().join(', '),
        name.length > 8 ? mistyped(name) : name,
      ];
      for (const variant of variants)
        expect([variant, finds({ field: 'name', term: variant }, person)]).toEqual([variant, true]);
    }
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

  it('are empty for nonsense, in any field', () => {
    const nonsense = fc
      .array(fc.string({ unit: fc.constantFrom(...'qxzjvkw'), minLength: 6, maxLength: 14 }), {
        minLength: 1,
        maxLength: 4,
      })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.constantFrom(...fieldNames), nonsense, (field, text) => {
        expect(population.candidates({ field, term: text }, 5)).toEqual([]);
      }),
    );
    expect(names('zqxjvkw plmokn')).toEqual([]);
  });

  it('of a company are current employees before former ones', () => {
    const similarities = population
      .candidates({ field: 'company.name', term: 'larkspur analytics inc' }, everybody)
      .map(({ similarity }) => similarity);
    expect(new Set(similarities)).toEqual(new Set([1, 0.9]));
  });
});
