import { expect, test } from 'vitest';
import { worldWith } from '../../fixtures/services/small-world.js';
import type { Readings } from '../../generated/questions.js';
import { readPageToken, tokenAfter, writePageToken } from './page-token.js';
import type { Position } from './sorting.js';

const end: Position = ['Ada', 'lc_1'];
const world = worldWith();

test.each<[Readings['search.page-end'], last: string | null | undefined, empty: string | null | undefined]>([
  ['absent', undefined, undefined],
  ['as-null', null, null],
  ['empty-string', '', ''],
  ['empty-page', writePageToken(end, 'q', world), undefined],
])('under %s the last page has the token %j, and one without rows %j', (reading, last, empty) => {
  const under = worldWith({ 'search.page-end': reading });
  expect(tokenAfter({ end, hasMore: true }, 'q', under)).toBe(writePageToken(end, 'q', under));
  expect(tokenAfter({ end, hasMore: false }, 'q', under)).toBe(last);
  expect(tokenAfter({ end: undefined, hasMore: false }, 'q', under)).toBe(empty);
});

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
    expect(readPageToken(sent, binding, world)).toMatchObject({ refused: 'page-token-invalid' });
  }
});
