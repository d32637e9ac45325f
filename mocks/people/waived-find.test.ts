import { describe, expect, it } from 'vitest';
import { callWith, lookup } from '../../fixtures/services/small-world.js';
import type { Readings } from '../../generated/questions.js';
import { isRefusal, type RefusalReason } from '../engine/refusal.js';
import { profileOf } from '../engine/world.js';
import type { Json } from '../state/json.js';
import { readFind } from './read-find.js';

const one = lookup({ field: 'name', term: 'Ada' });
const demand = (field: string, ...terms: string[]) => ({ field, terms, every: false });
const ada = { demands: [demand('name', 'Ada')] };
const nobody = { demands: [] };
const criteria = (...fields: Json[]) => ({ matches: [{ fields }] });
const many = (count: number) => ({ matches: Array.from({ length: count }, () => one) });

function read(body: Json, readings: Partial<Readings> = {}, waives: readonly RefusalReason[] = []) {
  return readFind(callWith(body, { waives }), profileOf(readings));
}

describe('a mutant waives', () => {
  it.each<[RefusalReason, Json, object]>([
    ['size-over', { matches: [], size: 8 }, { size: 8 }],
    ['size-zero', { matches: [], size: 0 }, { size: 0 }],
    ['size-negative', { matches: [], size: -1 }, { size: 0 }],
    ['size-type', { matches: [], size: 2.5 }, { size: 2 }],
    ['size-type', { matches: [], size: '4' }, { size: 4 }],
    ['matches-over', many(101), { lookups: Array(101).fill(ada) }],
    ['matches-missing', {}, { lookups: [] }],
    ['matches-type', { matches: one }, { lookups: [ada] }],
    ['matches-type', { matches: { a: one } }, { lookups: [ada] }],
    ['matches-type', { matches: { a: one.fields[0] ?? null } }, { lookups: [ada] }],
    ['matches-type', { matches: 'Ada' }, { lookups: [nobody] }],
    ['fields-type', { matches: [{ fields: one.fields[0] ?? null }] }, { lookups: [ada] }],
    ['field-unknown', criteria({ field_name: 'NAME', search_term: 'Ada' }), { lookups: [ada] }],
    [
      'term-type',
      criteria({ field_name: 'name', search_term: 5 }),
      { lookups: [{ demands: [demand('name', '5')] }] },
    ],
    ['term-empty', criteria({ field_name: 'name', search_term: '' }), { lookups: [nobody] }],
    ['return-fields-type', { matches: [], return_fields: 5 }, { selection: undefined }],
    ['confidence-unknown', { matches: [], confidence: '~' }, { leastScore: 0 }],
    ['find-malformed', [], { lookups: [] }],
  ])('%s', (reason, body, query) => {
    const found = read(body, {}, [reason]);
    expect(isRefusal(found)).toBe(false);
    expect(found).toMatchObject(query);
  });
});
