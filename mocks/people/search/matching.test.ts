import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { population } from '../../../fixtures/services/small-world.js';
import { profileOf } from '../../engine/profile.js';
import { isRefusal } from '../../engine/refusal.js';
import type { Filter } from '../../filters/filter.js';
import { holds } from '../../filters/holds.js';
import type { FilterNode } from '../../filters/read-filters.js';
import type { Person, Population } from '../../population/population.js';
import { peopleFields } from './fields.js';
import { matching } from './matching.js';
import { readPeopleFilters } from './people-filters.js';
import { planOf } from './plan.js';

const fields = [...peopleFields.keys()];
const matchType = fc.constantFrom('exact' as const, 'fuzzy' as const, 'exists' as const);

/** A filter about a value that somebody has, whole or in part, or that nobody has. */
const leaf: fc.Arbitrary<FilterNode> = fc
  .tuple(
    fc.constantFrom(...population.people),
    fc.constantFrom(...fields),
    matchType,
    fc.boolean(),
    fc.boolean(),
  )
  .map(([person, field, match_type, isPart, isNegated]): FilterNode => {
    const [value = field.endsWith('_at') ? '2019-03-04' : 'Qqxz Wvvk'] =
      peopleFields.get(field)?.valuesOf(person) ?? [];
    const term = isPart ? (value.split(' ')[0] ?? value) : value;
    const type = isNegated ? ('must_not' as const) : ('must' as const);
    return { field, type, match_type, ...(match_type === 'exists' ? {} : { string_values: [term] }) };
  });
const filters = fc.array(
  fc.oneof(
    leaf,
    fc.record({
      operator: fc.constantFrom('and' as const, 'or' as const),
      filters: fc.array(leaf, { minLength: 1, maxLength: 3 }),
    }),
  ),
  { maxLength: 3 },
);

describe('searching with the index', () => {
  it('finds whom a look at everybody finds', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (nodes) => {
        const filter = read(nodes);
        expect(idsOf(await matching(filter, population))).toEqual(
          idsOf(population.people.filter((person) => holds(filter, (field) => valuesOf(person, field)))),
        );
      }),
      { numRuns: 300 },
    );
  });

  it.each<[string, readonly FilterNode[], number]>([
    [
      'one person by address',
      [{ field: 'linkedin', string_values: ['https://www.linkedin.com/in/ada-moreau-7/'] }],
      1,
    ],
    [
      'one by name and one more condition',
      [
        { field: 'name', string_values: ['Ada Moreau'] },
        { field: 'country', type: 'must_not', string_values: ['Atlantis'] },
      ],
      1,
    ],
  ])('does not look at everybody: %s', async (_, nodes, expected) => {
    const blind: Population = { ...population, people: [] };
    expect(await matching(read(nodes), blind)).toHaveLength(expected);
  });
});

describe('the plan of a search', () => {
  it.each<[string, readonly FilterNode[], readonly string[] | undefined]>([
    ['nothing is asked', [], undefined],
    ['the field is not indexed', [{ field: 'country', string_values: ['Norway'] }], undefined],
    ['it must not hold', [{ field: 'name', type: 'must_not', string_values: ['Ada'] }], undefined],
    ['any value will do', [{ field: 'name', match_type: 'exists' }], undefined],
    [
      'parts of an identifier will do',
      [{ field: 'linkedin', match_type: 'fuzzy', string_values: ['ada'] }],
      undefined,
    ],
    ['the text has no words', [{ field: 'title', string_values: ['!!!'] }], undefined],
    ['the text is no address', [{ field: 'email_address', string_values: ['ada'] }], undefined],
    ['several values are asked for', [{ field: 'name', string_values: ['Ada', 'Li'] }], ['name', 'name']],
    [
      'the current company is asked for',
      [{ field: 'position.company.domain', string_values: ['a.test'] }],
      ['company.domain'],
    ],
    [
      'one of several is more telling',
      [
        { field: 'title', string_values: ['Engineer'] },
        { field: 'email_address', string_values: ['a@a.test', 'b@b.test'] },
      ],
      ['email_address', 'email_address'],
    ],
    [
      'either will do',
      [
        {
          operator: 'or',
          filters: [
            { field: 'name', string_values: ['Ada'] },
            { field: 'title', string_values: ['CEO'] },
          ],
        },
      ],
      ['name', 'title'],
    ],
    [
      'either will do, and one is not indexed',
      [
        {
          operator: 'or',
          filters: [
            { field: 'name', string_values: ['Ada'] },
            { field: 'country', string_values: ['Norway'] },
          ],
        },
      ],
      undefined,
    ],
    [
      'a group holds one that is indexed',
      [
        {
          filters: [
            { field: 'country', string_values: ['Norway'] },
            { field: 'name', string_values: ['Ada'] },
          ],
        },
      ],
      ['name'],
    ],
  ])('where %s', (_, nodes, expected) => {
    expect(planOf(read(nodes))?.map(({ field }) => field)).toEqual(expected);
  });
});

describe('fields of jobs', () => {
  it('look at every job, and with position. at the current one', () => {
    for (const person of population.people) {
      const titles = (person.jobs ?? []).flatMap(({ title }) => title ?? []);
      expect([...valuesOf(person, 'title')].sort()).toEqual(titles.sort());
      expect(valuesOf(person, 'position.title')).toEqual(
        person.position?.title === undefined ? [] : [person.position.title],
      );
    }
  });
});

function read(nodes: readonly FilterNode[]): Filter {
  const filter = readPeopleFilters(nodes, profileOf({}));
  if (isRefusal(filter)) throw new Error(filter.message);
  return filter;
}

function valuesOf(person: Person, field: string): readonly string[] {
  return peopleFields.get(field)?.valuesOf(person) ?? [];
}

function idsOf(people: readonly Person[]): readonly (string | undefined)[] {
  return people.map(({ id }) => id).sort();
}
