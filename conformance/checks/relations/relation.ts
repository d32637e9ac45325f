import type * as fc from 'fast-check';
import type { RuleId } from '../../../generated/rules.js';
import type { CheckContext } from '../../scene/check-context.js';
import { type Finding, nothing } from '../../scene/finding.js';
import { investigation, type Judging, type Outcome } from '../../scene/investigation.js';
import type { Json } from '../../target/json.js';
import type { Pool } from '../../view/pool.js';
import { type Answer, answerOf, sameAnswer } from './answer.js';

/** What source and derived answers must have in common. */
type Holds<Case> = (value: Case, sources: readonly Answer[], derived: readonly Answer[]) => Finding;

/** What must stay the same when a request changes in a known way. */
export interface Relation<Case extends Json, Rule extends RuleId> {
  readonly id: string;
  readonly runs: number;
  cases(pool: Pool): fc.Arbitrary<Case>;
  /** The bodies of the finds to start from, and of the ones derived from them. @default none */
  sources?(value: Case): readonly Json[];
  derived(value: Case): readonly Json[];
  /** The text of a derived find, where the way it is written matters. */
  written?(value: Case): string;
  readonly holds: Readonly<Record<Rule, Holds<Case>>>;
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
  const { holds, insists = false, persistence = 0, steady = () => true } = definition;
  const rules = Object.keys(holds) as Rule[];

  const askSources = (value: Case, context: CheckContext) => ask(context, definition.sources?.(value) ?? []);
  const askDerived = (value: Case, context: CheckContext) =>
    ask(context, definition.derived(value), definition.written?.(value));

  /** What a repeated difference shows, by rule; undefined where the sources do not keep their answers. */
  async function confirm(
    value: Case,
    context: CheckContext,
    sources: readonly Answer[],
    suspected: readonly Rule[],
  ): Promise<ReadonlyMap<Rule, Finding> | undefined> {
    const seenAgain = new Map<Rule, Finding>();
    for (let attempt = 0; attempt < Math.max(confirmations, persistence); attempt += 1) {
      // Controls cost requests too; after the first ones, every tenth attempt shows whether the ground still holds.
      if (attempt < confirmations || attempt % 10 === 0) {
        const again = await askSources(value, context);
        if (!sameAnswers(sources, again) || !steady(sources, again)) return undefined;
      }
      const derived = await askDerived(value, context);
      for (const rule of suspected) {
        const finding = judge(holds[rule], value, sources, derived);
        if (finding.violations.length > 0) seenAgain.set(rule, finding);
      }
      const isSettled = insists ? seenAgain.size > 0 : seenAgain.size === suspected.length;
      if (attempt + 1 >= confirmations && isSettled) break;
    }
    return seenAgain;
  }

  return investigation({
    kind: 'relation',
    id: `relation/${definition.id}`,
    rules,
    runs: definition.runs,
    requestsPerRun: 3,
    cases: (pool) => definition.cases(pool),
    async perform(value: Case, context): Promise<Outcome[]> {
      const sources = await askSources(value, context);
      const derived = await askDerived(value, context);
      const judged = rules.map((rule) => ({ rule, finding: judge(holds[rule], value, sources, derived) }));
      const isSuspected = ({ finding }: Outcome) => insists || finding.violations.length > 0;
      const suspected = judged.filter(isSuspected).map(({ rule }) => rule);
      if (suspected.length === 0) return judged;
      const seenAgain = await confirm(value, context, sources, suspected);
      const inconclusive = seenAgain
        ? 'a difference was seen once and not again'
        : "the target's answers to one request differ between repeats";
      return judged.map((outcome) => {
        if (!isSuspected(outcome)) return outcome;
        const again = seenAgain?.get(outcome.rule);
        return again
          ? { rule: outcome.rule, finding: again }
          : { rule: outcome.rule, finding: nothing, inconclusive };
      });
    },
  });
}

function sameAnswers(sources: readonly Answer[], again: readonly Answer[]): boolean {
  return sources.every((answer, index) => {
    const repeated = again[index];
    return repeated !== undefined && sameAnswer(answer, repeated);
  });
}

function judge<Case>(
  holds: Holds<Case>,
  value: Case,
  sources: readonly Answer[],
  derived: readonly Answer[],
): Finding {
  if (!sources.every((answer) => answer.answered)) return nothing;
  const refused = derived.find((answer) => !answer.answered);
  if (!refused) return holds(value, sources, derived);
  const { status } = refused.exchange.response;
  if (unrelated.has(status) || status >= 500 || status < 400) return nothing;
  const expected = 'the derived request is answered as its source was, with 200';
  return { observations: 1, violations: [{ at: 'status', expected, received: status }] };
}

async function ask(context: CheckContext, bodies: readonly Json[], text?: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const body of bodies) {
    answers.push(answerOf(await context.find(body, text === undefined ? {} : { text })));
  }
  return answers;
}
