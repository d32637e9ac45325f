import { describe, expect, it } from 'vitest';
import { isRefusal } from '../engine/refusal.js';
import { type FilterNode, holds, readFilters } from './filter.js';

const fields = { isDated: (field: string) => field === 'created_at' };
const leaf = (more: FilterNode = {}): FilterNode => ({ field: 'name', string_values: ['Ada'], ...more });

describe('parsed filters', () => {
  it('accept terms in another form than that of the field', () => {
    const canonical = (_: string, term: string) => term.replace('https://example.com/', '');
    const filter = readFilters([leaf({ string_values: ['https://example.com/ada'] })], { canonical });
    expect(!isRefusal(filter) && holds(filter, { valuesOf: () => ['ada'] })).toBe(true);
  });

  it('may be nested groups, five levels deep', () => {
    expect(readFilters([nested(5)])).not.toHaveProperty('refused');
    expect(readFilters([nested(6)])).toMatchObject({
      refused: 'request-invalid',
      field: 'filters[0].filters[0].filters[0].filters[0].filters[0].filters[0]',
      message: expect.stringContaining('6 levels deep; at most 5'),
    });
  });

  it('may be 500 in total, however they are grouped', () => {
    const group: FilterNode = { operator: 'or', filters: Array.from({ length: 50 }, () => leaf()) };
    expect(readFilters(Array(10).fill(group))).not.toHaveProperty('refused');
    expect(readFilters(Array(11).fill(group))).toMatchObject({
      field: 'filters',
      message: expect.stringContaining('has 550 filters'),
    });
  });

  it('are refused even if they are nested as deeply as a body can be long', () => {
    expect(readFilters([nested(50_000)])).toMatchObject({ refused: 'request-invalid' });
  });
});

describe('a filter that is refused', () => {
  it.each<[string, FilterNode, string, string]>([
    [
      'dates that lie apart',
      { field: 'created_at', string_values: [], date_from: '2024-05-02', date_to: '2024-05-01' },
      'filters[0].date_from',
      'is after date_to, "2024-05-01"',
    ],
  ])('names the place and the reason: %s', (_, more, field, why) => {
    expect(readFilters([leaf(more)], fields)).toMatchObject({
      refused: 'request-invalid',
      field,
      message: expect.stringContaining(why),
    });
  });

  it('names its place among groups', () => {
    const wrong = leaf({ field: 'created_at', date_from: '2024-05-02', date_to: '2024-05-01' });
    const group: FilterNode = { filters: [leaf(), { operator: 'or', filters: [leaf(), wrong] }] };
    expect(readFilters([leaf(), group])).toMatchObject({
      field: 'filters[1].filters[1].filters[1].date_from',
    });
  });
});

/** Nests a leaf in this many groups. */
function nested(groups: number): FilterNode {
  let node = leaf();
  for (let level = 0; level < groups; level += 1) node = { filters: [node] };
  return node;
}
