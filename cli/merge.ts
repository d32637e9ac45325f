import { Command } from 'commander';
import { readReport } from '../conformance/files/read-file.js';
import { merge } from '../conformance/past-runs/merge.js';
import { publish, reportFormats } from '../conformance/report/publish.js';
import { reportsIn } from './options/command-line.js';
import { baselineOf } from './options/observing.js';
import { addOptions, asked, type Given, type OptionKey, refuse, reportOption } from './options/options.js';

const own: ReadonlySet<OptionKey> = new Set<OptionKey>(['baseline', 'json', 'verbose']);

export function command(): Command {
  const command = new Command('merge').argument('<report...>', 'JSON reports of pdk conform --shard');
  return addOptions(command, (key) => own.has(key))
    .addOption(reportOption(reportFormats))
    .action(async (files: readonly string[], given: Given) => {
      const read = asked(given, {});
      const [reports, held] = [reportsIn(read), await baselineOf(read)];
      if (read.errors.length > 0) return refuse(command, read.errors);
      const [json, verbose] = [given.json === true, given.verbose === true];
      process.exitCode = await publish(held(merge(files.map(readReport))), { reports, json, verbose });
    });
}
