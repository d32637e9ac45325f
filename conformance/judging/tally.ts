import type { OperationId } from '../../generated/operations.js';
import { type RuleId, ruleIds, rules } from '../../generated/rules.js';
import { type Broken, explainedBy } from '../checks/exchanges/precedence.js';
import type { Failure, RuleReport } from '../report/report.js';
import type { Finding, Violation } from '../scene/finding.js';
import { keptOf } from '../scene/kept.js';
import type { Exchange } from '../target/exchange.js';
import type { Json } from '../target/json.js';

/** A violation, and what is needed to reproduce it. */
export interface Recorded {
  readonly violation: Violation;
  /** The exchange that shows it, or the last one of its case. */
  readonly exchange: Exchange;
  readonly investigation: string;
  readonly value: Json | undefined;
  /** Whether a single exchange shows it, or only a whole case. */
  readonly shownBy: 'exchange' | 'case';
}

export interface RuleTally {
  observations: number;
  requests: number;
  /** How often it did not hold. Only the first violations are kept. */
  violated: number;
  readonly violations: Recorded[];
  /** The same counts by operation. */
  readonly seenAt: Map<OperationId, { observations: number; violated: number }>;
  inconclusive: string | undefined;
  /** What the rule needs and the target does not offer. */
  skipped: string | undefined;
  /** Why the kit could not judge it: a fault of the kit, never of the target. */
  error: string | undefined;
}

/** The observations of all rules in a run. */
export type Tally = ReturnType<typeof createTally>;

const keptMax = 8;
const textMost = 1000;

export function createTally() {
  const untouched = (): RuleTally => ({
    observations: 0,
    requests: 0,
    violated: 0,
    violations: [],
    seenAt: new Map(),
    inconclusive: undefined,
    skipped: undefined,
    error: undefined,
  });
  const tallies = new Map<RuleId, RuleTally>(ruleIds.map((rule) => [rule, untouched()]));
  const of = (rule: RuleId): RuleTally => {
    const tally = tallies.get(rule);
    if (!tally) throw new Error(`"${rule}" is not in the catalogue of rules`);
    return tally;
  };
  /** The last violation of each rule, to be cleared by whoever looks for the next ones. */
  const latest = new Map<RuleId, Recorded>();
  return {
    of,
    latest,
    add(rule: RuleId, finding: Finding, seen: Omit<Recorded, 'violation'>): void {
      if (finding.observations === 0) return;
      const tally = of(rule);
      tally.observations += finding.observations;
      tally.requests += 1;
      const times = finding.violated ?? finding.violations.length;
      const { operation } = seen.exchange;
      const before = tally.seenAt.get(operation) ?? { observations: 0, violated: 0 };
      tally.seenAt.set(operation, {
        observations: before.observations + finding.observations,
        violated: before.violated + times,
      });
      const [first] = finding.violations;
      if (!first) return;
      tally.violated += times;
      const recorded = { ...seen, violation: keptOf(first) };
      latest.set(rule, recorded);
      if (tally.violations.length < keptMax) tally.violations.push(recorded);
    },
    inconclusive(rule: RuleId, because: string): void {
      of(rule).inconclusive ??= cut(because);
    },
    skipped(rule: RuleId, because: string): void {
      of(rule).skipped ??= cut(because);
    },
    broke(rule: RuleId, error: unknown): void {
      of(rule).error ??= error instanceof Error ? (error.stack ?? error.message) : String(error);
    },
    broken(): Broken {
      const broken = [...tallies].filter(([, { violated }]) => violated > 0);
      return new Map(
        broken.map(([rule, { observations, violated }]) => [rule, { alsoHeld: observations > violated }]),
      );
    },
    exercised: () => [...tallies.values()].filter(({ observations }) => observations > 0).length,
  };
}

/** Limits the length of a reason, which may quote the target. */
const cut = (because: string): string =>
  because.length <= textMost ? because : `${because.slice(0, textMost)}…`;

/** The source of the rows of a report: a run or an observer. */
interface Seen {
  readonly tally: Tally;
  failureOf(recorded: Recorded, rule: RuleId): Failure;
  /** Why an observable rule has no observations. */
  unobserved(rule: RuleId): Pick<RuleReport, 'verdict' | 'because'>;
}

/** Makes the row of a rule. @param broken the violated rules */
export function rowOf(rule: RuleId, broken: Broken, seen: Seen): RuleReport {
  const { section, basis, says, quote, covers, unobservable } = rules[rule];
  const tally = seen.tally.of(rule);
  const common = {
    id: rule,
    section,
    basis,
    says,
    ...(quote === undefined ? {} : { quote }),
    observations: tally.observations,
    requests: tally.requests,
    ...(tally.seenAt.size === 0 ? {} : { seenAt: Object.fromEntries(tally.seenAt) }),
    ...(covers === undefined ? {} : { covers }),
  };
  if (tally.error !== undefined) return { ...common, verdict: 'error', because: tally.error };
  const [recorded] = tally.violations;
  const root = recorded && explainedBy(rule, broken);
  if (root !== undefined) return { ...common, ...followsFrom(root) };
  if (recorded) return { ...common, verdict: 'fail', failure: seen.failureOf(recorded, rule) };
  if (tally.observations > 0) return { ...common, verdict: 'pass' };
  if (unobservable !== undefined)
    return { ...common, verdict: 'unexercised', because: `unobservable: ${unobservable}` };
  return { ...common, ...seen.unobserved(rule) };
}

/** The verdict of a violated rule whose violation follows from that of another rule. */
export function followsFrom(root: RuleId): { readonly verdict: 'inconclusive'; readonly because: string } {
  const because = `it was not kept, as follows from ${root}, which fails; judge it again once that is kept`;
  return { verdict: 'inconclusive', because };
}
