import { byArea } from './area-table.js';
import type { RuleReport, RuleVerdict } from './report.js';
import { table } from './table.js';
import { count, labelled, type Page, printable, some, type Tone } from './text.js';

const tones: Record<RuleVerdict, Tone> = {
  pass: 'good',
  fail: 'bad',
  error: 'bad',
  inconclusive: 'doubtful',
  unexercised: 'quiet',
  skipped: 'quiet',
};

/** At most this many ids of rules that say the same are named. */
const namedMost = 6;

/**
 * One line per rule, area by area. Rules that nothing was seen of are summarised after the table, grouped by the
 * reason, unless `verbose`.
 */
export function ruleTable(rules: readonly RuleReport[], page: Page, verbose: boolean): string[] {
  const isQuiet = (rule: RuleReport) => tones[rule.verdict] === 'quiet';
  const listed = [...byArea(rules).values()].flat().filter((rule) => verbose || !isQuiet(rule));
  const [heading = '', ...lines] = table(
    [
      { title: 'verdict' },
      { title: 'rule' },
      { title: 'section' },
      { title: 'seen', align: 'right' },
      { title: 'requests', align: 'right' },
    ],
    listed.map((rule) => [
      rule.verdict,
      nameOf(rule),
      rule.section,
      `${rule.observations}`,
      `${rule.requests}`,
    ]),
    page.width,
  );
  const rows = lines.flatMap((line, index) => {
    const rule = listed[index];
    if (!rule) return [line];
    const painted = page.paint(tones[rule.verdict], line);
    if (!verbose || rule.because === undefined) return [painted];
    return [painted, ...labelled('  ', printable(rule.because), page.width)];
  });
  const block = listed.length > 0 ? [page.paint('strong', heading), ...rows] : [];
  const summary = verbose ? [] : quietSummary(rules.filter(isQuiet), page);
  return [...block, ...(summary.length > 0 && listed.length > 0 ? [''] : []), ...summary];
}

function nameOf({ id, covers }: RuleReport): string {
  return covers && covers.length > 0 ? `${id} (+${covers.length})` : id;
}

function quietSummary(rules: readonly RuleReport[], page: Page): string[] {
  const groups = new Map<string, string[]>();
  for (const { verdict, because, id } of rules) {
    const group = because === undefined ? verdict : `${verdict}: ${printable(because)}`;
    groups.set(group, [...(groups.get(group) ?? []), id]);
  }
  return [...groups].flatMap(([group, ids]) =>
    labelled('  ', `${count(ids.length, 'rule')} ${group} · ${some(ids, namedMost)}`, page.width)
      .map((line, index) => (index === 0 ? line.slice(2) : line))
      .map((line) => page.paint('quiet', line)),
  );
}
