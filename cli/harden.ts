import { spawn } from 'node:child_process';
import { Command } from 'commander';
import { questionIds, type Readings } from '../generated/questions.js';
import { type Hardening, harden, type Trial } from '../mocks/harden/harden.js';
import type { Mock } from '../mocks/host/mock.js';
import { readOptions } from '../mocks/host/options.js';
import { startMock } from '../mocks/host/start.js';
import { print, wholeFrom } from './values.js';

interface Flags {
  readonly command: string;
  readonly profiles: number;
  readonly seed: number;
  readonly people: number;
  readonly timeout: number;
  readonly json?: boolean;
}

/** `pdk harden`: finds legal answers that break a client. Sets the exit code instead of exiting. */
export function command(): Command {
  return new Command('harden')
    .requiredOption('--command <command>', 'runs the tests of the client; 0 means that they pass')
    .option('--profiles <number>', 'drawn profiles that are tried', wholeFrom(1), 50)
    .option('--seed <number>', 'the first of them is random:SEED', wholeFrom(1), 1)
    .option('--people <number>', 'how many people exist', wholeFrom(1), 1000)
    .option('--timeout <s>', 'seconds that the command may take each time', wholeFrom(1), 120)
    .option('--json', 'what was found, as JSON')
    .action(async (flags: Flags) => {
      const { profiles, seed, people, timeout, json, command } = flags;
      const stop = new AbortController();
      const onSignal = () => stop.abort();
      process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
      const settings = await readOptions({ port: 0, controlPort: 0, people });
      const { mock, running } = await startMock(settings);
      try {
        const found = await harden({
          profiles,
          seed,
          attempt: async (readings) => {
            await running.adopt({ readings });
            await running.reset();
            return trialOf(command, variablesOf(mock), timeout * 1000, stop.signal);
          },
          onTrial: ({ profile, trials, breaking }) =>
            void process.stderr.write(`profile ${profile}/${profiles} · run ${trials} · ${breaking} found\n`),
          isOver: () => stop.signal.aborted,
        });
        print(json, found, () => hardeningText(found));
        process.exitCode = found.because === undefined ? (found.breaking.length > 0 ? 1 : 0) : 3;
      } finally {
        process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
        await mock.close();
      }
    });
}

/** The environment variables that correspond to the options of pdk conform. */
function variablesOf(mock: Mock): Readonly<Record<string, string>> {
  return {
    PDK_PEOPLE_URL: mock.urls.people,
    PDK_IDENTITY_URL: mock.urls.identity,
    PDK_LEDGER_URL: mock.urls.ledger,
    PDK_BILLING_URL: mock.urls.billing,
    PDK_ORG: mock.org,
    PDK_CLIENT_ID: mock.clientId,
    PDK_CLIENT_SECRET: mock.clientSecret,
    PDK_USERNAME: mock.username,
    PDK_PASSWORD: mock.password,
    PDK_API_KEY: mock.apiKey,
    PDK_CONTROL_URL: mock.urls.control ?? '',
    PDK_CONTROL_TOKEN: mock.controlToken,
  };
}

function hardeningText({ profiles, trials, breaking, flaky, because }: Hardening): string {
  if (because !== undefined) return `${because}\n`;
  const blocks = breaking.map(
    ({ readings, seed, profiles: holding, output }) =>
      `breaks the client: ${readingsText(readings)}\n  in ${holding} of the profiles, first in random:${seed}; to see it again:\n  pdk mock ${flagsOf(readings)}\n${indented(output)}`,
  );
  const doubtful = flaky.map((seed) => `fails now and then: random:${seed}; the same readings again did not`);
  return `${[
    ...blocks,
    ...doubtful,
    `${breaking.length === 0 ? 'nothing broke the client' : `${breaking.length} found`}: ${profiles} profiles, ${trials} runs`,
  ].join('\n\n')}\n`;
}

const named = (readings: Partial<Readings>): readonly string[] =>
  questionIds.flatMap((id) => (readings[id] === undefined ? [] : [`${id}=${readings[id]}`]));
const readingsText = (readings: Partial<Readings>): string => named(readings).join(' with ');
const flagsOf = (readings: Partial<Readings>): string =>
  named(readings)
    .map((reading) => `--reading ${reading}`)
    .join(' ');

function indented(output: string): string {
  return output
    .split('\n')
    .slice(-12)
    .map((line) => `    ${line}`)
    .join('\n');
}

/** How many characters of the output are kept: the end shows what failed. */
const outputMost = 2000;

/** Runs a shell command to its end, or kills it with all its child processes at the timeout. */
function trialOf(
  command: string,
  variables: Readonly<Record<string, string>>,
  timeoutMs: number,
  stop: AbortSignal,
): Promise<Trial> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      shell: true,
      detached: true,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (part: Buffer) => {
      output = (output + part.toString()).slice(-outputMost);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = (why: string) => {
      keep(Buffer.from(`\n${why}`));
      if (child.pid !== undefined) killGroup(child.pid);
    };
    const timer = setTimeout(() => end(`it took longer than ${timeoutMs / 1000} s (--timeout)`), timeoutMs);
    const stopped = () => end('stopped');
    stop.addEventListener('abort', stopped, { once: true });
    const over = () => {
      clearTimeout(timer);
      stop.removeEventListener('abort', stopped);
    };
    child.on('error', (error) => {
      over();
      reject(error);
    });
    child.on('close', (code) => {
      over();
      resolve({ passed: code === 0, output: output.trim() });
    });
  });
}

/** Kills the whole process group, so that nothing outlives the command. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // All processes have already ended.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
