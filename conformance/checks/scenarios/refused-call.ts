import type { RuleId } from '../../../generated/rules.js';
import { once } from '../../scene/finding.js';
import type { Outcome } from '../../scene/investigation.js';
import type { Exchange } from '../../target/exchange.js';
import { isAbsent, isArray, isObject, type Json } from '../../target/json.js';
import { inconclusive, isSuccess, observed } from './outcome.js';

/**
 * What a find that must be refused says: it is refused when it is not answered with a 2xx, whatever the status
 * (sections 5 and 7), and then shows no data. Throttling refuses everybody, so it says nothing.
 */
export function refusedCall(rule: RuleId, exchange: Exchange, why: string): Outcome[] {
  const { status } = exchange.response;
  if (status === 429) return [inconclusive(rule, 'the call was throttled')];
  const admitted = isSuccess(exchange);
  const verdict = observed(rule, !admitted, () => ({
    at: 'status',
    expected: `a refusal, not a 2xx: ${why}`,
    received: `${status} with ${countPeople(exchange.response.json)} people`,
  }));
  return admitted ? [verdict] : [verdict, withoutData(exchange)];
}

/** Section 5 rule 5: a refused call does not succeed, so it returns neither `matches` nor people. */
function withoutData({ response }: Exchange): Outcome {
  const { json, status } = response;
  const people = countPeople(json);
  const hasMatches = isObject(json) && !isAbsent(json['matches']);
  const finding = once(people === 0 && !hasMatches, () => ({
    at: hasMatches ? 'matches' : 'body',
    expected: `neither matches nor people in a refusal with status ${status}`,
    received: `${people} people`,
  }));
  return { rule: 'auth.no-data-on-fail', finding };
}

/** The people in every `people` of a body, at any depth: a refusal may wrap them. */
function countPeople(body: Json | undefined): number {
  if (isArray(body)) return body.reduce<number>((total, item) => total + countPeople(item), 0);
  if (!isObject(body)) return 0;
  return Object.entries(body).reduce((total, [name, value]) => {
    const own = name === 'people' && isArray(value) ? value.filter(isObject).length : 0;
    return total + own + (own > 0 ? 0 : countPeople(value));
  }, 0);
}
