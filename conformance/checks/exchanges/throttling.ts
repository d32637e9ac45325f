import type { RuleId } from '../../../generated/rules.js';
import { type ExchangeJudge, nothing, once } from '../../scene/finding.js';
import { isAbsent } from '../../target/json.js';

/** Section 8, assumed: a throttled call says by 429 that it was throttled, and by Retry-After until when. */
const throttled: ExchangeJudge = ({ response }) => {
  const { status, headers } = response;
  const hasRetryAfter = !isAbsent(headers['retry-after']);
  if (status === 429) {
    const expected = 'a Retry-After header with status 429';
    return once(hasRetryAfter, () => ({ at: 'header retry-after', expected, received: null }));
  }
  // An outage that says when it ends looks like load.
  if (status !== 503 || !hasRetryAfter) return nothing;
  return once(false, () => ({ at: 'status', expected: '429 with Retry-After', received: status }));
};

/** Judges of throttling (section 8). */
export const throttlingJudges = { 'limits.rate-429': throttled } satisfies Partial<
  Record<RuleId, ExchangeJudge>
>;
