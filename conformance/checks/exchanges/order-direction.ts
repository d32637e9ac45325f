import { each, type RunJudge } from '../../scene/finding.js';
import { directionOf, scoresOf } from './scores.js';

/** Question find.score-order: people are ordered in one direction; for a list that goes both ways see find.ordered-by-score. */
export const orderDirection: RunJudge = {
  begin() {
    let first: { readonly direction: string; readonly exchange: number; readonly at: string } | undefined;
    return ({ plain, elements, exchange }) =>
      each(plain ? elements : [], ({ at, people }) => {
        const scores = scoresOf(people);
        const direction = directionOf(scores);
        if (direction !== 'rising' && direction !== 'falling') return undefined;
        if (!first) {
          first = { direction, exchange: exchange.id, at };
          return undefined;
        }
        if (direction === first.direction) return true;
        return {
          at: `${at}.people`,
          expected: `${first.direction} scores, as in ${first.at}.people of exchange ${first.exchange}`,
          received: scores.join(', '),
          ...(first.exchange === exchange.id ? {} : { related: [first.exchange] }),
        };
      });
  },
};
