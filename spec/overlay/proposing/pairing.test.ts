import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Likeness, pairsIn } from './pairing.js';

type Named = Likeness<string, string>;
const like = (ours: string, theirs: string, score: number): Named => ({ ours, theirs, score });
const shown = (likenesses: readonly Named[]) =>
  pairsIn(likenesses, 0.5, ({ score }) => score >= 0.7).map(
    ({ best, isSure }) => `${best.ours}${best.theirs}${isSure ? '' : '?'}`,
  );

test.each([
  ['one that stands alone is sure', [like('a', 'x', 0.8)], ['ax']],
  ['one that is not enough by itself is not', [like('a', 'x', 0.6)], ['ax?']],
  ['one that is hardly alike is none', [like('a', 'x', 0.4)], []],
  ['two that are as much alike are both in doubt', [like('a', 'x', 0.8), like('a', 'y', 0.75)], ['ax?']],
  [
    'what is in doubt is a rival of others still',
    [like('a', 'x', 0.8), like('a', 'y', 0.79), like('b', 'y', 0.75), like('b', 'x', 0.74)],
    ['ax?', 'by?'],
  ],
  [
    'what is surely another one is no rival',
    [like('a', 'x', 1), like('b', 'x', 0.75), like('b', 'y', 0.8)],
    ['ax', 'by'],
  ],
  [
    'two that are alike are told apart where the other way round is worse for both',
    [like('a', 'x', 1), like('b', 'y', 1), like('a', 'y', 0.92), like('b', 'x', 0.92)],
    ['ax', 'by'],
  ],
])('%s', (_, likenesses, expected) => {
  expect(shown(likenesses)).toEqual(expected);
});

test('each item is in at most one pair, and sure pairs do not depend on the order of comparison', () => {
  const likenesses = fc.uniqueArray(
    fc.record({
      ours: fc.constantFrom('a', 'b', 'c', 'd'),
      theirs: fc.constantFrom('w', 'x', 'y', 'z'),
      score: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { selector: ({ ours, theirs }) => ours + theirs },
  );
  fc.assert(
    fc.property(likenesses, (all) => {
      const pairs = shown(all);
      for (const at of [0, 1]) {
        const names = pairs.map((pair) => pair[at]);
        expect(new Set(names).size).toBe(names.length);
      }
      const sure = (list: readonly string[]) => list.filter((each) => !each.endsWith('?')).sort();
      expect(sure(shown(all.toReversed()))).toEqual(sure(pairs));
    }),
  );
});
