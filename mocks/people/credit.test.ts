import { describe, expect, it } from 'vitest';
import { decideCredit } from './charge.js';

describe('decideCredit', () => {
  const all = { fresh: ['a', 'b', 'c'], paid: [true, true, true] };
  const lookups = [['a', 'b'], ['b'], ['c']];
  const free = { fresh: [], paid: [true] };

  it.each([
    ['would-exceed', 'charges each person once', { limit: 3, used: 0 }, lookups, all],
    [
      'would-exceed',
      'refuses one too many, whole',
      { limit: 3, used: 1 },
      lookups,
      { exceeds: { cost: 3, left: 2 } },
    ],
    ['would-exceed', 'answers for free when none is left', { limit: 0, used: 0 }, [[]], free],
    ['would-exceed', 'knows no end without a limit', { limit: undefined, used: 9 }, lookups, all],
    ['already-zero', 'answers in full with one left', { limit: 1, used: 0 }, lookups, all],
    [
      'already-zero',
      'refuses when none is left',
      { limit: 1, used: 1 },
      lookups,
      { exceeds: { cost: 3, left: 0 } },
    ],
    [
      'already-zero',
      'refuses when overdrawn',
      { limit: 1, used: 3 },
      [[]],
      { exceeds: { cost: 0, left: 0 } },
    ],
    [
      'partial-fill',
      'pays lookups in order',
      { limit: 2, used: 0 },
      lookups,
      { fresh: ['a', 'b'], paid: [true, true, false] },
    ],
    [
      'partial-fill',
      'pays a later, cheaper one',
      { limit: 1, used: 0 },
      [['a', 'b'], ['c']],
      { fresh: ['c'], paid: [false, true] },
    ],
    [
      'partial-fill',
      'never refuses',
      { limit: 0, used: 0 },
      lookups,
      { fresh: [], paid: [false, false, false] },
    ],
  ] as const)('%s %s', (reading, _, account, unpaid, outcome) => {
    expect(decideCredit(reading, account, unpaid)).toEqual(outcome);
  });
});
