import { Command, Option } from 'commander';
import type { Bases } from '../judging/locate.js';
import { tell } from '../judging/tell.js';
import { fileFormats } from '../report/formats.js';
import { describesTarget } from '../run/options/described.js';
import { addTextOptions, refuse } from '../run/options/on-command.js';
import type { Given } from '../run/options/settings.js';
import { warn } from '../run/options/warn.js';
import { collecting } from './collecting.js';
import { judgeFiles } from './judge.js';
import { type ObservingOptions, observingOptions } from './observing.js';

const manual = `
A recording of pdk conform --record or pdk proxy --record is judged as its run
was. A HAR (of a browser, of a proxy, of production) holds calls of others, of
whom nothing is known: it is judged only by what no honest service can have done.
Calls are told by method and address; where the service is not found by itself,
--people-url and its kin say where it was.

Nothing is sent. Files may be larger than memory.

Examples:
  pdk conform --record run.ndjson && pdk judge run.ndjson
  pdk judge browser.har --people-url https://staging.example/v1 --report json=report.json

Exit codes:
  0  every rule that something was seen of is kept
  1  a rule failed
  2  usage, or a file that cannot be read
  3  nothing was judged`;

const taken: ReadonlySet<string> = new Set([
  'peopleUrl',
  'identityUrl',
  'ledgerUrl',
  'billingUrl',
  'org',
  'overlay',
  'baseline',
  'rules',
]);

/** `pdk judge`: judges what was recorded, without sending anything. */
export function judgeCommand(): Command {
  const command = new Command('judge').argument('<file...>', 'recordings, or HAR files');
  return addTextOptions(command, (key) => taken.has(key))
    .option('--target <file#name>', describesTarget)
    .addOption(
      new Option(
        '--report <format=file...>',
        `write the report to files: ${fileFormats.filter((each) => each !== 'har').join(', ')}`,
      ).argParser((value: string, earlier: readonly string[] | undefined) => [...(earlier ?? []), value]),
    )
    .option('--json', 'the report as JSON on standard output')
    .option('--verbose', 'every rule, finding and reason in full')
    .option('--raw', 'leave the names of people in reports and failures')
    .addHelpText('after', manual)
    .action(async (files: readonly string[], given: Given) => {
      const read = await observingOptions(given, process.env);
      if ('errors' in read) return refuse(command, read.errors);
      warn({ raw: read.raw });
      const report = await judgeFiles({
        ...read,
        files,
        bases: basesOf(read),
        onExchange: collecting(),
        now: () => performance.now(),
      });
      process.exitCode = await tell(read.held(report), read);
    });
}

function basesOf({ bases }: ObservingOptions): Bases {
  return Object.fromEntries(Object.entries(bases).filter(([, base]) => base !== undefined));
}
