import type { RuleReport, RuleVerdict } from './report.js';

/** The area of a rule: its id up to the first dot. */
export function areaOf(id: string): string {
  return id.split('.')[0] ?? id;
}

/** Groups rules by area, in the order of the catalogue. */
export function byArea(rules: readonly RuleReport[]): ReadonlyMap<string, readonly RuleReport[]> {
  const areas = new Map<string, RuleReport[]>();
  for (const rule of rules) areas.set(areaOf(rule.id), [...(areas.get(areaOf(rule.id)) ?? []), rule]);
  return areas;
}

/** The number of rules per verdict; verdicts that no rule has are absent. */
export type Counts = Readonly<Partial<Record<RuleVerdict, number>>>;

export function countsOf(rules: readonly Pick<RuleReport, 'verdict'>[]): Counts {
  const counts: Partial<Record<RuleVerdict, number>> = {};
  for (const { verdict } of rules) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return counts;
}
