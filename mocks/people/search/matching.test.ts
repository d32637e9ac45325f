import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { population } from '../../../fixtures/services/small-world.js';
import { type QuestionId, questions, type Readings } from '../../../generated/questions.js';
import { type Profile, profileOf } from '../../engine/world.js';
import { type Filter, holds, isLeaf } from '../../filters/filter.js';
import type { FilterNode } from '../../filters/read-filters.js';
import { type Edits, withEdits } from '../../population/edits.js';
import type { Person, Population } from '../../population/population.js';
import { peopleFields, recordOf } from './fields.js';
import { readPeopleFilters } from './filters.js';
import { type Found, matching } from './matching.js';
import { searchView } from './shown-values.js';

const fields = [...peopleFields.keys()];
const february = Date.UTC(2026, 1, 15);
const isNumber = (field: string) => /(^|\.)(connections|employee_count|duration|company_tenure)$/.test(field);

/** A condition on a value that some person has, in whole or in part, or that no one has, with any type of match. */
const leaf: fc.Arbitrary<FilterNode> = fc
  .record({
    person: fc.constantFrom(...population.people),
    field: fc.constantFrom(...fields),
    match_type: fc.constantFrom('exact' as const, 'fuzzy' as const, 'exists' as const),
    type: fc.constantFrom('must' as const, 'must_not' as const),
    isPart: fc.boolean(),
    isFrom: fc.boolean(),
  })
  .map(({ person, field, match_type, type, isPart, isFrom }): FilterNode => {
    const isDate = field.endsWith('_at');
    const [value = isDate ? '2019-03-04' : 'Qqxz Wvvk'] = recordOf(
      person,
      searchView(profileOf({}), february),
    ).valuesOf(field);
    if (match_type === 'exists') return { field, type, match_type };
    if (isFrom && isDate) return { field, type, date_from: value };
    if (isFrom && isNumber(field)) return { field, type, number_from: Number.parseFloat(value) || 0 };
    return { field, type, match_type, string_values: [isPart ? (value.split(' ')[0] ?? value) : value] };
  });
const node: fc.Arbitrary<FilterNode> = fc.letrec<{ node: FilterNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 3, arbitrary: leaf },
    {
      weight: 1,
      arbitrary: fc
        .record({
          operator: fc.constantFrom('and' as const, 'or' as const),
          isJobsGroup: fc.constantFrom(undefined, true, false),
          filters: fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
        })
        .map(({ isJobsGroup, ...group }) => ({
          ...group,
          ...(isJobsGroup !== undefined && { isJobsGroup }),
        })),
    },
  ),
})).node;

/** Any readings of the questions about records and searches. */
const profiles: fc.Arbitrary<Profile> = fc
  .tuple(
    ...(Object.keys(questions) as QuestionId[])
      .filter((id) => /^(record|search)\./.test(id))
      .map((id) => fc.constantFrom(...Object.keys(questions[id].readings)).map((reading) => [id, reading])),
  )
  .map((chosen) => profileOf(Object.fromEntries(chosen) as Partial<Readings>));

/** Some people who became similar to others, some new ones who are similar to others, and some removed ones. */
const edits: fc.Arbitrary<Edits> = fc.record({
  people: fc.uniqueArray(
    fc
      .record({
        who: fc.constantFrom(...population.people, { id: 'per_a_new_one' }, { id: 'per_zz' }),
        like: fc.constantFrom(...population.people),
      })
      .map(({ who, like: { id: _, ...like } }): Person => ({ ...like, ...(who.id && { id: who.id }) })),
    { maxLength: 6, selector: ({ id }) => id },
  ),
  removed: fc
    .uniqueArray(fc.constantFrom(...population.people.map(({ id = '' }) => id)), { maxLength: 3 })
    .map((ids) => new Set(ids)),
});

describe('searching the index', () => {
  it('finds the same people as a full scan, for any readings, times and edits', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(node, { maxLength: 3 }),
        fc.oneof(fc.constant(profileOf({})), profiles),
        edits,
        fc.constantFrom(february, Date.UTC(2026, 3, 1), Date.UTC(2031, 7, 30)),
        async (nodes, profile, edited, now) => {
          const people = withEdits(population, edited);
          const filter = read(nodes, profile);
          const found = await matching({ filter, query: JSON.stringify(nodes) }, people, profile, now);
          const view = searchView(profile, now);
          const expected = people.people.filter((person) => holds(filter, recordOf(person, view)));
          expect(namesOf(found)).toEqual(expected.map(({ id = '' }) => id).sort());
        },
      ),
      { numRuns: 250 },
    );
  }, 60_000);

  it('examines only edited people', async () => {
    const nodes: readonly FilterNode[] = [
      { field: 'country', string_values: ['United States'] },
      { field: 'title', match_type: 'fuzzy', string_values: ['Enginer'] },
      { field: 'company.name', match_type: 'exists' },
    ];
    const profile = profileOf({});
    const search = { filter: read(nodes, profile), query: 'counted' };
    await matching(search, population, profile, february);
    const blind: Population = {
      ...population,
      get people(): never {
        throw new Error('somebody looked at everybody');
      },
      overlay: { base: population, replaced: new Set(), people: [] },
    };
    const anew = { ...search, query: 'counted anew' };
    expect((await matching(anew, blind, profile, february)).unedited.count).toBeGreaterThan(0);
  });
});

describe('worlds that share a population', () => {
  it('share its index, but not their edits', async () => {
    const [ada] = population.people;
    const edited = withEdits(population, { people: [{ ...ada, country: 'Atlantis' }], removed: new Set() });
    const find = async (people: Population) => {
      const profile = profileOf({});
      const filter = read([{ field: 'country', string_values: ['Atlantis'] }], profile);
      return namesOf(await matching({ filter, query: 'atlantis' }, people, profile, february));
    };
    expect([await find(edited), await find(population)]).toEqual([[ada?.id], []]);
  });
});

function read(nodes: readonly FilterNode[], profile: Profile): Filter {
  const filter = readPeopleFilters(nodes, profile);
  if (isLeaf(filter)) throw new Error('it was refused');
  return filter;
}

function namesOf({ base, unedited, edited }: Found): readonly string[] {
  const people = [...Array.from(unedited, (at) => base.inOrderOfIds[at]), ...edited];
  return people.map((person) => person?.id ?? '').sort();
}
