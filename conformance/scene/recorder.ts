import { type Basis, type RuleId, rules as rulesOf } from '../../generated/rules.js';
import { EndScenario } from '../target/end-scenario.js';
import { type Exchange, isSuccess } from '../target/exchange.js';
import { isObject, type Json, type JsonObject } from '../target/json.js';
import { textIn } from '../target/wire/members.js';
import { answering } from './answering.js';
import { nothing, once } from './finding.js';
import type { Outcome } from './investigation.js';
import { keptExchange, keptOf } from './kept.js';
import { called, notGranted, refusalOf, withoutIt } from './refusal.js';

/** What was seen, and what a rule wants it to be. */
export interface Seen {
  /** A path into the response body, `status`, or a part of the exchange. */
  readonly at: string;
  readonly expected: string;
  readonly received: Json | undefined;
}

/** One observation of a rule. */
export interface Expectation<Result> {
  holds(isSo: boolean, seen: Seen): Result;
}

/** One observation of a rule, of a call and its answer. */
export interface CallExpectation<Result> extends Expectation<Result> {
  /**
   * The rule wants this call to succeed. A refusal that may speak of the form in which we call says nothing, as long as
   * the operation never worked in this run; nor does a 5xx, unless it comes every time.
   */
  accepted(why: string): Result;
  /** The rule wants this call to be refused: anything but a 2xx, whatever the status. */
  refused(why: string): Result;
}

/** Records what is done to a target step by step, and what that says about rules. */
export interface Recorder<Rule extends RuleId = RuleId> {
  /** Adds a step: "delete the key". A violation shows all steps up to it. */
  step(what: string): void;
  /**
   * One observation of a rule. The scenario ends where it does not hold.
   * @param exchange what shows it @default the last exchange of the scenario
   */
  expect(rule: Rule, exchange: Exchange): CallExpectation<void>;
  expect(rule: Rule, exchange?: Exchange): Expectation<void>;
  /** The same, but answers whether it holds: the scenario goes on. */
  soft(rule: Rule, exchange: Exchange): CallExpectation<boolean>;
  soft(rule: Rule, exchange?: Exchange): Expectation<boolean>;
  /**
   * The JSON body of a call without which the scenario can't go on. Ends the scenario where it did not succeed; where the
   * operation breaks on it every time, that is recorded of the rule by which it answers.
   */
  body(exchange: Exchange): Json;
  /** The same as `body`, as an object. */
  object(exchange: Exchange): JsonObject;
  /** What that object shows under one of these names. Ends the scenario where it shows none of them. */
  text(exchange: Exchange, name: string, ...others: readonly string[]): string;
  /**
   * A good call fails: where it does so every time, the operation breaks the rule by which it answers. An operation that
   * works may have other names for our parameters, and break on those.
   */
  fails(exchange: Exchange): void;
  /** The rule cannot be judged this time, and why. */
  cannot(rule: Rule, because: string): void;
  /** The rule cannot be judged on this target, and why. */
  skip(rule: Rule, because: string): void;
}

export interface Recording<Rule extends RuleId> extends Recorder<Rule> {
  /** Everything that was recorded. Rules that nothing was seen of get the reason why the scenario ended early. */
  outcomes(ended?: EndScenario): readonly Outcome[];
}

/**
 * @param worked whether an operation has succeeded in this run
 * @param doubt hears of each exchange that shows a violation of what binds
 */
export function createRecorder<Rule extends RuleId>(
  rules: readonly Rule[],
  worked: (operation: Exchange['operation']) => boolean,
  doubt: (exchange: Exchange) => void = () => undefined,
): Recording<Rule> {
  const steps: string[] = [];
  const outcomes: Outcome[] = [];
  const cannot = (rule: Rule, because: string) =>
    void outcomes.push({ rule, finding: nothing, inconclusive: because });
  const skip = (rule: Rule, because: string) =>
    void outcomes.push({ rule, finding: nothing, skipped: because });

  function see(rule: RuleId, holds: boolean, { at, expected, received }: Seen, exchange?: Exchange): boolean {
    const finding = once(holds, () => {
      const result = typeof received === 'string' ? received : JSON.stringify(received ?? null);
      const all = [...steps, `→ ${result.length > 80 ? `${result.slice(0, 80)}…` : result}`];
      return keptOf({ at, expected, received, steps: all.join(' · ').replace(' · →', ' →') });
    });
    outcomes.push({ rule, finding, ...(exchange === undefined ? {} : { exchange: keptExchange(exchange) }) });
    const { basis }: { readonly basis: Basis } = rulesOf[rule];
    if (!holds && exchange && basis !== 'assumed') doubt(exchange);
    return holds;
  }

  function fails(exchange: Exchange): void {
    const mayBeForm = worked(exchange.operation) && exchange.request.url.includes('?');
    if (exchange.fault !== 'persistent' || mayBeForm) return;
    const expected = 'a 2xx, as other calls before and after are answered';
    see(answering[exchange.operation], false, statusSeen(exchange, expected), exchange);
  }

  function accepted(rule: Rule, exchange: Exchange, why: string): boolean {
    const refused = refusalOf(exchange, worked) ?? withoutIt(rule, exchange, worked);
    const { basis }: { readonly basis: Basis } = rulesOf[rule];
    // What is assumed binds nobody; that the operation answers at all may.
    if (basis === 'assumed' && !worked(exchange.operation)) fails(exchange);
    if (refused?.kind === 'skipped') skip(rule, refused.message);
    else if (refused?.kind === 'inconclusive') cannot(rule, refused.message);
    else return see(rule, isSuccess(exchange), statusSeen(exchange, `a 2xx: ${why}`), exchange);
    return false;
  }

  function refused(rule: Rule, exchange: Exchange, why: string): boolean {
    if (exchange.response.status !== 429) {
      const seen = statusSeen(exchange, `a refusal, not a 2xx: ${why}`);
      return see(rule, !isSuccess(exchange), seen, exchange);
    }
    cannot(rule, 'the call was throttled');
    return false;
  }

  /** @param end what becomes of whether it holds */
  const expecting =
    <Result>(end: (isMet: boolean) => Result) =>
    (rule: Rule, exchange?: Exchange): CallExpectation<Result> => ({
      holds: (isSo: boolean, seen: Seen) => end(see(rule, isSo, seen, exchange)),
      accepted: (why: string) => end(accepted(rule, shown(exchange), why)),
      refused: (why: string) => end(refused(rule, shown(exchange), why)),
    });

  function body(exchange: Exchange): Json {
    if (isSuccess(exchange)) return exchange.response.json ?? null;
    fails(exchange);
    throw refusalOf(exchange, worked) ?? notGranted(exchange);
  }

  function object(exchange: Exchange): JsonObject {
    const shown = body(exchange);
    if (isObject(shown)) return shown;
    const because = `${called(exchange)} is answered without a JSON object: map it with --overlay`;
    throw new EndScenario('skipped', because);
  }

  return {
    step: (what) => void steps.push(what),
    expect: expecting((isMet) => {
      if (!isMet) throw new EndScenario('unmet', 'an expectation was not met');
    }),
    soft: expecting((isMet) => isMet),
    body,
    object,
    text(exchange, name, ...others) {
      const shown = textIn(object(exchange), name, ...others);
      if (shown !== undefined) return shown;
      const because = `the answer to ${exchange.operation} shows no \`${name}\`: map it with --overlay`;
      throw new EndScenario('skipped', because);
    },
    fails,
    cannot,
    skip,
    outcomes(ended) {
      if (!ended || ended.kind === 'unmet' || ended.kind === 'cut') return outcomes;
      const { kind, message } = ended;
      const seen = new Set(outcomes.map(({ rule }) => rule));
      const missing = rules.filter((rule) => !seen.has(rule));
      return [...outcomes, ...missing.map((rule): Outcome => ({ rule, finding: nothing, [kind]: message }))];
    },
  };
}

export { isSuccess };

function shown(exchange: Exchange | undefined): Exchange {
  if (exchange) return exchange;
  throw new TypeError(
    'whether a call was accepted or refused shows in its exchange: hand it to expect or soft',
  );
}

function statusSeen({ response }: Exchange, expected: string): Seen {
  return { at: 'status', expected, received: response.status };
}
