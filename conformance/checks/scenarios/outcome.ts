import type { RuleId } from '../../../generated/rules.js';
import { nothing, once, type Violation } from '../../scene/finding.js';
import type { Outcome } from '../../scene/investigation.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isAbsent, isArray, isObject, type Json } from '../../target/json.js';

export { isSuccess };

/** One observation of a rule: it holds, or `violation` is what was seen instead. */
export function observed(rule: RuleId, holds: boolean, violation: Violation): Outcome {
  return { rule, finding: once(holds, () => violation) };
}

/** One observation of a rule that holds. */
export const met = (rule: RuleId): Outcome => ({ rule, finding: { observations: 1, violations: [] } });

/** The rule could not be judged, for this reason. */
export function inconclusive(rule: RuleId, because: string): Outcome {
  return { rule, finding: nothing, inconclusive: because };
}

/**
 * Returns why a response to a call that should succeed says nothing about the call: credit, load or an outage. A sign-in
 * that is answered with a 5xx every time has failed.
 */
export function undecided({ operation, response, fault }: Exchange): string | undefined {
  const { status } = response;
  const isBroken = fault === 'persistent' && operation === 'createSession';
  const unrelated = status === 402 || status === 429 || (status >= 500 && !isBroken);
  return unrelated ? `the target answered with status ${status}` : undefined;
}

/**
 * Judges a find that must be refused: with any status but a 2xx (sections 5 and 7), and without data. Throttling refuses
 * every caller, so it is inconclusive.
 */
export function refusedCall(rule: RuleId, exchange: Exchange, why: string): Outcome[] {
  const { status, json } = exchange.response;
  if (status === 429) return [inconclusive(rule, 'the call was throttled')];
  const people = countPeople(json);
  const verdict = observed(rule, !isSuccess(exchange), {
    at: 'status',
    expected: `a refusal, not a 2xx: ${why}`,
    received: `${status} with ${people} people`,
  });
  if (isSuccess(exchange)) return [verdict];
  // Section 5 rule 5: a refused call does not succeed, so it returns neither `matches` nor people.
  const hasMatches = isObject(json) && !isAbsent(json['matches']);
  const withoutData = observed('auth.no-data-on-fail', people === 0 && !hasMatches, {
    at: hasMatches ? 'matches' : 'body',
    expected: `neither matches nor people in a refusal with status ${status}`,
    received: `${people} people`,
  });
  return [verdict, withoutData];
}

/** Counts the people in every `people` member at any depth: a refusal may wrap them. */
function countPeople(body: Json | undefined): number {
  if (isArray(body)) return body.reduce<number>((total, item) => total + countPeople(item), 0);
  if (!isObject(body)) return 0;
  return Object.entries(body).reduce((total, [name, value]) => {
    const own = name === 'people' && isArray(value) ? value.filter(isObject).length : 0;
    return total + own + (own > 0 ? 0 : countPeople(value));
  }, 0);
}
