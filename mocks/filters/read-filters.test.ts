import { describe, expect, it } from 'vitest';
import { isRefusal } from '../engine/refusal.js';
import { holds } from './holds.js';
import { type FilterNode, readFilters } from './read-filters.js';

const names = ['name', 'title', 'company.name', 'created_at'];
const fields = { names, dated: ['created_at'] };
const leaf = (more: FilterNode = {}): FilterNode => ({ field: 'name', string_values: ['Ada'], ...more });

describe('filters that are read', () => {
  it('hold for everybody where there are none', () => {
    for (const nodes of [undefined, []]) {
      const filter = readFilters(nodes, names);
      expect(!isRefusal(filter) && holds(filter, () => [])).toBe(true);
    }
  });

  it('take terms in another form than the field is written in', () => {
    const canonical = (_: string, term: string) => term.replace('https://example.com/', '');
    const filter = readFilters([leaf({ string_values: ['https://example.com/ada'] })], { names, canonical });
    expect(!isRefusal(filter) && holds(filter, () => ['ada'])).toBe(true);
  });

  it('may be groups of groups, five levels deep', () => {
    expect(readFilters([nested(5)], names)).not.toHaveProperty('refused');
    expect(readFilters([nested(6)], names)).toMatchObject({
      refused: 'request-invalid',
      field: 'filters[0].filters[0].filters[0].filters[0].filters[0].filters[0]',
      message: expect.stringContaining('6 levels deep; at most 5'),
    });
  });

  it('may be 500 in all, however they are grouped', () => {
    const group: FilterNode = { operator: 'or', filters: Array.from({ length: 50 }, () => leaf()) };
    expect(readFilters(Array(10).fill(group), names)).not.toHaveProperty('refused');
    expect(readFilters(Array(11).fill(group), names)).toMatchObject({
      field: 'filters',
      message: expect.stringContaining('has 550 filters'),
    });
  });

  it('may be nested as deep as a body can be long, and are then refused', () => {
    expect(readFilters([nested(50_000)], names)).toMatchObject({ refused: 'request-invalid' });
  });
});

describe('a filter that is refused', () => {
  it.each<[string, FilterNode, string, string]>([
    ['an unknown field', { field: 'nane' }, 'filters[0].field', 'Did you mean "name"?'],
    ['a field unlike any', { field: 'shoe_size_in_cm' }, 'filters[0].field', 'The fields are name, title'],
    ['no values', { string_values: [] }, 'filters[0].string_values', 'names nothing to look for'],
    ['a blank value', { string_values: ['Ada', ' '] }, 'filters[0].string_values[1]', 'is blank'],
    ['exists with values', { match_type: 'exists' }, 'filters[0].match_type', 'takes no string_values'],
    ['dates and values', { date_from: '2024-01-01' }, 'filters[0].string_values', 'stands beside dates'],
    [
      'dates of what has none',
      { string_values: [], date_to: '2024-05-01' },
      'filters[0].date_to',
      'asks for dates of "name", which has none. Dates are created_at.',
    ],
    [
      'a value that is no date',
      { field: 'created_at', string_values: ['2024-05-01', 'May'] },
      'filters[0].string_values[1]',
      'is "May", which is no date',
    ],
    [
      'no date',
      { field: 'created_at', string_values: [], date_from: 'May' },
      'filters[0].date_from',
      'is "May", which is no date',
    ],
    [
      'no last date',
      { field: 'created_at', string_values: [], date_to: '1' },
      'filters[0].date_to',
      'which is no date',
    ],
    [
      'dates that lie apart',
      { field: 'created_at', string_values: [], date_from: '2024-05-02', date_to: '2024-05-01' },
      'filters[0].date_from',
      'is after date_to, "2024-05-01"',
    ],
  ])('says where and why: %s', (_, more, field, why) => {
    expect(readFilters([leaf(more)], fields)).toMatchObject({
      refused: 'request-invalid',
      field,
      message: expect.stringContaining(why),
    });
  });

  it('names its place among groups', () => {
    const group: FilterNode = {
      filters: [leaf(), { operator: 'or', filters: [leaf(), leaf({ field: 'titel' })] }],
    };
    expect(readFilters([leaf(), group], names)).toMatchObject({
      field: 'filters[1].filters[1].filters[1].field',
      message: expect.stringContaining('Did you mean "title"?'),
    });
  });
});

/** A leaf within so many groups. */
function nested(groups: number): FilterNode {
  let node = leaf();
  for (let level = 0; level < groups; level += 1) node = { filters: [node] };
  return node;
}
