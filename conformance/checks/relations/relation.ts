import type * as fc from 'fast-check';
import type { RuleId } from '../../../generated/rules.js';
import type { CheckContext } from '../../scene/check-context.js';
import { type Finding, nothing } from '../../scene/finding.js';
import { investigation, type Judging, type Outcome } from '../../scene/investigation.js';
import type { Json } from '../../target/json.js';
import type { Pool } from '../../view/pool.js';
import { type Answer, answerOf, sameAnswer } from './answer.js';

/** Judges what the source and derived answers must have in common. */
type Holds<Case> = (value: Case, sources: readonly Answer[], derived: readonly Answer[]) => Finding;

/** A metamorphic relation: what must stay the same when a request changes in a known way. */
export interface Relation<Case extends Json, Rule extends RuleId> {
  readonly id: string;
  readonly runs: number;
  cases(pool: Pool): fc.Arbitrary<Case>;
  /** Returns the bodies of the finds to start from. @default none */
  sources?(value: Case): readonly Json[];
  /** Returns the bodies of the finds derived from them. */
  derived(value: Case): readonly Json[];
  /** Returns the text of the derived find, if its formatting matters. */
  written?(value: Case): string;
  readonly holds: Readonly<Record<Rule, Holds<Case>>>;
  /**
   * How often the derived requests are sent again if a difference was seen once and not again: more often for a stated rule,
   * which may be broken intermittently.
   */
  readonly persistence?: number;
  /** Sends the derived finds at the same time. */
  readonly atOnce?: boolean;
  /** The maximum number of requests of a run in which nothing differs. @default 3 */
  readonly requests?: number;
  /** Whether repeated sources are the same in other respects, too; if not, a difference does not count. */
  steady?(sources: readonly Answer[], again: readonly Answer[]): boolean;
}

/** Statuses that are not about the request: credential, credit, role, throttling. */
const unrelated = new Set([401, 402, 403, 429]);
const confirmations = 3;

/**
 * Creates the investigation of a relation, with an A-B-A control: a difference counts only if the source requests keep their
 * answers when repeated, and if it shows again.
 */
export function relation<Case extends Json, const Rule extends RuleId>(
  definition: Relation<Case, Rule>,
): Judging<Rule> {
  const { holds, atOnce = false, persistence = 0, requests = 3, steady = () => true } = definition;
  const rules = Object.keys(holds) as Rule[];

  const askSources = (value: Case, context: CheckContext) =>
    ask(context, definition.sources?.(value) ?? [], false);
  const askDerived = (value: Case, context: CheckContext) =>
    ask(context, definition.derived(value), atOnce, definition.written?.(value));

  /** Returns the violations that show again, by rule; undefined if the sources do not keep their answers. */
  async function confirm(
    value: Case,
    context: CheckContext,
    sources: readonly Answer[],
    suspected: readonly Rule[],
  ): Promise<ReadonlyMap<Rule, Finding> | undefined> {
    const confirmed = new Map<Rule, Finding>();
    for (let attempt = 0; attempt < Math.max(confirmations, persistence); attempt += 1) {
      // Controls cost requests too: after the first attempts, only every tenth one is controlled.
      if (attempt < confirmations || attempt % 10 === 0) {
        const again = await askSources(value, context);
        if (!sameAnswers(sources, again) || !steady(sources, again)) return undefined;
      }
      const derived = await askDerived(value, context);
      for (const rule of suspected) {
        const finding = judge(holds[rule], value, sources, derived);
        if (finding.violations.length > 0) confirmed.set(rule, finding);
      }
      if (attempt + 1 >= confirmations && confirmed.size === suspected.length) break;
    }
    return confirmed;
  }

  return investigation({
    id: `relation/${definition.id}`,
    rules,
    runs: definition.runs,
    requestsPerRun: requests,
    cases: definition.cases,
    async perform(value: Case, context): Promise<Outcome[]> {
      const sources = await askSources(value, context);
      const derived = await askDerived(value, context);
      const judged = rules.map((rule) => ({ rule, finding: judge(holds[rule], value, sources, derived) }));
      const isSuspected = ({ finding }: Outcome) => finding.violations.length > 0;
      const suspected = judged.filter(isSuspected).map(({ rule }) => rule);
      if (suspected.length === 0) return judged;
      const confirmed = await confirm(value, context, sources, suspected);
      const inconclusive = confirmed
        ? 'a difference was seen once and not again'
        : "the target's answers to one request differ between repeats";
      return judged.map((outcome): Outcome => {
        const finding = isSuspected(outcome) ? confirmed?.get(outcome.rule) : outcome.finding;
        return { rule: outcome.rule, ...(finding ? { finding } : { finding: nothing, inconclusive }) };
      });
    },
  });
}

const sameAnswers = (sources: readonly Answer[], again: readonly Answer[]): boolean =>
  sources.every((answer, index) => again.slice(index, index + 1).some((other) => sameAnswer(answer, other)));

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

async function ask(
  context: CheckContext,
  bodies: readonly Json[],
  atOnce: boolean,
  text?: string,
): Promise<Answer[]> {
  const find = (body: Json) => context.find(body, text === undefined ? {} : { text });
  if (atOnce) return (await Promise.all(bodies.map(find))).map(answerOf);
  const answers: Answer[] = [];
  for (const body of bodies) answers.push(answerOf(await find(body)));
  return answers;
}
