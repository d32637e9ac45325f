import { randomInt } from 'node:crypto';
import { Command, Option } from 'commander';
import { insecureWarning } from './options/connection.js';
import { describes } from './options/described.js';
import { type ConformOptions, conformOptions, rawWarning } from './options/options.js';
import { unmakeable, unwritable } from './options/reports.js';
import { type Given, textOptions } from './options/settings.js';
import { seedMax } from './options/values.js';
import { renderReport } from './report/console.js';
import { toJson, writeJson } from './report/json.js';
import { pageOn } from './report/paint.js';
import type { Progress } from './report/progress.js';
import { progressLine } from './report/progress.js';
import { exitCodeOf, type Report } from './report/report.js';
import { UsageError } from './target/usage-error.js';

/** Checks a target and reports; tells of its progress while it does, and ends early when it is stopped. */
export type RunSuite = (
  options: ConformOptions,
  onProgress: (progress: Progress) => void,
  stop: AbortSignal,
) => Promise<Report>;

const groups = {
  target: 'Target:',
  connection: 'Way to the target:',
  control: 'Control plane:',
  run: 'Run:',
};

const manual = `
Without any target option, the mock that pdk mock starts at 127.0.0.1:4010 is
checked with the demo credentials. With one, nothing of the demo is used: then
--people-url and --org are needed, and a credential for what needs one.

Each option is a variable too: --people-url is PDK_PEOPLE_URL, --json is
PDK_JSON=true. Secrets are better given so: other users of a machine can read
command lines.

Whatever comes from a target is limited: a body, a head, the depth of JSON, the
time of an answer (30 s) and of the run. What is beyond is inconclusive, and the
report names the limit.

Ctrl-C ends a run in good order: what it made is taken away. After a second one,
or a crash, pdk cleanup does that.

Examples:
  pdk conform
  pdk conform --rules "find.*" --seed 7 --verbose
  PDK_TOKEN=... pdk conform --people-url https://staging.example/v1 \\
    --org org_a1 --rate 5 --report json=report.json

Exit codes:
  0  conformant: every rule that was exercised is kept
  1  a rule failed
  2  usage or configuration
  3  the run proved nothing (target unreachable, credentials refused, no rule
     exercised), or the kit broke`;

/** `pdk conform`: checks whether a target keeps the rules. Its exit code is set, never forced. */
export function conformCommand(runSuite: RunSuite): Command {
  const command = new Command('conform').allowExcessArguments();
  for (const { name, key, placeholder, group } of textOptions) {
    command.addOption(new Option(`--${name} <${placeholder}>`, describes[key]).helpGroup(groups[group]));
  }
  return addConnectionOptions(command)
    .addOption(
      new Option('--report <json=file>', 'write the report to a file; may be repeated')
        .argParser(collected)
        .helpGroup('Output:'),
    )
    .addOption(new Option('--json', 'the report as JSON on standard output').helpGroup('Output:'))
    .addOption(new Option('--verbose', 'every rule, finding and reason in full').helpGroup('Output:'))
    .addOption(
      new Option('--raw', 'leave the names of people in reports, failures and replay tokens').helpGroup(
        'Output:',
      ),
    )
    .addHelpText('after', manual)
    .action(async (given: Given) => {
      const options = conformOptions(given, process.env, () => randomInt(seedMax + 1));
      const errors = [
        ...command.args.map((argument) => `"${argument}" is unexpected: conform takes options only.`),
        ...('errors' in options ? options.errors : []),
      ];
      if ('errors' in options || errors.length > 0) return refuse(command, errors);
      const obstacles = obstaclesTo(options);
      if (obstacles.length > 0) return refuse(command, obstacles);
      await conform(options, runSuite, (error) => refuse(command, [error]));
    });
}

/** What is no text of its own. */
export function addConnectionOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--header <name: value>', 'sent with every request; may be repeated')
        .argParser(collected)
        .helpGroup(groups.connection),
    )
    .addOption(
      new Option('--insecure', 'take any certificate: only where nothing is worth stealing').helpGroup(
        groups.connection,
      ),
    );
}

function collected(value: string, earlier: readonly string[] | undefined): readonly string[] {
  return [...(earlier ?? []), value];
}

async function conform(
  options: ConformOptions,
  runSuite: RunSuite,
  refuseUsage: (error: string) => void,
): Promise<void> {
  if (options.connection.insecure) process.stderr.write(`${insecureWarning}\n`);
  if (options.raw) process.stderr.write(`${rawWarning}\n`);
  const progress = progressLine(process.stderr, () => performance.now());
  let report: Report;
  try {
    report = await stoppable((stop) => runSuite(options, progress.show, stop));
  } catch (error) {
    progress.end();
    if (error instanceof UsageError) return refuseUsage(error.message);
    process.stderr.write(`the kit broke: ${explain(error, options.verbose)}\n`);
    process.exitCode = 3;
    return;
  }
  progress.end();
  process.exitCode = exitCodeOf(report);
  const page = pageOn(process.stdout, process.env);
  process.stdout.write(options.json ? toJson(report) : renderReport(report, page, options.verbose));
  for (const { file } of options.reports) {
    try {
      await writeJson(report, file);
      process.stderr.write(`report written to ${file}\n`);
    } catch (error) {
      process.stderr.write(`${explain(error, options.verbose)}\n`);
      process.exitCode = process.exitCode === 0 ? 3 : process.exitCode;
    }
  }
}

/** What stands in the way of what the run is to write, before anything is sent. */
function obstaclesTo({ reports, memory, safety, journal }: ConformOptions): string[] {
  const files = [...reports.map(({ file }) => file), ...(memory === undefined ? [] : [memory])];
  const folders = safety === 'read-only' ? [] : [journal];
  return [
    ...files.flatMap((file) => unwritable(file) ?? []),
    ...folders.flatMap((each) => unmakeable(each) ?? []),
  ];
}

/** The first signal ends `work` in good order, the second one the process. */
async function stoppable<T>(work: (stop: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const ask = (signal: NodeJS.Signals) => {
    forget();
    process.stderr.write(
      `\n${signal}: stopping, what the run made is taken away; once more to leave it there\n`,
    );
    stop.abort();
  };
  const forget = () => process.off('SIGINT', ask).off('SIGTERM', ask);
  process.on('SIGINT', ask).on('SIGTERM', ask);
  try {
    return await work(stop.signal);
  } finally {
    forget();
  }
}

function refuse(command: Command, errors: readonly string[]): void {
  const lines = errors.map((error) => `error: ${error}`).join('\n');
  command.error(lines, { exitCode: 2, code: 'pdk.usage' });
}

function explain(error: unknown, verbose: boolean): string {
  if (!(error instanceof Error)) return String(error);
  return verbose && error.stack ? error.stack : error.message;
}
