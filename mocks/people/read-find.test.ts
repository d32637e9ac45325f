import { describe, expect, it } from 'vitest';
import { readCases } from '../../fixtures/cases.js';
import { callWith, lookup } from '../../fixtures/services/small-world.js';
import type { Readings } from '../../generated/questions.js';
import { profileOf } from '../engine/handler.js';
import { type RefusalReason, Refused } from '../engine/refusal.js';
import type { Json } from '../state/json.js';
import { readFind } from './read-find.js';

const one = lookup({ field: 'name', term: 'Ada' });
const ada = { demands: [{ field: 'name', terms: ['Ada'], every: false }] };
const criteria = (...fields: Json[]) => ({ matches: [{ fields }] });
const many = (count: number) => ({ matches: Array.from({ length: count }, () => one) });

interface Refusing {
  readonly reason: RefusalReason;
  readonly at?: string;
  readonly readings?: Partial<Readings>;
  readonly says: string;
  readonly body: Json;
}
type Tolerated = Pick<Refusing, 'readings' | 'body'> & { readonly read: object };
const cases = readCases<{
  readonly refused: readonly Refusing[];
  readonly tolerated: Readonly<Record<string, Tolerated>>;
}>(import.meta.dirname, 'read-find.cases.yaml');

function read(body: Json, readings: Partial<Readings> = {}, waives: readonly RefusalReason[] = []) {
  try {
    return readFind(callWith(body, { waives }), profileOf(readings));
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

describe('a request is refused for', () => {
  it.each([
    ...cases.refused,
    {
      reason: 'matches-over',
      at: 'matches',
      says: '101 items, but the most is 100',
      body: many(101),
    } as const,
  ])('$reason at $at', ({ reason, at, body, readings, says }: Refusing) => {
    expect(read(body, readings)).toMatchObject({
      refused: reason,
      message: expect.stringContaining(says),
      ...(at !== undefined && { field: at }),
    });
  });
});

describe('a request is tolerated', () => {
  it.each(Object.entries(cases.tolerated))('%s', (_, { body, readings, read: query }) => {
    expect(read(body, readings)).toMatchObject(query);
  });

  it.each<[string, Json, Partial<Readings>, object]>([
    ['plain', { matches: [one] }, {}, { lookups: [ada], size: 5, leastScore: 0, selection: undefined }],
    ['101, truncated', many(101), { 'find.matches-over': 'truncated' }, { lookups: Array(100).fill(ada) }],
    [
      '101, partial',
      many(101),
      { 'find.matches-over': 'partial' },
      { lookups: [...Array(100).fill(ada), { demands: [] }] },
    ],
  ])('%s', (_, body, readings, query) => {
    expect(read(body, readings)).toMatchObject(query);
  });

  it.each<[Readings['find.field-duplicate'], object]>([
    ['any-of', { field: 'name', terms: ['A', 'B'], every: false }],
    ['all-of', { field: 'name', terms: ['A', 'B'], every: true }],
    ['last-wins', { field: 'name', terms: ['A'], every: false }],
    ['first-wins', { field: 'name', terms: ['B'], every: false }],
  ])('a field named twice, %s', (reading, expected) => {
    const twice = criteria(
      { field_name: 'name', search_term: 'B' },
      { field_name: 'name', search_term: 'A' },
    );
    expect(read(twice, { 'find.field-duplicate': reading })).toMatchObject({
      lookups: [{ demands: [expected] }],
    });
  });

  it('criteria in any order', () => {
    const title = { field_name: 'title', search_term: 'CTO' };
    expect(read(criteria(title, ...one.fields))).toEqual(read(criteria(...one.fields, title)));
  });
});
