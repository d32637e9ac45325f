import { type RuleId, rules as rulesOf } from '../../generated/rules.js';
import type { AnyInvestigation } from '../checks/investigation.js';
import { observedRules } from '../rules/catalogue.js';
import { longitudinalRules } from '../rules/longitudinal.js';
import { type Capability, describeCapability } from '../target/target.js';

/** How often an investigation is performed, and why not where it is not. */
export interface Planned {
  readonly investigation: AnyInvestigation;
  readonly runs: number;
  /** The missing capabilities, in words. */
  readonly skipped?: string;
}

/** Rules that are judged by looking at whatever is answered on the way. */
const lookingOn: readonly RuleId[] = [...observedRules, ...longitudinalRules];

/**
 * Shares the requests among investigations: each gets its runs where they fit, else fewer of them, but one at least.
 * Those that can say nothing about the wanted rules are left out: they neither judge one of them, nor call an operation
 * that one of them looks on at.
 */
export function plan(
  investigations: readonly AnyInvestigation[],
  offered: ReadonlySet<Capability>,
  wanted: (rule: RuleId) => boolean,
  requests: number,
): Planned[] {
  const watched = new Set<string>(lookingOn.filter(wanted).flatMap(operationsOf));
  // Batches of finds are for every rule about them.
  const isWatched = (rule: RuleId) => operationsOf(rule).some((each) => each !== 'find' && watched.has(each));
  const useful = investigations.filter(({ rules }) =>
    rules.length === 0 ? watched.has('find') : rules.some(wanted) || rules.some(isWatched),
  );
  const possible = useful.filter((each) => missing(each, offered).length === 0);
  const planned = possible.reduce((total, each) => total + each.runs * each.requestsPerRun, 0);
  const share = Math.min(1, requests / Math.max(1, planned));
  return useful.map((investigation) => {
    const lacking = missing(investigation, offered);
    if (lacking.length > 0) {
      return { investigation, runs: 0, skipped: `needs ${lacking.map(describeCapability).join(' and ')}` };
    }
    return { investigation, runs: Math.max(1, Math.ceil(investigation.runs * share)) };
  });
}

const operationsOf = (rule: RuleId): readonly string[] => rulesOf[rule].operations;

function missing(investigation: AnyInvestigation, offered: ReadonlySet<Capability>): Capability[] {
  return investigation.needs.filter((capability) => !offered.has(capability));
}
