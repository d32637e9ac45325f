import { Command } from 'commander';
import { readReport } from '../conformance/files/read-file.js';
import { type Comparison, changes, compare, isWorse } from '../conformance/past-runs/compare.js';
import { grouped } from '../conformance/report/report.js';
import { count, labelled, type Page, pageOn, printable } from '../conformance/report/text.js';
import { print } from './values.js';

export function command(): Command {
  return new Command('compare')
    .argument('<earlier>', 'report of a run')
    .argument('<later>', 'report of a later one')
    .option('--json', 'what changed, as JSON')
    .action((earlier: string, later: string, { json }: { json?: boolean }) => {
      const comparison = compare(readReport(earlier), readReport(later));
      const page = pageOn(process.stdout, process.env);
      print(json, comparison, () => compareText(comparison, page));
      process.exitCode = isWorse(comparison) ? 1 : 0;
    });
}

/** Renders what changed between two runs, the worst first, each with its reason. */
export function compareText({ changed, before, after, caveats }: Comparison, page: Page): string {
  const { width, paint } = page;
  const groups = [...grouped(changed, ({ change }) => change)].map(([change, group]) => {
    const heading = paint(changes[change], `${count(group.length, 'rule')}: ${change}`);
    return [heading, ...group.flatMap((each) => lineOf(each, width))].join('\n');
  });
  return `${[
    ...caveats.map((caveat) => labelled('', `Note: ${printable(caveat)}.`, width).join('\n')),
    ...groups,
    `${before.verdict} (${before.startedAt}, ${count(before.requests, 'request')}) → ${after.verdict} (${after.startedAt}, ${count(after.requests, 'request')}) · ${count(changed.length, 'change')}`,
  ].join('\n\n')}\n`;
}

function lineOf({ rule, before, after }: Comparison['changed'][number], width: number): string[] {
  const why = after?.why ?? before?.why;
  const verdicts = [before, after].map((brief) => brief?.verdict ?? 'not there').join(' → ');
  return labelled('  ', `${rule}: ${verdicts}${why === undefined ? '' : `; ${printable(why)}`}`, width);
}
