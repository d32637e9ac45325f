import { each, type RunJudge } from '../../scene/finding.js';
import { scoresOf } from './scores.js';

type Scale = 'negative numbers' | 'fractions of 1' | 'numbers over 1';

/**
 * Section 2.7, assumed: all scores lie on one scale. Which one is open, so only lists that cannot share one differ: the
 * best of one is a fraction, where that of another is over 1, or is below 0.
 */
export const scoreScaleConstant: RunJudge = {
  begin() {
    let first: { readonly scale: Scale; readonly best: number; readonly exchange: number } | undefined;
    return ({ plain, elements, exchange }) =>
      each(plain ? elements : [], ({ at, people }) => {
        const best = scoresOf(people).reduce(
          (most, score) => Math.max(most, score),
          Number.NEGATIVE_INFINITY,
        );
        const scale = scaleOf(best);
        if (scale === undefined) return undefined;
        first ??= { scale, best, exchange: exchange.id };
        if (scale === first.scale) return true;
        return {
          at: `${at}.people`,
          expected: `${first.scale}, as the best score ${first.best} of exchange ${first.exchange}`,
          received: best,
          ...(first.exchange === exchange.id ? {} : { related: [first.exchange] }),
        };
      });
  },
};

/** The scale that a best score tells of: 0 and 1 are on any. */
function scaleOf(best: number): Scale | undefined {
  if (!Number.isFinite(best) || best === 0 || best === 1) return undefined;
  if (best < 0) return 'negative numbers';
  return best < 1 ? 'fractions of 1' : 'numbers over 1';
}
