import { Command } from 'commander';
import { readReport } from '../conformance/files/read-file.js';
import { merge } from '../conformance/past-runs/merge.js';
import { publish, reportFormats } from '../conformance/report/publish.js';
import { reportsIn } from './options/command-line.js';
import { baselineOf } from './options/observing.js';
import { addOptions, asked, type Given, type OptionKey, refuse, reportOption } from './options/options.js';

const manual = `
Several machines perform a part of a run each, against the same target; this
command merges their reports. A rule passes or fails if it did so in any part.

Example, on three machines and then on one:
  pdk conform --shard 1/3 --report json=part-1.json
  pdk conform --shard 2/3 --report json=part-2.json
  pdk conform --shard 3/3 --report json=part-3.json
  pdk merge part-1.json part-2.json part-3.json --report html=report.html

Exit codes are those of pdk conform; 2 if a part is missing, duplicate or of
another run.`;

const own: ReadonlySet<OptionKey> = new Set<OptionKey>(['baseline', 'json', 'verbose']);

export function command(): Command {
  const command = new Command('merge').argument('<report...>', 'JSON reports of pdk conform --shard');
  return addOptions(command, (key) => own.has(key))
    .addOption(reportOption(reportFormats))
    .addHelpText('after', manual)
    .action(async (files: readonly string[], given: Given) => {
      const read = asked(given, {});
      const [reports, held] = [reportsIn(read), await baselineOf(read)];
      if (read.errors.length > 0) return refuse(command, read.errors);
      const [json, verbose] = [given.json === true, given.verbose === true];
      process.exitCode = await publish(held(merge(files.map(readReport))), { reports, json, verbose });
    });
}
