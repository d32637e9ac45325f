import { describe, expect, it } from 'vitest';
import { readCases } from '../../fixtures/cases.js';
import type { Criterion, FieldName, Person, Population } from '../population/population.js';
import { type Lookup, waterfall, weights } from './waterfall.js';

type Values = Partial<Record<FieldName, string>>;

/** Creates a population of people with exactly these values; a term in capitals has a fit of 0.5. */
function populationOf(everybody: Readonly<Record<string, Values>>): Population {
  const people: Person[] = Object.keys(everybody).map((id) => ({ id }));
  const similarity = ({ id = '' }: Person, { field, term }: Criterion) => {
    const value = everybody[id]?.[field];
    return value === term ? 1 : value === term.toLowerCase() ? 0.5 : 0;
  };
  return {
    people,
    inOrderOfIds: people,
    indexed: () => Promise.resolve(),
    similarity,
    person: (id) => people.find((person) => person.id === id),
    candidates: (criterion, limit) =>
      people
        .map((person) => ({ person, similarity: similarity(person, criterion) }))
        .filter((candidate) => candidate.similarity > 0)
        .sort((a, b) => b.similarity - a.similarity || ((a.person.id ?? '') < (b.person.id ?? '') ? -1 : 1))
        .slice(0, limit),
  };
}

function lookupOf(
  criteria: Readonly<Partial<Record<FieldName, string | readonly string[]>>>,
  every = false,
): Lookup {
  return {
    demands: Object.keys(weights).flatMap((name) => {
      const [field, terms] = Object.entries(criteria).find(([key]) => key === name) ?? [];
      const known = fields.find((one) => one === field);
      return known && terms !== undefined ? [{ field: known, terms: [terms].flat(), every }] : [];
    }),
  };
}

const fields: readonly FieldName[] = [
  'linkedin',
  'email_address',
  'name',
  'company.linkedin',
  'company.domain',
  'company.name',
  'company.ticker',
  'title',
  'education.school',
];

const four = populationOf({
  a: { linkedin: 'ada', name: 'ada', 'company.name': 'acme', title: 'cto' },
  b: { linkedin: 'bob', email_address: 'bob@acme', name: 'bob', 'company.name': 'acme', title: 'cto' },
  c: { linkedin: 'ada-2', name: 'ada', 'company.name': 'zeta', title: 'cto' },
  d: { name: 'dan', 'education.school': 'mit' },
});

function ids(reading: Parameters<typeof waterfall>[2], lookup: Lookup, population = four): string {
  return waterfall(lookup, population, reading)
    .map(({ person }) => person.id)
    .join('');
}

type Case = Readonly<{ reading: Parameters<typeof ids>[0]; criteria: Values; found: string }>;
const cases = readCases<readonly Case[]>(import.meta.dirname, 'waterfall.cases.yaml');

describe('waterfall', () => {
  it.each(cases)('$reading: $criteria finds $found', ({ reading, criteria, found }) => {
    expect(ids(reading, lookupOf(criteria))).toBe(found);
  });

  it('finds no one without criteria', () => {
    expect(ids('identifier-first', { demands: [] })).toBe('');
    expect(ids('all-criteria', { demands: [] })).toBe('');
  });

  it('matches a field with several terms by any or by all of them', () => {
    expect(ids('all-criteria', lookupOf({ name: ['ada', 'bob'] }))).toBe('abc');
    expect(ids('all-criteria', lookupOf({ name: ['ada', 'bob'] }, true))).toBe('');
    expect(ids('all-criteria', lookupOf({ name: ['ada', 'ADA'] }, true))).toBe('ac');
  });

  it('explains a score by the matching criteria and how well they match', () => {
    const [best] = waterfall(
      lookupOf({ name: 'ADA', 'company.name': 'acme', title: 'ceo' }),
      four,
      'identifier-first',
    );
    expect(best?.met).toEqual([
      { field: 'name', fit: 0.5 },
      { field: 'company.name', fit: 1 },
    ]);
    expect(best?.score).toBe(Number((1 - (1 - 0.325) * (1 - 0.45)).toFixed(4)));
  });

  it('finds a person who matches two vague criteria, however many people match one of them', () => {
    const crowd = Object.fromEntries(
      Array.from({ length: 600 }, (_, at) => [
        `p${String(at).padStart(3, '0')}`,
        { title: at >= 299 ? 'cto' : 'ceo', 'company.name': at <= 299 ? 'acme' : 'zeta' },
      ]),
    );
    const vague = lookupOf({ title: 'cto', 'company.name': 'acme' });
    for (const reading of ['identifier-first', 'all-criteria', 'any-criterion'] as const) {
      expect(waterfall(vague, populationOf(crowd), reading)[0]?.person.id).toBe('p299');
    }
  });
});
