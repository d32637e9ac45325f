import * as fc from 'fast-check';
import type { CheckContext } from '../../checks/check-context.js';
import type { AnyInvestigation } from '../../checks/investigation.js';

/** What performing an investigation said, by rule. */
export interface Said {
  readonly observed: ReadonlySet<string>;
  readonly violated: ReadonlySet<string>;
  readonly inconclusive: ReadonlySet<string>;
}

/** Performs investigations with enough cases to see each of their variants. */
export async function perform(
  investigations: readonly AnyInvestigation[],
  context: CheckContext,
  numRuns = 12,
): Promise<Said> {
  const said = { observed: new Set<string>(), violated: new Set<string>(), inconclusive: new Set<string>() };
  for (const investigation of investigations) {
    for (const value of fc.sample(investigation.cases(context.pool), { seed: 7, numRuns })) {
      for (const { rule, finding, inconclusive } of await investigation.perform(value, context)) {
        if (finding.observations > 0) said.observed.add(rule);
        if (finding.violations.length > 0) said.violated.add(rule);
        if (inconclusive !== undefined) said.inconclusive.add(rule);
      }
    }
  }
  return said;
}
