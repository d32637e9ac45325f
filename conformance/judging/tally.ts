import type { OperationId } from '../../generated/operations.js';
import { type RuleId, ruleIds, rules } from '../../generated/rules.js';
import type { Broken } from '../checks/exchanges/precedence.js';
import type { Finding, Violation } from '../scene/finding.js';
import { keptOf } from '../scene/kept.js';
import type { Exchange } from '../target/exchange.js';
import type { Json } from '../target/json.js';

/** A violation with what is needed to see it again. */
export interface Recorded {
  readonly violation: Violation;
  /** The exchange that shows it, or the last one of the case whose outcome it is. */
  readonly exchange: Exchange;
  readonly investigation: string;
  readonly value: Json | undefined;
  /** Whether one exchange alone shows it, or only the outcome of a whole case. */
  readonly shownBy: 'exchange' | 'case';
}

/** What a run has seen of one rule. */
export interface RuleTally {
  observations: number;
  requests: number;
  /** How often it did not hold. Only the first few are kept. */
  violated: number;
  readonly violations: Recorded[];
  /** The same counts by the operation at which it was seen. */
  readonly seenAt: Map<OperationId, { observations: number; violated: number }>;
  inconclusive: string | undefined;
  /** What the target does not offer that the rule needs. */
  skipped: string | undefined;
  /** Why the kit could not judge it: a fault of ours, never of the target. */
  error: string | undefined;
}

/** Per rule, what the run has seen of it. */
export type Tally = ReturnType<typeof createTally>;

const keptMax = 8;
/** Characters of a reason. */
const textMost = 1000;

export function createTally() {
  const tallies = new Map<RuleId, RuleTally>(
    ruleIds.map((rule) => [
      rule,
      {
        observations: 0,
        requests: 0,
        violated: 0,
        violations: [],
        seenAt: new Map(),
        inconclusive: undefined,
        skipped: undefined,
        error: undefined,
      },
    ]),
  );
  const violated = new Set<RuleId>();
  let exercised = 0;
  const of = (rule: RuleId): RuleTally => {
    const tally = tallies.get(rule);
    if (!tally) throw new Error(`"${rule}" is not in the catalogue of rules`);
    return tally;
  };
  return {
    of,
    add(rule: RuleId, finding: Finding, seen: Omit<Recorded, 'violation'>): void {
      if (finding.observations === 0) return;
      const tally = of(rule);
      if (tally.observations === 0) exercised += 1;
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
      violated.add(rule);
      tally.violated += times;
      if (tally.violations.length < keptMax) tally.violations.push({ ...seen, violation: keptOf(first) });
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
    /** Rules that can fail a run, and that were violated. */
    broken(): Broken {
      if (violated.size === 0) return new Map();
      const binding = ruleIds.filter((rule) => violated.has(rule) && rules[rule].basis !== 'assumed');
      return new Map(
        binding.map((rule) => {
          const tally = of(rule);
          return [rule, { alsoHeld: tally.observations > tally.violated }];
        }),
      );
    },
    /** Rules with at least one observation. */
    exercised: () => exercised,
  };
}

/** A reason may quote what a target says. */
function cut(because: string): string {
  return because.length <= textMost ? because : `${because.slice(0, textMost)}…`;
}
