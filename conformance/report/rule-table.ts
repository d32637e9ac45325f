import { byArea } from './area-table.js';
import type { RuleReport, RuleVerdict } from './report.js';
import { table } from './table.js';
import { labelled, type Page, printable, type Tone } from './text.js';

const tones: Record<RuleVerdict, Tone> = {
  pass: 'good',
  fail: 'bad',
  error: 'bad',
  inconclusive: 'doubtful',
  unexercised: 'quiet',
  skipped: 'quiet',
};

/** One line per rule, area by area, with the reason where it was not judged. */
export function ruleTable(rules: readonly RuleReport[], page: Page): string[] {
  const listed = [...byArea(rules).values()].flat();
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
    if (rule.because === undefined) return [painted];
    return [painted, ...labelled('  ', printable(rule.because), page.width)];
  });
  return [page.paint('strong', heading), ...rows];
}

function nameOf({ id, covers }: RuleReport): string {
  return covers && covers.length > 0 ? `${id} (+${covers.length})` : id;
}
