#!/usr/bin/env node
import module from 'node:module';
import { Command, CommanderError } from 'commander';
import { calledIn, removedIn } from './cli/removed.js';
import { manuals } from './generated/manuals.js';
import { kit } from './spec/exchange/kit.js';

type Row = readonly [does: string, load: () => Promise<{ command(): Command }>];

/** What each command does, and how it is loaded: only when it is called, so that none waits for the modules of another. */
const groups: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  Mock: {
    mock: ['start a stateful mock of the service', () => import('./cli/mock.js')],
    harden: [
      "run a client's tests against every permitted behaviour, and report what breaks them",
      () => import('./cli/harden.js'),
    ],
    mutants: [
      "list the mock's deliberate faults, and measure which ones the kit detects",
      () => import('./cli/mutants.js'),
    ],
  },
  Check: {
    conform: [
      'check whether an implementation keeps the rules',
      async () => {
        const { conformCommand } = await import('./cli/conform.js');
        const { runInThread } = await import('./conformance/run/thread/start.js');
        return { command: () => conformCommand(runInThread) };
      },
    ],
    judge: ['validate recorded traffic (NDJSON, HAR)', () => import('./cli/judge.js')],
    proxy: ['validate live traffic through a reverse proxy', () => import('./cli/proxy.js')],
    baseline: ['maintain the list of known failures', () => import('./cli/baseline.js')],
    compare: ['compare two reports', () => import('./cli/compare.js')],
    merge: ['merge the reports of sharded runs', () => import('./cli/merge.js')],
    cleanup: ['delete resources left on a target by interrupted runs', () => import('./cli/cleanup.js')],
  },
  Learn: {
    learn: [
      'detect how a target answers the open questions, and write a profile',
      () => import('./cli/learn.js'),
    ],
    profile: ['compare and explain profiles', () => import('./cli/profile.js')],
    questions: [
      'list the open questions and their readings',
      async () => {
        const { questionsCommand } = await import('./cli/catalogue.js');
        const { probedBy } = await import('./conformance/probes/registry.js');
        return { command: () => questionsCommand(probedBy) };
      },
    ],
  },
  Contract: {
    rules: [
      'list the rules',
      async () => {
        const { rulesCommand } = await import('./cli/catalogue.js');
        const { mutants } = await import('./mocks/mutants/catalogue.js');
        const broken = Object.entries(mutants).map(([id, { breaks }]) => ({ id, breaks }));
        const { judgedRules } = await import('./conformance/checks/registry/registry.js');
        return { command: () => rulesCommand(judgedRules, broken) };
      },
    ],
    check: ['report breaking changes of the contract, and who is affected', () => import('./cli/check.js')],
    docs: ['generate the HTML reference', () => import('./cli/docs.js')],
  },
  'Set up': {
    init: ['write a target file, a CI workflow and a first test', () => import('./cli/init.js')],
    doctor: [
      'find out what stands in the way: Node, ports, proxies, certificates, a target',
      () => import('./cli/doctor.js'),
    ],
    completion: [
      'print the completion script of a shell: bash, zsh or fish',
      async () => {
        const { completionCommand } = await import('./cli/completion.js');
        return { command: () => completionCommand(() => program('completion', () => true)) };
      },
    ],
  },
};
/** What the help of each command says after its options. */
const manualOf: ReadonlyMap<string, string> = new Map(Object.entries(manuals));
const commands = new Map(Object.values(groups).flatMap((rows) => Object.entries(rows)));

/** @param isNeeded whether the options of a command are needed: only then is it loaded */
async function program(
  called: string | undefined,
  isNeeded = (name: string) => name === called,
): Promise<Command> {
  const pdk = new Command('pdk')
    .description('A mock of the People Data Service, and a kit that checks any implementation of it.')
    .version(kit.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .addHelpText('after', `\n${manuals.pdk}`)
    .showSuggestionAfterError()
    .showHelpAfterError(
      `Run \`pdk ${called === undefined || !commands.has(called) ? '' : `${called} `}--help\` for all options.`,
    )
    .exitOverride();
  for (const [group, rows] of Object.entries(groups)) {
    for (const [name, [does, load]] of Object.entries(rows)) {
      const command = isNeeded(name)
        ? inherit((await load()).command(), pdk, manualOf.get(name))
        : new Command(name).allowUnknownOption();
      pdk.addCommand(command.description(does).helpGroup(`${group}:`));
    }
  }
  return pdk;
}

/** Applies the settings of the program to its commands too: usage errors are thrown instead of exiting. Adds the manual to the help. */
function inherit(command: Command, parent: Command, manual: string | undefined): Command {
  command.copyInheritedSettings(parent);
  if (manual !== undefined) command.addHelpText('after', `\n${manual}`);
  for (const child of command.commands) inherit(child, command, manual);
  return command;
}

/** Errors that the user has to correct. */
const wrongCalls: ReadonlySet<string> = new Set(['UsageError', 'OverlayError', 'ProfileError']);

/** 2 for a usage error, 3 for an internal error. A command that ran sets its own exit code. */
function exitCodeAfter(error: unknown): number {
  if (error instanceof CommanderError) {
    return error.exitCode === 0 ? 0 : 2;
  }
  process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`);
  return error instanceof Error && wrongCalls.has(error.name) ? 2 : 3;
}

/** Commands that serve until a signal ends them: nobody has to read what they print. */
const serving: ReadonlySet<string> = new Set(['mock', 'proxy']);
const words = process.argv.slice(2);
const called = calledIn(words);
const serves = called !== undefined && serving.has(called);

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader such as `head` may close the pipe early; that is not an error.
  if (error.code === 'EPIPE') return serves ? undefined : process.exit();
  process.stderr.write(`error: standard output cannot be written: ${error.message}\n`);
  process.once('exit', () => {
    process.exitCode = 3;
  });
  return serves && process.kill(process.pid, 'SIGTERM');
});
// There is nowhere to complain.
process.stderr.on('error', () => undefined);

// Since Node 22: what was compiled for the last run need not be compiled again.
if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function')
  module.enableCompileCache();
try {
  const gone = removedIn(words, process.env);
  if (gone === undefined) await (await program(called)).parseAsync();
  else {
    process.stderr.write(`error: ${gone}\n`);
    process.exitCode = 2;
  }
} catch (error) {
  process.exitCode = exitCodeAfter(error);
}
