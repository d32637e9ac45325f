import * as fc from 'fast-check';
import type { RuleId } from '../../../generated/rules.js';
import type { FindOptions } from '../../scene/check-context.js';
import { nothing, once, type Violation } from '../../scene/finding.js';
import { investigation, type Judging, type Outcome } from '../../scene/investigation.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isAbsent, isArray, isObject, type Json } from '../../target/json.js';
import type { Lookup } from '../../view/find-view.js';
import type { Pool } from '../../view/pool.js';

/** Lookups that find people, so that a wrongly admitted call would return data. */
export function hits(pool: Pool): readonly Lookup[] {
  const found = pool.known.filter(({ ids }) => ids.length > 0).map(({ lookup }) => lookup);
  return found.length > 0 ? found : [...pool.nonLatin, ...pool.nonsense];
}

/** A single lookup or a small batch. */
export function fewHits(pool: Pool): fc.Arbitrary<Lookup[]> {
  return fewOf(hits(pool));
}

export const fewOf = (lookups: readonly Lookup[]): fc.Arbitrary<Lookup[]> =>
  fc.array(fc.constantFrom(...lookups), { minLength: 1, maxLength: 4 });

/** A find that only the judges of single exchanges look at. */
interface Sending<Case extends Json, Rule extends RuleId> {
  readonly id: string;
  readonly rules: readonly Rule[];
  /** @default 1 */
  readonly runs?: number;
  cases(pool: Pool): fc.Arbitrary<Case>;
  body(value: Case, pool: Pool): Json;
  how?(value: Case): FindOptions;
}

export function sending<Case extends Json, const Rule extends RuleId>({
  body,
  how,
  ...definition
}: Sending<Case, Rule>): Judging<Rule> {
  return investigation({
    ...definition,
    requestsPerRun: 1,
    async perform(value: Case, context) {
      await context.find(body(value, context.pool), how?.(value) ?? {});
      return [];
    },
  });
}

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
