import * as fc from 'fast-check';
import type { RuleId } from '../../../generated/rules.js';
import type { FindOptions } from '../../scene/check-context.js';
import type { Judging } from '../../scene/investigation.js';
import { type Scene, trial } from '../../scene/scenario.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isAbsent, isObject, type Json } from '../../target/json.js';
import type { Lookup } from '../../view/find-view.js';
import type { Pool } from '../../view/pool.js';

/** Lookups that find people, so that a wrongly admitted call would return data. */
export function hits(pool: Pool): readonly Lookup[] {
  const found = pool.known.filter(({ ids }) => ids.length > 0).map(({ lookup }) => lookup);
  return found.length > 0 ? found : [...pool.nonLatin, ...pool.nonsense];
}

/** A single lookup or a small batch. */
export const fewHits = (pool: Pool): fc.Arbitrary<Lookup[]> => fewOf(hits(pool));

export const fewOf = (lookups: readonly Lookup[]): fc.Arbitrary<Lookup[]> =>
  fc.array(fc.constantFrom(...lookups), { minLength: 1, maxLength: 4 });

/** The body of a find, or what is sent in its place. */
export type Sent = { readonly body?: Json } & { readonly [Option in SentOption]?: FindOptions[Option] };
type SentOption = 'text' | 'contentType' | 'org';

/** Finds that only the judges of single exchanges look at. */
export const sending = <const Rule extends RuleId>(
  id: string,
  rules: readonly Rule[],
  runs: number,
  cases: (pool: Pool) => fc.Arbitrary<Sent>,
): Judging<Rule> =>
  trial<Rule, Sent>({
    ...{ id, rules, runs, cases },
    record: (t, { body = null, ...how }) => t.find(body, how),
  });

/** Judges a find that must be refused (sections 5 and 7), without any data (section 5 rule 5). */
export function seeRefused<Rule extends RuleId>(
  t: Scene<Rule | 'auth.no-data-on-fail'>,
  rule: Rule,
  exchange: Exchange,
  why: string,
): void {
  t.soft(rule, exchange).refused(why);
  if (isSuccess(exchange)) return;
  const { status, json = null } = exchange.response;
  const hasMatches = isObject(json) && !isAbsent(json['matches']);
  t.soft('auth.no-data-on-fail', exchange).holds(
    !hasMatches && !JSON.stringify(json).includes('"people":[{'),
    {
      at: hasMatches ? 'matches' : 'body',
      expected: `neither matches nor people in a refusal with status ${status}`,
      received: Object.keys(Object(json)),
    },
  );
}
