import { expect, test } from 'vitest';
import { worldWith } from '../../fixtures/services/small-world.js';
import { readPageToken, windowed, writePageToken } from './paging.js';

test('a window starts at its offset and has at most its limit', () => {
  expect(windowed([1, 2, 3, 4], { limit: 2, offset: 1 }).rows).toEqual([2, 3]);
  expect(windowed([1, 2], { limit: 5 }).rows).toEqual([1, 2]);
  expect(windowed([1, 2], { limit: 5, offset: 9 }).rows).toEqual([]);
});

const world = worldWith();

test('a token is valid for its own query only, and an altered or invented one for none', () => {
  const token = writePageToken(['x', 'id_1'], 'q', world);
  expect(readPageToken(token, 'q', world)).toEqual(['x', 'id_1']);
  for (const [sent, binding] of [
    [token, 'other'],
    [`${token.slice(0, -4)}AAAA`, 'q'],
    ['', 'q'],
    ['not a token', 'q'],
    [Buffer.from('["x","id_1","seal"]').toString('base64url'), 'q'],
  ] as const) {
    expect(() => readPageToken(sent, binding, world)).toThrow('was not handed out for this query');
  }
});
