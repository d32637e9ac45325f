import type { RuleReport, RuleVerdict } from './report.js';

/** How many rules have which verdict; one that none has is absent. */
export type Counts = Readonly<Partial<Record<RuleVerdict, number>>>;

export function countsOf(rules: readonly Pick<RuleReport, 'verdict'>[]): Counts {
  const counts: Partial<Record<RuleVerdict, number>> = {};
  for (const { verdict } of rules) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return counts;
}
