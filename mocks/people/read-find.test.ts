import { describe, expect, it } from 'vitest';
import { callWith, lookup } from '../../fixtures/services/small-world.js';
import type { Readings } from '../../generated/questions.js';
import { profileOf } from '../engine/handler.js';
import { type RefusalReason, Refused } from '../engine/refusal.js';
import type { Json } from '../state/json.js';
import { readFind } from './read-find.js';

const one = lookup({ field: 'name', term: 'Ada' });
const demand = (field: string, ...terms: string[]) => ({ field, terms, every: false });
const ada = { demands: [demand('name', 'Ada')] };
const nobody = { demands: [] };
const [hers, nobodys] = [{ lookups: [ada] }, { lookups: [nobody] }];
const criteria = (...fields: Json[]) => ({ matches: [{ fields }] });
const asks = (field_name: Json, search_term: Json, ...more: Json[]) =>
  criteria({ field_name, search_term }, ...more);
const at = 'matches[0].fields[0]';
const its = { matches: [one] };
const many = (count: number) => ({ matches: Array.from({ length: count }, () => one) });

function read(body: Json, readings: Partial<Readings> = {}, waives: readonly RefusalReason[] = []) {
  try {
    return readFind(callWith(body, { waives }), profileOf(readings));
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

describe('a request is refused for', () => {
  it.each<[RefusalReason, string | undefined, Json, Partial<Readings>, string]>([
    ['find-malformed', undefined, [], {}, 'The body is []'],
    ['find-malformed', undefined, null, {}, 'null'],
    ['matches-missing', 'matches', {}, {}, 'at most 100'],
    ['matches-missing', 'matches', { matches: null }, {}, 'at most 100'],
    ['matches-type', 'matches', { matches: { fields: [] } }, {}, 'array of lookups'],
    ['matches-empty', 'matches', { matches: [] }, { 'find.matches-empty': 'rejected-400' }, '[]'],
    ['matches-over', 'matches', many(101), {}, '101 items, but the most is 100'],
    ['find-malformed', 'matches[1]', { matches: [one, 5] }, {}, '5'],
    ['find-malformed', 'matches[0].fields', { matches: [{}] }, {}, 'is missing'],
    ['fields-type', 'matches[0].fields', { matches: [{ fields: {} }] }, {}, '{}'],
    ['fields-type', 'matches[0].fields', { matches: [{ fields: null }] }, {}, 'null'],
    ['fields-empty', 'matches[0].fields', criteria(), { 'find.fields-empty': 'rejected-400' }, '[]'],
    ['find-malformed', 'matches[0].fields[0]', criteria('name'), {}, '"name"'],
    ['find-malformed', `${at}.field_name`, criteria({ search_term: 'x' }), {}, 'is missing'],
    ['find-malformed', `${at}.search_term`, criteria({ field_name: 'name' }), {}, 'is missing'],
    ['field-unknown', `${at}.field_name`, asks('Nmae', 'x'), {}, 'nearest is "name"'],
    ['field-unknown', `${at}.field_name`, asks('email', 'x'), {}, 'nearest is "email_address"'],
    ['field-unknown', `${at}.field_name`, asks(7, 'x'), {}, '7'],
    [
      'field-duplicate',
      'matches[0].fields[1].field_name',
      { matches: [{ fields: [...one.fields, ...one.fields] }] },
      { 'find.field-duplicate': 'rejected-400' },
      'a second time',
    ],
    ['term-empty', `${at}.search_term`, asks('name', ' \t'), {}, 'blank'],
    ['term-type', `${at}.search_term`, asks('name', 5), {}, '5'],
    ['term-type', `${at}.search_term`, asks('name', null), { 'find.term-type': 'coerced' }, 'null'],
    ['size-over', 'size', { ...its, size: 8 }, {}, 'size is 8, but the most hits per match is 5'],
    ['size-over', 'size', { ...its, size: '8' }, { 'find.size-type': 'coerced' }, '"8"'],
    ['size-zero', 'size', { ...its, size: 0 }, {}, 'size is 0'],
    ['size-negative', 'size', { ...its, size: -1 }, {}, 'size is -1'],
    ['size-type', 'size', { ...its, size: 2.5 }, {}, '2.5'],
    ['size-type', 'size', { ...its, size: 7.5 }, { 'find.size-over': 'clamped' }, '7.5'],
    ['size-type', 'size', { ...its, size: '5' }, {}, '"5"'],
    ['size-type', 'size', { ...its, size: '-5' }, { 'find.size-type': 'coerced' }, '"-5"'],
    ['size-null', 'size', { ...its, size: null }, {}, 'null'],
    ['return-fields-type', 'return_fields', { ...its, return_fields: 'name' }, {}, '"name"'],
    ['return-fields-type', 'return_fields[1]', { ...its, return_fields: ['name', 5] }, {}, '5'],
    [
      'return-fields-unknown',
      'return_fields[0]',
      { ...its, return_fields: ['salary'] },
      { 'find.return-fields-unknown': 'rejected-400' },
      '"salary"',
    ],
    ['confidence-type', 'confidence', { ...its, confidence: 5 }, {}, '5'],
    ['confidence-unknown', 'confidence', { ...its, confidence: 'HIGH' }, {}, 'low, medium or high'],
    [
      'confidence-unknown',
      'confidence',
      { ...its, confidence: '11' },
      { 'find.confidence': 'numeric-string' },
      '"11"',
    ],
    ['extra-member', 'page', { ...its, page: 2 }, { 'find.extra-member': 'rejected-400' }, '"page"'],
  ])('%s at %s', (reason, field, body, readings, message) => {
    expect(read(body, readings)).toMatchObject({
      refused: reason,
      message: expect.stringContaining(message),
      ...(field !== undefined && { field }),
    });
  });
});

describe('a request is tolerated', () => {
  it.each<[string, Json, Partial<Readings>, object]>([
    ['plain', { matches: [one] }, {}, { lookups: [ada], size: 5, leastScore: 0, selection: undefined }],
    ['5.0 as 5', JSON.parse('{"matches":[],"size":5.0}'), {}, { size: 5 }],
    ['missing matches', {}, { 'find.matches-missing': 'answered-empty' }, { lookups: [] }],
    ['empty matches', { matches: [] }, {}, { lookups: [] }],
    ['101, truncated', many(101), { 'find.matches-over': 'truncated' }, { lookups: Array(100).fill(ada) }],
    [
      '101, partial',
      many(101),
      { 'find.matches-over': 'partial' },
      { lookups: [...Array(100).fill(ada), nobody] },
    ],
    ['no criteria', criteria(), {}, nobodys],
    ['no fields', { matches: [{}] }, { 'find.required': 'lenient' }, nobodys],
    ['no term', criteria({ field_name: 'title' }, ...one.fields), { 'find.required': 'lenient' }, hers],
    ['unknown field, ignored', asks('x', 'x', ...one.fields), { 'find.field-unknown': 'ignored' }, hers],
    ['unknown field, nobody', asks('x', 'x', ...one.fields), { 'find.field-unknown': 'not-found' }, nobodys],
    ['blank term, ignored', asks('title', ' ', ...one.fields), { 'find.term-empty': 'ignored' }, hers],
    ['blank term, nobody', asks('title', '', ...one.fields), { 'find.term-empty': 'not-found' }, nobodys],
    [
      'number as a term',
      asks('title', 5),
      { 'find.term-type': 'coerced' },
      { lookups: [{ demands: [demand('title', '5')] }] },
    ],
    [
      'spaces and NFD',
      asks('name', ' Zoe\u0308 '),
      {},
      { lookups: [{ demands: [demand('name', 'Zo\u00eb')] }] },
    ],
    ['size 8, clamped', { matches: [], size: 8 }, { 'find.size-over': 'clamped' }, { size: 5 }],
    ['size 0, nobody', { matches: [], size: 0 }, { 'find.size-zero': 'empty-people' }, { size: 0 }],
    ['size 0, default', { matches: [], size: 0 }, { 'find.size-zero': 'as-default' }, { size: 5 }],
    ['size "3"', { matches: [], size: '3' }, { 'find.size-type': 'coerced' }, { size: 3 }],
    ['size null', { matches: [], size: null }, { 'find.size-null': 'as-default' }, { size: 5 }],
    ['medium', { matches: [], confidence: 'medium' }, {}, { leastScore: 0.5 }],
    ['"7"', { matches: [], confidence: '7' }, { 'find.confidence': 'numeric-string' }, { leastScore: 0.7 }],
    ['any confidence', { matches: [], confidence: '~' }, { 'find.confidence': 'ignored' }, { leastScore: 0 }],
    [
      'unknown confidence',
      { matches: [], confidence: '~' },
      { 'find.confidence-unknown': 'ignored' },
      { leastScore: 0 },
    ],
    ['extra member', { matches: [], page: 2 }, {}, { lookups: [] }],
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
