import { areaOf } from './area.js';
import { type RuleReport, type RuleVerdict, ruleVerdicts } from './report.js';
import { table } from './table.js';
import type { Page } from './text.js';

/** Rules by area: what stands before the first dot of their ids. In the order of the catalogue. */
export function byArea(rules: readonly RuleReport[]): ReadonlyMap<string, readonly RuleReport[]> {
  const areas = new Map<string, RuleReport[]>();
  for (const rule of rules) {
    const area = areaOf(rule.id);
    areas.set(area, [...(areas.get(area) ?? []), rule]);
  }
  return areas;
}

/** One line per area and one for all: how many rules have which verdict. */
export function areaTable(rules: readonly RuleReport[], { width, paint }: Page): string[] {
  const verdicts = ruleVerdicts.filter((verdict) => verdict !== 'error' || rules.some(has('error')));
  const row = (name: string, members: readonly RuleReport[]) => [
    name,
    String(members.length),
    ...verdicts.map((verdict) => String(members.filter(has(verdict)).length || '-')),
  ];
  const rows = [...byArea(rules)].map(([area, members]) => row(area, members));
  const titles = ['area', 'rules', ...verdicts];
  const [heading = '', ...lines] = table(
    titles.map((title, index) => ({ title, align: index === 0 ? 'left' : 'right' })),
    [...rows, row('all', rules)],
    width,
  );
  return [paint('strong', heading), ...lines.slice(0, -1), paint('strong', lines.at(-1) ?? '')];
}

export function has(verdict: RuleVerdict) {
  return (rule: Pick<RuleReport, 'verdict'>) => rule.verdict === verdict;
}
