import { Command } from 'commander';
import { judgeFiles } from '../conformance/judge/judge.js';
import { publish } from '../conformance/report/publish.js';
import { addObserving, observingOptions } from './options/observing.js';
import { type Given, refuse, warn } from './options/options.js';

const manual = `
A recording of pdk conform --record or pdk proxy --record is judged like its run.
A HAR (of a browser, a proxy, production) holds requests of unknown callers: it
fails only for what no correct service can have done. Requests are recognized by
method and path; where that is not enough, give --people-url, --identity-url,
--ledger-url or --billing-url.

Nothing is sent. Files may be gzip or UTF-16. Recordings may be larger than
memory, a HAR 256 MiB.

Examples:
  pdk conform --record run.ndjson && pdk judge run.ndjson
  pdk judge browser.har --people-url https://staging.example/v1 --report json=report.json

Exit codes:
  0  conformant: every rule that was exercised is kept
  1  a rule failed
  2  usage, or a file that cannot be read
  3  nothing was judged, or a recording is cut off and nothing failed before`;

export function command(): Command {
  const command = new Command('judge').argument('<file...>', 'recordings, or HAR files');
  return addObserving(command)
    .addHelpText('after', manual)
    .action(async (files: readonly string[], given: Given) => {
      const read = await observingOptions(given, process.env);
      if ('errors' in read) return refuse(command, read.errors);
      warn({ raw: read.raw });
      const report = await judgeFiles({ ...read, files, now: () => performance.now() });
      process.exitCode = await publish(read.held(report), read);
    });
}
