import type { RuleId } from '../../../generated/rules.js';
import { type Finding, type FindJudge, nothing, once } from '../../scene/finding.js';
import { isArray, type Json } from '../../target/json.js';
import type { FindView } from '../../view/find-view.js';
import { bodyOf, isDecided, isOtherwiseValid } from './request.js';

/** A decided answer to a request that is valid but for the `size` that the rule is about. */
function ofSize(
  isAbout: (size: Json) => boolean,
  judge: (sight: FindView, size: Json) => Finding,
): FindJudge {
  return (sight) => {
    const size = bodyOf(sight.exchange)?.['size'];
    if (size === undefined || !isAbout(size) || !isDecided(sight.exchange)) return nothing;
    return isOtherwiseValid(sight.exchange, { size: undefined }) ? judge(sight, size) : nothing;
  };
}

/** The answer is a 4xx, or the other thing that is expected. */
export function refusedOr(sight: FindView, other: boolean, expected: string): Finding {
  const { status } = sight.exchange.response;
  const refused = status >= 400 && status <= 499;
  return once(refused || other, () => ({ at: 'status', expected, received: status }));
}

const refused = (sight: FindView) => refusedOr(sight, false, 'a 4xx');

function longest({ elements }: FindView): number {
  return Math.max(0, ...elements.map(({ people }) => people.length));
}

/** Assumed answers to numbers beside the stated limits (sections 4.1 and 8). */
export const assumedSizeJudges = {
  'find.size-over-rejected': ofSize((size) => Number.isInteger(size) && Number(size) > 5, refused),
  'find.size-zero': ofSize(
    (size) => size === 0,
    (sight) => refusedOr(sight, sight.answered && longest(sight) === 0, 'a 4xx, or empty lists'),
  ),
  'find.size-negative': ofSize((size) => typeof size === 'number' && size < 0, refused),
  'find.size-nonint': ofSize(
    (size) => size !== null && !Number.isInteger(size),
    (sight, size) => {
      const digits = typeof size === 'string' && /^\d+$/.test(size);
      const asNumber = digits && sight.answered && longest(sight) <= Number(size);
      return refusedOr(sight, asNumber, digits ? `a 4xx, or at most ${size} people` : 'a 4xx');
    },
  ),
  'find.over-hundred-4xx': (sight) => {
    const matches = bodyOf(sight.exchange)?.['matches'];
    if (!isArray(matches) || matches.length <= 100 || !isDecided(sight.exchange)) return nothing;
    return isOtherwiseValid(sight.exchange, { matches: matches.slice(0, 100) }) ? refused(sight) : nothing;
  },
} satisfies Partial<Record<RuleId, FindJudge>>;
