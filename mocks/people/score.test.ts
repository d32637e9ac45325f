import { describe, expect, it } from 'vitest';
import { shownScore } from './score.js';

describe('shownScore', () => {
  it.each([
    ['unit', 'descending', 0.97, 0.97],
    ['unit', 'descending', 0.9, 0.9001],
    ['unit', 'descending', 1, 0.9999],
    ['unit', 'descending-with-ties', 0.9, 0.9],
    ['percent', 'descending', 0.8075, 80.7],
    ['percent', 'descending', 1, 99.9],
    ['percent', 'descending-with-ties', 0.8, 80],
    ['raw-relevance', 'descending', 0.97, 242.5],
    ['raw-relevance', 'descending', 0.65, 32.5],
    ['integer-1-to-10', 'descending', 0.8075, 8],
    ['integer-1-to-10', 'descending', 0.1, 1],
    ['integer-1-to-10', 'descending', 1, 10],
    ['negative', 'descending', 0.97, -0.03],
    ['negative', 'descending', 1, 0],
  ] as const)('%s, %s: %d shows as %d', (scale, order, score, shown) => {
    expect(shownScore(score, { scale, order })).toBe(shown);
  });
});
