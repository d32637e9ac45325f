import * as fc from 'fast-check';
import { answering } from '../../generated/answering.js';
import { bodyRecords, recordForms } from '../../generated/forms.js';
import { operations } from '../../generated/operations.js';
import type { RuleId } from '../../generated/rules.js';
import { EndScenario, NotSentError, unmapped } from '../target/end-scenario.js';
import { called, type Exchange, isForbidden, isSuccess } from '../target/exchange.js';
import { isAbsent, isObject, type Json, type JsonObject, textIn } from '../target/json.js';
import type { Capability } from '../target/target.js';
import type { Pool } from '../view/find-view.js';
import type { CheckContext, Investigation, Judging, Outcome } from './check-context.js';
import { nothing, once, type Violation } from './finding.js';
import { ifShownAgain, type Perform, retryFlaky } from './retry.js';

export { type Caller, fixedCaller, type User } from '../target/caller.js';
export { unlessEnded } from '../target/end-scenario.js';
export { type CallInput, refusesInput } from '../target/exchange.js';
export { called, EndScenario, type Exchange, isSuccess, type Pool, type RuleId, unmapped };

/** What an observation received, and what the rule expects. */
export type Seen = Pick<Violation, 'at' | 'expected' | 'received'>;

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
  /** Records that the target may have something in another form, for which the rule cannot be judged. */
  unmapped(rule: Rule, what: string): void;
}

/** What a scenario works with: it calls the target, records steps, and checks answers against rules. */
export type Steps<Rule extends RuleId = RuleId> = CheckContext & Recorder<Rule>;

/** An experiment of recorded steps: always the same, or with values that the target itself has shown. */
interface Scenario<Rule extends RuleId, Case extends Json>
  extends Pick<Investigation<Case, Rule>, 'id' | 'rules' | 'unless' | 'movesTime'> {
  /** @default an access token */
  readonly needs?: readonly Capability[];
  readonly requests: number;
  /** Uses people whom the target has shown. @default whether there are `cases` */
  readonly asksForPeople?: boolean;
  /** Compares answers that may have changed in between: then a violation counts only if it shows again. */
  readonly compares?: true;
  /** The values that it is performed with: the same one if it is repeated. */
  cases?(pool: Pool): fc.Arbitrary<Case>;
  /** How often it is performed, each time with other values. @default once, and again where chance may explain what it shows */
  readonly runs?: number;
  record(t: Steps<Rule>, value: Case): Promise<unknown>;
}

export function scenario<const Rule extends RuleId, Case extends Json = null>({
  needs = ['token'],
  requests,
  cases,
  asksForPeople = cases !== undefined,
  movesTime = false,
  compares,
  runs,
  record,
  ...definition
}: Scenario<Rule, Case>): Judging<Rule> {
  return {
    ...definition,
    needs: movesTime ? [...needs, 'sign-in'] : needs,
    standsAlone: !asksForPeople,
    runs: runs ?? 1,
    requestsPerRun: requests,
    movesTime,
    cases: cases ?? (() => fc.constant(null)),
    perform(value, context) {
      const asItIs: Perform = (within, onViolation) => {
        const recorder = createRecorder(definition.rules, context.worked, onViolation);
        return performed(recorder, within, movesTime, (t) => record(t, value as Case));
      };
      const perform = () => retryFlaky(context, asItIs);
      if (runs !== undefined) return asItIs(context, () => undefined);
      return compares ? ifShownAgain(perform) : perform();
    },
  };
}

/** A scenario about nothing that is written and read again, so that each performance counts as it is. */
export const trial = <const Rule extends RuleId, Case extends Json>(
  definition: Omit<Scenario<Rule, Case>, 'requests'> & { readonly requests?: number },
): Judging<Rule> => scenario({ needs: [], requests: 1, runs: 1, ...definition });

/** Performs a scenario and returns its outcomes, even if it ends early. Restores the clock if the scenario has moved it. */
async function performed<Rule extends RuleId>(
  recorder: ReturnType<typeof createRecorder<Rule>>,
  context: CheckContext,
  movesTime: boolean,
  record: (t: Steps<Rule>) => Promise<unknown>,
): Promise<readonly Outcome[]> {
  const { control } = context;
  const clock = movesTime && control ? await control.clockAt(context.now()) : undefined;
  try {
    await record({ ...context, ...recorder });
    return recorder.outcomes();
  } catch (error) {
    const isWithheld = error instanceof NotSentError && recorder.outcomes().length === 0;
    if (!(error instanceof EndScenario) || isWithheld) throw error;
    return recorder.outcomes(error);
  } finally {
    if (movesTime && control) {
      await control.restoreClock(clock, context.now());
      context.callers.forgetTokens();
    }
  }
}

/** @param worked whether an operation has succeeded in this run */
export function createRecorder<Rule extends RuleId>(
  rules: readonly Rule[],
  worked: (operation: Exchange['operation']) => boolean,
  onViolation: (exchange: Exchange | undefined) => void = () => undefined,
) {
  const steps: string[] = [];
  const outcomes: Outcome[] = [];
  const cannot = (rule: Rule, inconclusive: string) =>
    void outcomes.push({ rule, finding: nothing, inconclusive });
  const skip = (rule: Rule, skipped: string) => void outcomes.push({ rule, finding: nothing, skipped });

  function see(rule: RuleId, holds: boolean, seen: Seen, exchange?: Exchange): boolean {
    const { received = null } = seen;
    const result = typeof received === 'string' ? received : JSON.stringify(received);
    const all = [...steps, `→ ${result.length > 80 ? `${result.slice(0, 80)}…` : result}`];
    const finding = once(holds || { ...seen, steps: all.join(' · ').replace(' · →', ' →') });
    outcomes.push({ rule, finding, ...(exchange && { exchange }) });
    if (!holds) onViolation(exchange);
    return holds;
  }

  const expectStatus = (rule: RuleId, holds: boolean, exchange: Exchange, expected: string) =>
    see(rule, holds, { at: 'status', expected, received: exchange.response.status }, exchange);

  /** Whether the form of a call is assumed, and the operation has never succeeded in it. */
  const isUnproven = ({ operation }: Exchange): boolean =>
    operations[operation].basis === 'assumed' && !worked(operation);

  /** Why a refusal is no evidence: an outage, or an assumed form of the call that the target may not know. */
  function excuseOf(exchange: Exchange): EndScenario | undefined {
    const { status } = exchange.response;
    if (isSuccess(exchange) || exchange.fault === 'persistent') return undefined;
    const answered = `${called(exchange)} was answered with status ${status}`;
    if (status === 402 || status === 429 || (status >= 500 && status !== 501))
      return new EndScenario('inconclusive', answered);
    const isForm = [400, 404, 405, 406, 415, 422, 501].includes(status) && isUnproven(exchange);
    return isForm
      ? unmapped(`${answered}, as a target does that has this operation in another form`)
      : undefined;
  }

  function fails(exchange: Exchange): void {
    const mayBeForm = worked(exchange.operation) && exchange.request.url.includes('?');
    if (exchange.fault !== 'persistent' || mayBeForm) return;
    const expected = 'a 2xx, as other calls before and after are answered';
    expectStatus(answering[exchange.operation], false, exchange, expected);
  }

  function accepted(rule: Rule, exchange: Exchange, why: string): boolean {
    // An operation on users or invitations that never succeeded may be disabled.
    const isOff = exchange.response.status === 403 && isUnproven(exchange) && /^(users|invite)\./.test(rule);
    const excuse = excuseOf(exchange) ?? (isOff ? notGranted(exchange) : undefined);
    if (!excuse) return expectStatus(rule, isSuccess(exchange), exchange, `a 2xx: ${why}`);
    (excuse.kind === 'skipped' ? skip : cannot)(rule, excuse.message);
    return false;
  }

  function refused(rule: Rule, exchange: Exchange, why: string): boolean {
    if (exchange.response.status !== 429)
      return expectStatus(rule, !isSuccess(exchange), exchange, `a refusal, not a 2xx: ${why}`);
    cannot(rule, 'the call was throttled');
    return false;
  }

  /** @param end maps whether the rule holds to the result */
  const expecting =
    <Result>(end: (isMet: boolean) => Result) =>
    (rule: Rule, exchange?: Exchange): CallExpectation<Result> => ({
      holds: (isSo: boolean, seen: Seen) => end(see(rule, isSo, seen, exchange)),
      accepted: (why: string) => end(accepted(rule, given(exchange), why)),
      refused: (why: string) => end(refused(rule, given(exchange), why)),
    });

  function body(exchange: Exchange): Json {
    if (isSuccess(exchange)) return exchange.response.json ?? null;
    fails(exchange);
    throw excuseOf(exchange) ?? notGranted(exchange);
  }

  function object(exchange: Exchange): JsonObject {
    const shown = body(exchange);
    if (isObject(shown)) return shown;
    throw unmapped(`${called(exchange)} is answered without a JSON object`);
  }

  const recorder: Recorder<Rule> = {
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
    unmapped: (rule, what) => skip(rule, unmapped(what).message),
  };
  return {
    ...recorder,
    /** Returns everything recorded. Rules without an observation get the reason why the scenario ended early, if it did. */
    outcomes(ended?: EndScenario): readonly Outcome[] {
      const violated = outcomes.findLast(({ finding }) => finding.violations.length > 0);
      const unmet = (violated ?? (ended && outcomes.at(-1)))?.rule;
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

function given(exchange: Exchange | undefined): Exchange {
  if (exchange) return exchange;
  throw new TypeError('whether a call was accepted or refused shows in its exchange');
}

/** Why a scenario ends that needs this call to succeed. */
function notGranted(exchange: Exchange): EndScenario {
  const answered = `${called(exchange)} was answered with status ${exchange.response.status}`;
  return isForbidden(exchange)
    ? new EndScenario('skipped', `${answered}: the caller may not do that`)
    : new EndScenario('inconclusive', answered);
}

/** Checks that a record shows a member; one with unknown members may have it under another name: then the rule is skipped. */
export function expectMember<Rule extends RuleId>(
  t: Recorder<Rule>,
  rule: Rule,
  exchange: Exchange,
  member: string,
  record: Json | undefined = exchange.response.json,
  of: string | undefined = bodyRecords[exchange.operation],
): boolean {
  const shown = isObject(record) ? record : {};
  const isShown = !isAbsent(shown[member]);
  const known = recordForms[of ?? '']?.members ?? {};
  const isAnother = (name: string) => !Object.hasOwn(known, name) && !isAbsent(shown[name]);
  if (isShown || !Object.keys(shown).some(isAnother)) {
    const seen = { at: 'body', expected: `the member \`${member}\``, received: Object.keys(shown) };
    return t.soft(rule, exchange).holds(isShown, seen);
  }
  const where = `the answer to ${exchange.operation}`;
  t.unmapped(rule, `${where} may show \`${member}\` under a name of its own`);
  return false;
}
