import { Command } from 'commander';
import { pageOn } from '../report/paint.js';
import { readReport } from '../report/read-report.js';
import { compare, isWorse } from './compare.js';
import { compareText } from './compare-text.js';

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
