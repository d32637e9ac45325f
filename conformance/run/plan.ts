import type { RuleId } from '../../generated/rules.js';
import { evidenceFor } from '../checks/registry/evidence.js';
import { needsOf } from '../checks/registry/needs.js';
import type { AnyInvestigation } from '../scene/investigation.js';
import { type Capability, lackOf } from '../target/target.js';

/** How often an investigation is performed, and why not where it is not. */
export interface Planned {
  readonly investigation: AnyInvestigation;
  readonly runs: number;
  /** The missing capabilities, in words. */
  readonly skipped?: string;
}

/**
 * Shares the requests among investigations: each gets its runs where they fit, else fewer of them, but one at least.
 * Those that can say nothing about the wanted rules are left out.
 */
export function plan(
  investigations: readonly AnyInvestigation[],
  offered: ReadonlySet<Capability>,
  wanted: (rule: RuleId) => boolean,
  requests: number,
): Planned[] {
  const useful = investigations
    .filter(evidenceFor(wanted))
    .filter(({ unless }) => unless === undefined || !offered.has(unless));
  const possible = useful.filter((each) => missing(each, offered).length === 0);
  const planned = possible.reduce((total, each) => total + each.runs * each.requestsPerRun, 0);
  const share = Math.min(1, requests / Math.max(1, planned));
  return useful.map((investigation) => {
    const lacking = missing(investigation, offered);
    if (lacking.length > 0) {
      return { investigation, runs: 0, skipped: lackOf(...lacking) };
    }
    return { investigation, runs: Math.max(1, Math.ceil(investigation.runs * share)) };
  });
}

function missing(investigation: AnyInvestigation, offered: ReadonlySet<Capability>): Capability[] {
  return needsOf(investigation).filter((capability) => !offered.has(capability));
}
