import { describe, expect, it } from 'vitest';
import { decideCredit } from './charge.js';

describe('decideCredit', () => {
  const all = { fresh: ['a', 'b', 'c'], paid: [true, true, true] };
  const lookups = [['a', 'b'], ['b'], ['c']];
  const exceeds = (cost: number, left: number) => ({ exceeds: { cost, left } });
  const free = { fresh: [], paid: [true] };

  it.each([
    ['would-exceed', 'charges each person once', [3, 0], lookups, all],
    ['would-exceed', 'refuses one too many, whole', [3, 1], lookups, exceeds(3, 2)],
    ['would-exceed', 'answers for free when none is left', [0, 0], [[]], free],
    ['would-exceed', 'knows no end without a limit', [undefined, 9], lookups, all],
    ['already-zero', 'answers in full with one left', [1, 0], lookups, all],
    ['already-zero', 'refuses when none is left', [1, 1], lookups, exceeds(3, 0)],
    ['already-zero', 'refuses when overdrawn', [1, 3], [[]], exceeds(0, 0)],
    [
      'partial-fill',
      'pays lookups in order',
      [2, 0],
      lookups,
      { fresh: ['a', 'b'], paid: [true, true, false] },
    ],
    [
      'partial-fill',
      'pays a later, cheaper one',
      [1, 0],
      [['a', 'b'], ['c']],
      { fresh: ['c'], paid: [false, true] },
    ],
    ['partial-fill', 'never refuses', [0, 0], lookups, { fresh: [], paid: [false, false, false] }],
  ] as const)('%s %s', (reading, _, [limit, used], unpaid, outcome) => {
    expect(decideCredit(reading, { limit, used }, unpaid)).toEqual(outcome);
  });
});
