import { each } from '../../scene/finding.js';
import { excerpt } from './excerpt.js';
import type { FindJudges } from './judge.js';

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
} satisfies FindJudges;
