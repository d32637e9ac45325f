import { describe, expect, test } from 'vitest';
import type { Json } from '../../../target/json.js';
import { rowsRemoved } from './deleting.js';

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
