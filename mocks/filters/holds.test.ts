import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCases } from '../../fixtures/cases.js';
import { publishedDocument } from '../../spec/contract/documents.js';
import { objectAt } from '../../spec/source/json.js';
import { isRefusal } from '../engine/refusal.js';
import { type FilterNode, holds, intervalOf, readFilters } from './filter.js';

describe('a text that names a time', () => {
  it.each([
    ['2024-05-01', '2024-05-01T00:00:00.000Z', 86_400_000],
    ['2024-05-01Z', '2024-05-01T00:00:00.000Z', 86_400_000],
    ['2024-05-01T09:30:00Z', '2024-05-01T09:30:00.000Z', 1],
    ['2024-05-01T09:30:00', '2024-05-01T09:30:00.000Z', 1],
    ['2024-05-01 09:30', '2024-05-01T09:30:00.000Z', 1],
    ['2024-05-01T09:30:00.25+02:00', '2024-05-01T07:30:00.250Z', 1],
  ])('%s begins at %s', (text, start, lasts) => {
    const interval = intervalOf(text);
    expect(new Date(interval?.fromMs ?? 0).toISOString()).toBe(start);
    expect((interval?.untilMs ?? 0) - (interval?.fromMs ?? 0)).toBe(lasts);
  });

  it.each(['', 'soon', '2024', '2024-05', '2024-02-31', '2024-13-01', '2024-05-01T25:00:00Z', '01/05/2024'])(
    'is not %j',
    (text) => expect(intervalOf(text)).toBeUndefined(),
  );

  const { FilterDate } = objectAt(
    objectAt(publishedDocument('people'), 'components', 'people'),
    'schemas',
    '',
  );
  const pattern = new RegExp(String(Object(FilterDate).pattern), 'u');

  it('is any that the contract admits in a filter', () => {
    const admitted = fc.stringMatching(pattern);
    fc.assert(
      fc.property(admitted, (text) => void expect([text, intervalOf(text)]).not.toContain(undefined)),
    );
  });

  it.each(['1900', '2000', '2023', '2024'])(
    'is a day of %s for the contract if the calendar has it',
    (year) => {
      const parts = Array.from({ length: 33 }, (_, at) => `-${String(at).padStart(2, '0')}`);
      const days = parts.flatMap((month) => parts.map((day) => year + month + day));
      expect(days.filter((text) => pattern.test(text))).toEqual(days.filter((text) => intervalOf(text)));
    },
  );
});

type Row = Readonly<Record<string, readonly string[]>>;

const ada: Row = {
  name: ['Ada Moreau'],
  company: ['Northwind Robotics', 'Harbour Health, Inc.'],
  created_at: ['2024-05-01T00:00:00Z'],
  ticker: [],
};
const names = Object.keys(ada);

describe('matching a record', () => {
  type Cases = Readonly<Record<string, { filter: FilterNode; matches: boolean }>>;
  const cases = Object.entries(readCases<Cases>(import.meta.dirname, 'holds.cases.yaml'));
  it.each(cases)('%s', (_, { filter, matches }) => expect(verdict([filter], ada)).toBe(matches));
});

const values = ['a', 'b', 'c'];
const leaf: fc.Arbitrary<FilterNode> = fc.record({
  field: fc.constantFrom(...names.filter((name) => name !== 'created_at')),
  type: fc.constantFrom('must' as const, 'must_not' as const),
  match_type: fc.constantFrom('exact' as const, 'fuzzy' as const),
  string_values: fc.array(fc.constantFrom(...values), { minLength: 1, maxLength: 2 }),
});
const tree: fc.Arbitrary<FilterNode> = fc.letrec<{ node: FilterNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.record({
      operator: fc.constantFrom('and' as const, 'or' as const),
      filters: fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
    }),
  ),
})).node;
const row: fc.Arbitrary<Row> = fc.record(
  Object.fromEntries(names.map((name) => [name, fc.array(fc.constantFrom(...values), { maxLength: 2 })])),
);
const flip = { must: 'must_not', must_not: 'must', and: 'or', or: 'and' } as const;

describe('filters follow the laws of logic', () => {
  it('a negated filter matches exactly if the filter does not (De Morgan)', () => {
    fc.assert(
      fc.property(tree, row, (node, one) => {
        expect(verdict([negated(node)], one)).toBe(!verdict([node], one));
      }),
    );
  });

  it('an exact match is also a fuzzy match', () => {
    fc.assert(
      fc.property(leaf, row, (node, one) => {
        const asked = { ...node, type: 'must' as const };
        if (verdict([{ ...asked, match_type: 'exact' }], one)) {
          expect(verdict([{ ...asked, match_type: 'fuzzy' }], one)).toBe(true);
        }
      }),
    );
  });
});

function verdict(nodes: readonly FilterNode[], one: Row): boolean {
  const filter = readFilters(nodes, { isDated: (field) => field === 'created_at' });
  if (isRefusal(filter)) throw new Error(filter.message);
  return holds(filter, { valuesOf: (field) => one[field] ?? [] });
}

function negated(node: FilterNode): FilterNode {
  if (node.filters === undefined) return { ...node, type: flip[node.type ?? 'must'] };
  return { operator: flip[node.operator ?? 'and'], filters: node.filters.map(negated) };
}
