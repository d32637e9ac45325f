import type { RuleId } from '../../generated/rules.js';
import { EndScenario, unmapped } from '../target/end-scenario.js';
import { type Exchange, isSuccess } from '../target/exchange.js';
import { isObject, type Json, type JsonObject } from '../target/json.js';
import { textIn } from '../target/wire/members.js';
import { answering } from './answering.js';
import { nothing, once } from './finding.js';
import type { Outcome } from './investigation.js';
import { called, notGranted, refusalOf, withoutIt } from './refusal.js';

/** What an observation received, and what the rule expects. */
export interface Seen {
  /** A path into the response body, `status`, or another part of the exchange. */
  readonly at: string;
  readonly expected: string;
  readonly received: Json | undefined;
}

/** Makes one observation of a rule. */
export interface Expectation<Result> {
  holds(isSo: boolean, seen: Seen): Result;
}

/** Makes one observation of a rule, on a call and its answer. */
interface CallExpectation<Result> extends Expectation<Result> {
  /** Expects a success. What may be due to an assumed form of a call that never worked, or is a passing 5xx, does not count. */
  accepted(why: string): Result;
  /** Expects this call to be refused, with any status but a 2xx. */
  refused(why: string): Result;
}

/** Records what a scenario does step by step, and what it observes of rules. */
export interface Recorder<Rule extends RuleId = RuleId> {
  /** Adds a step, such as "delete the key". A violation shows all steps up to it. */
  step(what: string): void;
  /** Makes one observation of a rule, by default on the last exchange. Ends the scenario if it does not hold. */
  expect(rule: Rule, exchange: Exchange): CallExpectation<void>;
  expect(rule: Rule, exchange?: Exchange): Expectation<void>;
  /** The same, but returns whether it holds, and the scenario goes on. */
  soft(rule: Rule, exchange: Exchange): CallExpectation<boolean>;
  soft(rule: Rule, exchange?: Exchange): Expectation<boolean>;
  /** Returns the JSON body of a call that the scenario depends on. Ends the scenario if the call did not succeed. */
  body(exchange: Exchange): Json;
  /** Returns the body as an object. Ends the scenario if it is none. */
  object(exchange: Exchange): JsonObject;
  /** Returns the text that the body has under a name. Ends the scenario if it has none. */
  text(exchange: Exchange, name: string): string;
  /** Records that a good call failed: if it does so every time, the operation violates its rule in `answering`. */
  fails(exchange: Exchange): void;
  /** Records that the rule cannot be judged this time, and why. */
  cannot(rule: Rule, because: string): void;
  /** Records that the rule cannot be judged on this target, and why. */
  skip(rule: Rule, because: string): void;
}

export interface Recording<Rule extends RuleId> extends Recorder<Rule> {
  /** Returns everything recorded. Rules without an observation get the reason why the scenario ended early, if it did. */
  outcomes(ended?: EndScenario): readonly Outcome[];
}

/** @param worked whether an operation has succeeded in this run */
export function createRecorder<Rule extends RuleId>(
  rules: readonly Rule[],
  worked: (operation: Exchange['operation']) => boolean,
  onViolation: (exchange: Exchange | undefined) => void = () => undefined,
): Recording<Rule> {
  const steps: string[] = [];
  const outcomes: Outcome[] = [];
  const cannot = (rule: Rule, inconclusive: string) =>
    void outcomes.push({ rule, finding: nothing, inconclusive });
  const skip = (rule: Rule, skipped: string) => void outcomes.push({ rule, finding: nothing, skipped });

  function see(rule: RuleId, holds: boolean, { at, expected, received }: Seen, exchange?: Exchange): boolean {
    const finding = once(holds, () => {
      const result = typeof received === 'string' ? received : JSON.stringify(received ?? null);
      const all = [...steps, `→ ${result.length > 80 ? `${result.slice(0, 80)}…` : result}`];
      return { at, expected, received, steps: all.join(' · ').replace(' · →', ' →') };
    });
    outcomes.push({ rule, finding, ...(exchange && { exchange }) });
    if (!holds) onViolation(exchange);
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
    if (!refused) return see(rule, isSuccess(exchange), statusSeen(exchange, `a 2xx: ${why}`), exchange);
    (refused.kind === 'skipped' ? skip : cannot)(rule, refused.message);
    return false;
  }

  function refused(rule: Rule, exchange: Exchange, why: string): boolean {
    const seen = statusSeen(exchange, `a refusal, not a 2xx: ${why}`);
    if (seen.received !== 429) return see(rule, !isSuccess(exchange), seen, exchange);
    cannot(rule, 'the call was throttled');
    return false;
  }

  /** @param end maps whether the rule holds to the result */
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
    throw unmapped(`${called(exchange)} is answered without a JSON object`);
  }

  return {
    step: (what) => void steps.push(what),
    expect: expecting((isMet) => {
      if (!isMet) throw new EndScenario('unmet', 'an expectation was not met');
    }),
    soft: expecting((isMet) => isMet),
    body,
    object,
    text(exchange, name) {
      const shown = textIn(object(exchange), name);
      if (shown !== undefined) return shown;
      throw unmapped(`the answer to ${exchange.operation} shows no \`${name}\``);
    },
    fails,
    cannot,
    skip,
    outcomes(ended) {
      const unmet = outcomes.findLast(({ finding }) => finding.violations.length > 0)?.rule;
      if (!ended && unmet === undefined) return outcomes;
      const { kind, message } =
        ended && ended.kind !== 'unmet'
          ? ended
          : { kind: 'inconclusive', message: `its scenario did not get to it: ${unmet} was not met before` };
      const missing = rules.filter((rule) => !outcomes.some((outcome) => outcome.rule === rule));
      return [...outcomes, ...missing.map((rule): Outcome => ({ rule, finding: nothing, [kind]: message }))];
    },
  };
}

export { isSuccess };

function shown(exchange: Exchange | undefined): Exchange {
  if (exchange) return exchange;
  throw new TypeError('whether a call was accepted or refused shows in its exchange');
}

const statusSeen = ({ response }: Exchange, expected: string): Seen => ({
  at: 'status',
  expected,
  received: response.status,
});
