import { describe, expect, test } from 'vitest';
import type { Json } from '../../../target/json.js';
import { asKnown, referencesOf, rowsRemoved } from './own.js';

test('contacts without a reference id are left out', () => {
  const contacts = [{ reference_id: 'b' }, { id: 'lc_1' }, { reference_id: '' }, { reference_id: 'a' }];
  expect(referencesOf(contacts)).toEqual(['b', 'a']);
});

test('contacts are identified by both ids, ordered by reference id', () => {
  const contacts = [{ id: 'lc_2', reference_id: 'b' }, { id: 'lc_1', reference_id: 'a' }, { id: 'lc_3' }];
  expect(asKnown(contacts)).toEqual([
    { id: 'lc_1', reference: 'a' },
    { id: 'lc_2', reference: 'b' },
  ]);
});

describe('rows removed', () => {
  test.each<[string, Json | undefined, number | undefined]>([
    ['their number', { rows_removed: 2 }, 2],
    ['none', { rows_removed: 0 }, 0],
    ['their number, with nothing around it', 3, 3],
    ['a list', { rows_removed: [{ id: 'lc_1' }, { id: 'lc_2' }] }, 2],
    ['an empty list', { rows_removed: [] }, 0],
    ['a list, with nothing around it', [{ id: 'lc_1' }], 1],
    ['nothing that can be read', { ok: true }, undefined],
    ['no body', undefined, undefined],
  ])('are read from %s', (_, body, expected) => {
    expect(rowsRemoved(body)).toBe(expected);
  });
});
