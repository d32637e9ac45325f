import { each, type FindJudge, type Violation } from '../../scene/finding.js';
import type { Located } from '../../view/record-view.js';
import { excerpt } from './excerpt.js';
import type { FindJudges } from './judge.js';

/** The numeric scores in one list of people. Others are skipped: a part of an ordered list is ordered too. */
interface Scored {
  readonly at: string;
  readonly scores: readonly number[];
  readonly exchange: number;
}

/** Judges each list of scores in plain finds: what `return_fields` and `confidence` do to scores is open. */
const ofLists =
  (check: (list: Scored) => Violation | true | undefined): FindJudge =>
  ({ plain, elements, exchange }) =>
    each(plain ? elements : [], ({ at, people }) =>
      check({ at: `${at}.people`, scores: scoresOf(people), exchange: exchange.id }),
    );

const scoresOf = (people: readonly Located[]): number[] =>
  people.flatMap(({ value }) => (typeof value['score'] === 'number' ? [value['score']] : []));

/** Returns the direction of a list of scores: `level` if all are equal, `none` if it both rises and falls. */
function directionOf(scores: readonly number[]): 'rising' | 'falling' | 'level' | 'none' {
  const rises = scores.some((score, index) => score > (scores[index - 1] ?? score));
  const falls = scores.some((score, index) => score < (scores[index - 1] ?? score));
  if (rises && falls) return 'none';
  return rises ? 'rising' : falls ? 'falling' : 'level';
}

/** Returns the violation of a list that differs from the first one. */
const differing = ({ at, exchange }: Scored, first: number, expected: string, received: string | number) => ({
  at,
  expected,
  received,
  ...(first === exchange ? {} : { related: [first] }),
});

/** Question find.score-order: all lists have one direction. A list without one breaks find.ordered-by-score instead. */
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
 * Section 2.7, assumed: all scores are on one scale. Which one is open, so lists only differ if their best scores cannot be
 * on one scale: a fraction of 1, a number over 1, and one below 0.
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

/** Returns the scale of a best score; undefined for 0 and 1, which are on any. */
function scaleOf(best: number): 'negative numbers' | 'fractions of 1' | 'numbers over 1' | undefined {
  if (!Number.isFinite(best) || best === 0 || best === 1) return undefined;
  if (best < 0) return 'negative numbers';
  return best < 1 ? 'fractions of 1' : 'numbers over 1';
}

/** Judges of the scores of people, and of the order by them (sections 2.1, 2.7 and 4.1). */
export const scoreJudges = {
  // Every person in the answer of a find has a score. Plain finds only: what `return_fields` leaves is open.
  'person.score-type': (view) =>
    each(view.plain ? view.records.person : [], ({ at, value: { score } }) =>
      typeof score === 'number'
        ? true
        : { at: `${at}.score`, expected: 'a number', received: excerpt(score) },
    ),
  // JSON may hold a number beyond the range of a double, which is read as infinite.
  'person.score-finite': (view) =>
    each(view.records.person, ({ at, value: { score } }) => {
      if (typeof score !== 'number') return undefined;
      const violation = { at: `${at}.score`, expected: 'a finite number', received: String(score) };
      return Number.isFinite(score) || violation;
    }),
  // Question find.score-order: a list that both rises and falls is not ordered. Two scores always are.
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

/** Judges that compare the lists of a whole run. */
export const scoreRunJudges = {
  'find.order-direction-consistent': { begin: orderDirection },
  'person.score-scale-constant': { begin: scaleConstant },
} satisfies FindJudges;
