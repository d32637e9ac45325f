import { each, type FindJudge, type Violation } from '../../scene/finding.js';
import type { Located } from '../../view/record-view.js';
import { excerpt } from './excerpt.js';
import type { FindJudges } from './judge.js';

/** The scores of the people of one lookup, as far as they are numbers. A part of an ordered list is ordered too. */
interface Scored {
  readonly at: string;
  readonly scores: readonly number[];
  readonly exchange: number;
}

/** One sentence about each list of scores. What `return_fields` and `confidence` leave of it is open. */
const ofLists =
  (check: (list: Scored) => Violation | true | undefined): FindJudge =>
  ({ plain, elements, exchange }) =>
    each(plain ? elements : [], ({ at, people }) =>
      check({ at: `${at}.people`, scores: scoresOf(people), exchange: exchange.id }),
    );

const scoresOf = (people: readonly Located[]): number[] =>
  people.flatMap(({ value }) => (typeof value['score'] === 'number' ? [value['score']] : []));

/** Which way a list of scores goes: `level` when all are equal, `none` when it goes both ways. */
function directionOf(scores: readonly number[]): 'rising' | 'falling' | 'level' | 'none' {
  const rises = scores.some((score, index) => score > (scores[index - 1] ?? score));
  const falls = scores.some((score, index) => score < (scores[index - 1] ?? score));
  if (rises && falls) return 'none';
  return rises ? 'rising' : falls ? 'falling' : 'level';
}

/** A list that differs from an earlier one. */
const differing = ({ at, exchange }: Scored, first: number, expected: string, received: string | number) => ({
  at,
  expected,
  received,
  ...(first === exchange ? {} : { related: [first] }),
});

/** Question find.score-order: people are ordered in one direction; for a list that goes both ways see find.ordered-by-score. */
function orderDirection(): FindJudge {
  let first: (Scored & { readonly direction: string }) | undefined;
  return ofLists((list) => {
    const direction = directionOf(list.scores);
    if (direction === 'level' || direction === 'none') return undefined;
    if (!first) {
      first = { ...list, direction };
      return undefined;
    }
    if (direction === first.direction) return true;
    const expected = `${first.direction} scores, as in ${first.at} of exchange ${first.exchange}`;
    return differing(list, first.exchange, expected, list.scores.join(', '));
  });
}

/**
 * Section 2.7, assumed: all scores lie on one scale. Which one is open, so only lists that cannot share one differ: the
 * best of one is a fraction, where that of another is over 1, or is below 0.
 */
function scaleConstant(): FindJudge {
  let first: { readonly scale: string; readonly best: number; readonly exchange: number } | undefined;
  return ofLists((list) => {
    const best = list.scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
    const scale = scaleOf(best);
    if (scale === undefined) return undefined;
    first ??= { scale, best, exchange: list.exchange };
    if (scale === first.scale) return true;
    const expected = `${first.scale}, as the best score ${first.best} of exchange ${first.exchange}`;
    return differing(list, first.exchange, expected, best);
  });
}

/** The scale that a best score tells of: 0 and 1 are on any. */
function scaleOf(best: number): 'negative numbers' | 'fractions of 1' | 'numbers over 1' | undefined {
  if (!Number.isFinite(best) || best === 0 || best === 1) return undefined;
  if (best < 0) return 'negative numbers';
  return best < 1 ? 'fractions of 1' : 'numbers over 1';
}

/** Judges of the scores of people, and of the order by them (sections 2.1, 2.7 and 4.1). */
export const scoreJudges = {
  // Each person of a find answer carries one. What `return_fields` leaves is open.
  'person.score-type': (view) =>
    each(view.plain ? view.records.person : [], ({ at, value: { score } }) =>
      typeof score === 'number'
        ? true
        : { at: `${at}.score`, expected: 'a number', received: excerpt(score) },
    ),
  // A number beyond what numbers can hold tells nothing.
  'person.score-finite': (view) =>
    each(view.records.person, ({ at, value: { score } }) => {
      if (typeof score !== 'number') return undefined;
      const violation = { at: `${at}.score`, expected: 'a finite number', received: String(score) };
      return Number.isFinite(score) || violation;
    }),
  // Question find.score-order: a list that goes both ways is not ordered. Two scores are in order either way.
  'find.ordered-by-score': ofLists(({ at, scores }) => {
    if (scores.length < 3) return undefined;
    if (directionOf(scores) !== 'none') return true;
    return { at, expected: 'scores in one direction', received: scores.join(', ') };
  }),
  // Assumed: best first.
  'find.ordered-desc': ofLists(({ at, scores }) => {
    const direction = directionOf(scores);
    if (direction === 'level') return undefined;
    return direction === 'falling' || { at, expected: 'falling scores', received: scores.join(', ') };
  }),
} satisfies FindJudges;

/** Those that remember what a run has shown. */
export const scoreRunJudges = {
  'find.order-direction-consistent': { begin: orderDirection },
  'person.score-scale-constant': { begin: scaleConstant },
} satisfies FindJudges;
