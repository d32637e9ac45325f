import type * as fc from 'fast-check';
import type { RuleId } from '../../../generated/rules.js';
import type { CheckContext } from '../../scene/check-context.js';
import { type Finding, nothing } from '../../scene/finding.js';
import { investigation, type Judging, type Outcome } from '../../scene/investigation.js';
import type { Json } from '../../target/json.js';
import type { Capability } from '../../target/target.js';
import type { Pool } from '../../view/pool.js';
import { type Answer, answerOf, sameAnswer } from './answer.js';

/** A find to send: a body, or a text where the way it is written matters. */
export interface Asked {
  readonly body: Json;
  readonly text?: string;
  readonly credential?: 'token' | 'api-key';
}

/** What must stay the same when a request changes in a known way. */
export interface Relation<Case extends Json, Rule extends RuleId> {
  readonly id: string;
  readonly runs: number;
  readonly needs?: readonly Capability[];
  cases(pool: Pool): fc.Arbitrary<Case>;
  /** The requests to start from, and the ones derived from them. */
  sources(value: Case): readonly Asked[];
  derived(value: Case): readonly Asked[];
  /** Per rule, what source and derived answers must have in common. */
  readonly holds: Readonly<
    Record<Rule, (value: Case, sources: readonly Answer[], derived: readonly Answer[]) => Finding>
  >;
  /**
   * How often the derived requests are sent again where a difference was seen once and not again: more where the
   * rule is a stated one, which may be broken only now and then.
   */
  readonly persistence?: number;
  /** The cases were seen to differ before: each is tried as often as `persistence` says, from the start. */
  readonly insists?: boolean;
  /** What else must be the same when the source requests are repeated, for a difference to count. */
  steady?(sources: readonly Answer[], again: readonly Answer[]): boolean;
}

/** Statuses that say nothing about the request: credit, throttling, an outage, a role. */
const unrelated = new Set([401, 402, 403, 429]);
const confirmations = 3;

/**
 * A relation as an investigation, with an A-B-A control: a difference counts only where the source requests keep
 * their answer when they are repeated, and where the difference shows again.
 */
export function relation<Case extends Json, const Rule extends RuleId>(
  definition: Relation<Case, Rule>,
): Judging<Rule> {
  const rules = Object.keys(definition.holds) as Rule[];
  return investigation({
    kind: 'relation',
    id: `relation/${definition.id}`,
    rules,
    needs: definition.needs ?? [],
    runs: definition.runs,
    requestsPerRun: 3,
    cases: (pool) => definition.cases(pool),
    perform: (value: Case, context) => perform(definition, rules, value, context),
  });
}

async function perform<Case extends Json, Rule extends RuleId>(
  definition: Relation<Case, Rule>,
  rules: readonly Rule[],
  value: Case,
  context: CheckContext,
): Promise<Outcome[]> {
  const sources = await ask(context, definition.sources(value));
  const derived = await ask(context, definition.derived(value));
  const judged = rules.map((rule) => ({ rule, finding: judge(definition, rule, value, sources, derived) }));
  const violated = judged.filter(({ finding }) => finding.violations.length > 0).map(({ rule }) => rule);
  const suspected = definition.insists ? rules : violated;
  if (suspected.length === 0) return judged;
  const repeats = await confirm(definition, suspected, value, context, sources);
  return judged.map(({ rule, finding }) => {
    if (!suspected.includes(rule)) return { rule, finding };
    if (repeats.drifted) return unseen(rule, "the target's answers to one request differ between repeats");
    const again = repeats.seenAgain.get(rule);
    if (again) return { rule, finding: again };
    return unseen(rule, 'a difference was seen once and not again');
  });
}

async function confirm<Case extends Json, Rule extends RuleId>(
  definition: Relation<Case, Rule>,
  suspected: readonly Rule[],
  value: Case,
  context: CheckContext,
  sources: readonly Answer[],
): Promise<{ drifted: boolean; seenAgain: ReadonlyMap<RuleId, Finding> }> {
  const seenAgain = new Map<RuleId, Finding>();
  const attempts = Math.max(confirmations, definition.persistence ?? 0);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // Controls cost requests too; after the first ones, every tenth attempt shows whether the ground still holds.
    if (attempt < confirmations || attempt % 10 === 0) {
      const again = await ask(context, definition.sources(value));
      if (!isSteady(definition, sources, again)) return { drifted: true, seenAgain };
    }
    const derived = await ask(context, definition.derived(value));
    for (const rule of suspected) {
      const finding = judge(definition, rule, value, sources, derived);
      if (finding.violations.length > 0) seenAgain.set(rule, finding);
    }
    const isSettled = definition.insists ? seenAgain.size > 0 : seenAgain.size === suspected.length;
    if (attempt + 1 >= confirmations && isSettled) break;
  }
  return { drifted: false, seenAgain };
}

function isSteady<Case extends Json, Rule extends RuleId>(
  definition: Relation<Case, Rule>,
  sources: readonly Answer[],
  again: readonly Answer[],
): boolean {
  const same = sources.every((answer, index) => {
    const repeated = again[index];
    return repeated !== undefined && sameAnswer(answer, repeated);
  });
  return same && (definition.steady?.(sources, again) ?? true);
}

function judge<Case extends Json, Rule extends RuleId>(
  definition: Relation<Case, Rule>,
  rule: Rule,
  value: Case,
  sources: readonly Answer[],
  derived: readonly Answer[],
): Finding {
  if (!sources.every((answer) => answer.answered)) return nothing;
  const refused = derived.find((answer) => !answer.answered);
  if (refused) {
    const { status } = refused.exchange.response;
    if (unrelated.has(status) || status >= 500 || status < 400) return nothing;
    const expected = 'the derived request is answered as its source was, with 200';
    return { observations: 1, violations: [{ at: 'status', expected, received: status }] };
  }
  return definition.holds[rule](value, sources, derived);
}

async function ask(context: CheckContext, requests: readonly Asked[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const { body, text, credential } of requests) {
    const how = {
      ...(text === undefined ? {} : { text }),
      ...(credential === undefined ? {} : { credential }),
    };
    answers.push(answerOf(await context.find(body, how)));
  }
  return answers;
}

function unseen(rule: RuleId, inconclusive: string): Outcome {
  return { rule, finding: nothing, inconclusive };
}
