import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ranking, ranked, shownScore } from './score.js';

const scales = ['unit', 'percent', 'raw-relevance', 'integer-1-to-10', 'negative'] as const;
const orders = ['descending', 'ascending', 'descending-with-ties'] as const;
const scores = fc.integer({ min: 1000, max: 10_000 }).map((tenThousandths) => tenThousandths / 10_000);
const hits = fc
  .array(scores, { maxLength: 12 })
  .map((all) => all.map((score, at) => ({ person: { id: `p${(at * 7) % 12}${at}` }, score })));
const rankings: fc.Arbitrary<Ranking> = fc.record({
  scale: fc.constantFrom(...scales),
  order: fc.constantFrom(...orders),
  tieKey: fc.constant(({ id = '' }: { readonly id?: string }) => id),
});

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

  it('never shows the lower of two scores as the higher', () => {
    fc.assert(
      fc.property(scores, scores, rankings, (a, b, ranking) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(shownScore(low, ranking)).toBeLessThanOrEqual(shownScore(high, ranking));
      }),
    );
  });
});

describe('ranked', () => {
  it('orders by the shown score, and ties by their tie key', () => {
    fc.assert(
      fc.property(hits, rankings, (all, ranking) => {
        const people = ranked(all, 12, 0, ranking);
        const sign = ranking.order === 'ascending' ? -1 : 1;
        for (const [at, one] of people.entries()) {
          const next = people[at + 1] ?? one;
          expect((one.score - next.score) * sign).toBeGreaterThanOrEqual(0);
          if (one.score === next.score) expect((one.person.id ?? '') <= (next.person.id ?? '')).toBe(true);
        }
      }),
    );
  });

  it('shows a score that reaches a tenth as at least that tenth', () => {
    fc.assert(
      fc.property(scores, fc.integer({ min: 1, max: 10 }), (score, tenth) => {
        const shown = shownScore(score, { scale: 'integer-1-to-10', order: 'descending' });
        expect(shown >= tenth).toBe(score >= tenth / 10);
      }),
    );
  });
});
