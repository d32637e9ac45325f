import type { RuleId } from '../../../generated/rules.js';
import { nothing, once, type Violation } from '../../scene/finding.js';
import type { Outcome } from '../../scene/investigation.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';

/** One observation of a rule: it holds, or `violation` says what was seen instead. */
export function observed(rule: RuleId, holds: boolean, violation: () => Violation): Outcome {
  return { rule, finding: once(holds, violation) };
}

/** The rule could not be judged, and why. */
export function inconclusive(rule: RuleId, because: string): Outcome {
  return { rule, finding: nothing, inconclusive: because };
}

export { isSuccess };

/**
 * Why an answer to a call that should succeed says nothing about the call: credit, load or an outage. A sign-in that
 * breaks every time is a failed one.
 */
export function undecided({ operation, response, fault }: Exchange): string | undefined {
  const { status } = response;
  const isBroken = fault === 'persistent' && operation === 'createSession';
  const unrelated = status === 402 || status === 429 || (status >= 500 && !isBroken);
  return unrelated ? `the target answered with status ${status}` : undefined;
}
