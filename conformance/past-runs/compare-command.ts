import { Command } from 'commander';
import { pageOn } from '../report/paint.js';
import { readReport } from '../report/read-report.js';
import { count, labelled, type Page, printable } from '../report/text.js';
import { type Changed, type Comparison, changes, compare, isWorse } from './compare.js';

const manual = `
Both are reports that pdk conform wrote with --report json=FILE, the earlier one
first. What changed is told by rule, the worst first.

Example:
  pdk compare yesterday.json today.json

Exit codes:
  0  nothing fails that did not fail before
  1  a rule fails now, or fails at another operation
  2  a file is no report`;

/** `pdk compare A.json B.json`: what changed between two runs. */
export function compareCommand(): Command {
  return new Command('compare')
    .argument('<earlier>', 'report of a run')
    .argument('<later>', 'report of a later one')
    .option('--json', 'what changed, as JSON')
    .addHelpText('after', manual)
    .action((earlier: string, later: string, { json }: { json?: boolean }) => {
      const comparison = compare(readReport(earlier), readReport(later));
      const page = pageOn(process.stdout, process.env);
      process.stdout.write(json ? `${JSON.stringify(comparison, null, 2)}\n` : compareText(comparison, page));
      process.exitCode = isWorse(comparison) ? 1 : 0;
    });
}

/** Renders what changed between two runs, the worst first, each with its reason. */
export function compareText({ changed, before, after, caveats }: Comparison, page: Page): string {
  const { width, paint } = page;
  const groups = Object.entries(changes).flatMap(([change, tone]) => {
    const group = changed.filter((each) => each.change === change);
    if (group.length === 0) return [];
    const heading = paint(tone, `${count(group.length, 'rule')}: ${change}`);
    return [[heading, ...group.flatMap((each) => lineOf(each, width))].join('\n')];
  });
  return `${[
    ...caveats.map((caveat) => labelled('', `Note: ${printable(caveat)}.`, width).join('\n')),
    ...groups,
    `${before.verdict} (${before.startedAt}, ${count(before.requests, 'request')}) → ${after.verdict} (${after.startedAt}, ${count(after.requests, 'request')}) · ${count(changed.length, 'change')}`,
  ].join('\n\n')}\n`;
}

function lineOf({ rule, before, after }: Changed, width: number): string[] {
  const why = after?.why ?? before?.why;
  const verdicts = [before, after].map((brief) => brief?.verdict ?? 'not there').join(' → ');
  return labelled('  ', `${rule}: ${verdicts}${why === undefined ? '' : `; ${printable(why)}`}`, width);
}
