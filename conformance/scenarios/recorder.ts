import { operations } from '../../generated/operations.js';
import { type Basis, type RuleId, rules as rulesOf } from '../../generated/rules.js';
import { nothing, once } from '../checks/finding.js';
import type { Outcome } from '../checks/investigation.js';
import { answering } from '../scenarios/answering.js';
import { EndScenario } from '../target/end-scenario.js';
import { type Exchange, isSuccess } from '../target/exchange.js';
import { isObject, type Json, type JsonObject } from '../target/json.js';

/** What was seen where a rule does not hold. */
export interface Seen {
  /** A path into the response body, `status`, or a part of the exchange. */
  readonly at: string;
  readonly expected: string;
  readonly received: Json | undefined;
}

/** Tells what is done to a target step by step, and what that says about rules. */
export interface Recorder<Rule extends RuleId = RuleId> {
  /** Adds a step: "delete the key". A violation shows all steps up to it. */
  step(what: string): void;
  /** One observation of a rule. Answers whether it holds. */
  see(rule: Rule, holds: boolean, seen: () => Seen, exchange?: Exchange): boolean;
  /**
   * The rule wants this call to succeed. A refusal that may speak of the form in which we call says nothing, as long as
   * the operation never worked in this run; nor does a 5xx, unless it comes every time. Answers whether it succeeded.
   */
  accepts(rule: Rule, exchange: Exchange, why: string): boolean;
  /** The rule wants this call to be refused: anything but a 2xx, whatever the status. */
  refuses(rule: Rule, exchange: Exchange, why: string): boolean;
  /**
   * The JSON body of a call without which the scenario can't go on. Ends the scenario where it did not succeed; where the
   * operation breaks on it every time, that is told of the rule by which it answers.
   */
  body(exchange: Exchange): Json;
  /**
   * A good call fails: where it does so every time, the operation breaks the rule by which it answers. An operation that
   * works may have other names for our parameters, and break on those.
   */
  fails(exchange: Exchange): void;
  /** The same as `body`, as an object. */
  object(exchange: Exchange): JsonObject;
  /** The rule cannot be judged this time, and why. */
  cannot(rule: Rule, because: string): void;
  /** The rule cannot be judged on this target, and why. */
  skip(rule: Rule, because: string): void;
}

export interface Recording<Rule extends RuleId> extends Recorder<Rule> {
  /** Everything that was told. Rules that nothing was seen of get the reason why the scenario ended early. */
  outcomes(left?: EndScenario): readonly Outcome[];
}

/** @param worked whether an operation has succeeded in this run */
export function createRecorder<Rule extends RuleId>(
  rules: readonly Rule[],
  worked: (operation: Exchange['operation']) => boolean,
): Recording<Rule> {
  const steps: string[] = [];
  const told: Outcome[] = [];
  const cannot = (rule: Rule, because: string) =>
    void told.push({ rule, finding: nothing, inconclusive: because });
  const skip = (rule: Rule, because: string) => void told.push({ rule, finding: nothing, skipped: because });

  function see(rule: RuleId, holds: boolean, seen: () => Seen, exchange?: Exchange): boolean {
    const finding = once(holds, () => {
      const { at, expected, received } = seen();
      const result = typeof received === 'string' ? received : JSON.stringify(received ?? null);
      const told = [...steps, `→ ${result.length > 80 ? `${result.slice(0, 80)}…` : result}`];
      return { at, expected, received, steps: told.join(' · ').replace(' · →', ' →') };
    });
    told.push({ rule, finding, ...(exchange === undefined ? {} : { exchange }) });
    return holds;
  }

  function fails(exchange: Exchange): void {
    const mayBeForm = worked(exchange.operation) && exchange.request.url.includes('?');
    if (exchange.fault !== 'persistent' || mayBeForm) return;
    const expected = 'a 2xx, as other calls before and after are answered';
    see(answering[exchange.operation], false, () => statusSeen(exchange, expected), exchange);
  }

  return {
    step: (what) => void steps.push(what),
    see,
    fails,
    cannot,
    skip,
    accepts(rule, exchange, why) {
      const refused = refusalOf(exchange, worked) ?? withoutIt(rule, exchange, worked);
      const { basis }: { readonly basis: Basis } = rulesOf[rule];
      // What is assumed binds nobody; that the operation answers at all may.
      if (basis === 'assumed' && !worked(exchange.operation)) fails(exchange);
      if (refused?.kind === 'skipped') skip(rule, refused.message);
      else if (refused?.kind === 'inconclusive') cannot(rule, refused.message);
      else return see(rule, isSuccess(exchange), () => statusSeen(exchange, `a 2xx: ${why}`), exchange);
      return false;
    },
    refuses(rule, exchange, why) {
      if (exchange.response.status === 429) {
        cannot(rule, 'the call was throttled');
        return false;
      }
      const expected = `a refusal, not a 2xx: ${why}`;
      return see(rule, !isSuccess(exchange), () => statusSeen(exchange, expected), exchange);
    },
    body(exchange) {
      if (isSuccess(exchange)) return exchange.response.json ?? null;
      fails(exchange);
      throw refusalOf(exchange, worked) ?? notGranted(exchange);
    },
    object(exchange) {
      const body = this.body(exchange);
      if (isObject(body)) return body;
      throw new EndScenario(
        'skipped',
        `${called(exchange)} is answered without a JSON object: map it with --overlay`,
      );
    },
    outcomes(left) {
      if (!left) return told;
      const seen = new Set(told.map(({ rule }) => rule));
      const missing = rules.filter((rule) => !seen.has(rule));
      return [
        ...told,
        ...missing.map((rule): Outcome => ({ rule, finding: nothing, [left.kind]: left.message })),
      ];
    },
  };
}

export { isSuccess };

function statusSeen({ response }: Exchange, expected: string): Seen {
  return { at: 'status', expected, received: response.status };
}

/** Why a refusal says nothing about the target: an outage, or a form of ours that it does not know. */
function refusalOf(
  exchange: Exchange,
  worked: (operation: Exchange['operation']) => boolean,
): EndScenario | undefined {
  const { status } = exchange.response;
  if (isSuccess(exchange)) return undefined;
  if (exchange.fault === 'persistent') return undefined;
  if (status === 402 || status === 429 || (status >= 500 && status !== 501)) {
    return new EndScenario('inconclusive', `${called(exchange)} was answered with status ${status}`);
  }
  const isForm = [301, 302, 307, 308, 400, 404, 405, 406, 415, 422, 501].includes(status);
  const { basis }: { readonly basis: Basis } = operations[exchange.operation];
  const isAssumed = basis === 'assumed';
  if (!isForm || !isAssumed || worked(exchange.operation)) return undefined;
  return new EndScenario(
    'skipped',
    `${called(exchange)} was answered with status ${status}, as a target does that has this operation in another form: map it with --overlay`,
  );
}

/**
 * What nobody was ever allowed may be turned off on this target, or ask for more than is known, as for a code of a mail.
 */
function withoutIt(
  rule: RuleId,
  exchange: Exchange,
  worked: (operation: Exchange['operation']) => boolean,
): EndScenario | undefined {
  const { basis }: { readonly basis: Basis } = operations[exchange.operation];
  const isOff = exchange.response.status === 403 && basis === 'assumed' && !worked(exchange.operation);
  return isOff && /^(users|invite)\./.test(rule) ? notGranted(exchange) : undefined;
}

function notGranted(exchange: Exchange): EndScenario {
  const { status } = exchange.response;
  const kind = status === 401 || status === 403 ? 'skipped' : 'inconclusive';
  const why = kind === 'skipped' ? ': the caller may not do that' : '';
  return new EndScenario(kind, `${called(exchange)} was answered with status ${status}${why}`);
}

function called({ operation, request }: Exchange): string {
  const path = request.url.replace(/^\w+:\/\/[^/]+/, '').replace(/\?.*/, '');
  return `${operation} (${request.method} ${path})`;
}
