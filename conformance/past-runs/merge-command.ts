import { Command } from 'commander';
import { heldBy } from '../baseline/held.js';
import { reportOption } from '../judge/observing.js';
import { publish } from '../report/publish.js';
import { readReport } from '../report/read-report.js';
import { describes } from '../run/options/described.js';
import { reportsIn } from '../run/options/reports.js';
import { UsageError } from '../target/usage-error.js';
import { merge } from './merge.js';

const manual = `
Each of several machines performs a part of a run, with the same target, and
writes its report; this command makes one report of all of them. A sentence that
one part judged was judged; one that a part broke was broken.

Example, on three machines and then on one:
  pdk conform --shard 1/3 --report json=part-1.json
  pdk conform --shard 2/3 --report json=part-2.json
  pdk conform --shard 3/3 --report json=part-3.json
  pdk merge part-1.json part-2.json part-3.json --report html=report.html

Exit codes are those of pdk conform; 2 where a part is missing, is there twice or
is of another run.`;

/** `pdk merge`: merges the reports of the shards of a run. */
export function mergeCommand(): Command {
  return new Command('merge')
    .argument('<report...>', 'reports of pdk conform --shard, as --report json=FILE writes them')
    .addOption(reportOption())
    .option('--baseline <file>', describes.baseline)
    .option('--json', 'the report as JSON on standard output')
    .option('--verbose', 'every rule, finding and reason in full')
    .addHelpText('after', manual)
    .action(async (files: readonly string[], given: GivenMerge) => {
      const { report = [], baseline, json = false, verbose = false } = given;
      const errors: string[] = [];
      const settings = report.map((value) => ({ value, from: '--report' }));
      const reports = reportsIn(settings, (error) => errors.push(error));
      if (errors.length > 0) throw new UsageError(errors.join('\n'));
      const held = baseline === undefined ? undefined : heldBy(baseline);
      const merged = merge(files.map(readReport));
      process.exitCode = await publish(held?.(merged) ?? merged, { reports, json, verbose });
    });
}

interface GivenMerge {
  readonly report?: readonly string[];
  readonly baseline?: string;
  readonly json?: boolean;
  readonly verbose?: boolean;
}
