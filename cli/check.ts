import { join, resolve } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { check } from '../spec/authoring/check/check.js';
import { type Checked, exitCodeOf } from '../spec/authoring/check/finding.js';
import { jsonText, sarifText, screenOn, screenText } from '../spec/authoring/check/reports.js';
import { projectRoot, UsageError } from '../spec/authoring/root.js';
import { kit } from '../spec/exchange/kit.js';
import { watchTree } from '../spec/source/watch-files.js';
import { writeWholeSync } from '../spec/source/whole-file.js';
import { unwritable } from './options/command-line.js';
import { refuse } from './options/options.js';

interface Given {
  readonly base?: string;
  readonly overlay?: string;
  readonly watch?: boolean;
  readonly report?: readonly Report[];
  readonly json?: boolean;
  readonly verbose?: boolean;
}

interface Report {
  readonly format: 'json' | 'sarif';
  readonly file: string;
}

/** `pdk check`: shows the effects of an edit of the contract, a rule or a question before it is shared. */
export function command(): Command {
  return new Command('check')
    .option('--base <revision|folder>', 'compare with this state: a revision of git, or a folder with spec/')
    .option('--overlay <file>', 'look at the contract as it is after an OpenAPI Overlay')
    .option('--watch', 'check again after every edit, until Ctrl-C')
    .addOption(
      new Option('--report <format=file>', 'write a report, json or sarif; may be repeated').argParser(
        addReport,
      ),
    )
    .option('--json', 'the report as JSON on standard output')
    .option('--verbose', 'everything, however long')
    .action(async (given: Given, command: Command) => {
      for (const { file } of given.report ?? []) {
        const obstacle = unwritable(file);
        if (obstacle !== undefined) refuse(command, [obstacle]);
      }
      if (given.watch && given.json) refuse(command, ['--json prints one report: leave out --watch']);
      try {
        const root = projectRoot(process.cwd());
        const look = () => once(root, given);
        await (given.watch ? watchSources(root, look) : look());
      } catch (error) {
        if (error instanceof UsageError) refuse(command, [error.message]);
        throw error;
      }
    });
}

async function once(root: string, given: Given): Promise<void> {
  const checked = await check({
    root,
    ...(given.base === undefined ? {} : { base: given.base }),
    ...(given.overlay === undefined ? {} : { overlay: resolve(given.overlay) }),
    now: () => performance.now(),
  });
  for (const report of given.report ?? []) write(report, checked);
  const screen = screenOn(process.stdout, process.env, given.verbose === true);
  process.stdout.write(given.json ? jsonText(checked) : screenText(checked, screen));
  process.exitCode = exitCodeOf(checked);
}

function write({ format, file }: Report, checked: Checked): void {
  writeWholeSync('the report', file, format === 'json' ? jsonText(checked) : sarifText(checked, kit.version));
  process.stderr.write(`report written to ${file}\n`);
}

function addReport(text: string, before: readonly Report[] = []): readonly Report[] {
  const [, format, file] = /^(json|sarif)=(.+)$/.exec(text) ?? [];
  if ((format !== 'json' && format !== 'sarif') || file === undefined) {
    throw new InvalidArgumentError(`"${text}" must be written json=FILE or sarif=FILE.`);
  }
  return [...before, { format, file }];
}

/** Editors save in several steps: events within this time count as one edit. */
const togetherMs = 150;

const watched = ['spec', 'mocks', 'conformance', 'fixtures'];

/** Calls `look`, and again after each edit, until the process receives a signal. If the first call fails, nothing is watched. */
async function watchSources(root: string, look: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const edited = (path: string) => {
    if (!/\.(yaml|ts|js)$/.test(path)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(look).catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      });
    }, togetherMs);
  };
  const unwatch = watched.map((folder) => watchTree(join(root, folder), edited));
  const stop = () => {
    clearTimeout(timer);
    for (const each of unwatch) each();
  };
  const first = look();
  running = first.catch(() => undefined);
  await first.catch((error: unknown) => {
    stop();
    throw error;
  });
  process.stderr.write(`watching ${watched.join(', ')}; Ctrl-C ends it\n`);
  // A watcher alone does not keep the process alive.
  const alive = setInterval(() => undefined, 60_000);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve());
  });
  clearInterval(alive);
  stop();
  await running;
}
