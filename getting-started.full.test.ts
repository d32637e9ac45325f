import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blocksOf } from './fixtures/guide.js';
import { temporaryFolder } from './fixtures/temporary-folder.js';

// Runs every command of README and the pages that it links to, unchanged and in order, in a fresh copy of the tracked files.
const root = import.meta.dirname;
const written = blocksOf('sh');
/** Comes last, as it reinstalls the packages that running commands use. */
const anew = 'npm ci && npm test';
const commands = [...written.filter((command) => command !== anew), ...written.filter((one) => one === anew)];
const copy = temporaryFolder();
const started: ChildProcess[] = [];

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const file of files.toString().split('\n').filter(Boolean)) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
});

afterAll(async () => {
  await Promise.all(started.map(ended));
});

/** Ends a command with all its child processes: it leads a process group of its own. */
function end(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid);
  } catch {
    // It has already ended.
  }
}

/** Waits until a command has ended, as it may write into the copy until then. */
async function ended(child: ChildProcess): Promise<void> {
  end(child);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  for (let looks = 0; looks < 100 && isGoingOn(child); looks += 1) await pause(100);
}

/** Whether a process of the group is still running: a mock writes its state when it is stopped. */
function isGoingOn({ pid }: ChildProcess): boolean {
  try {
    return pid !== undefined && process.kill(-pid, 0);
  } catch {
    return false;
  }
}

function start(command: string, environment: Record<string, string> = {}): ChildProcess {
  const env: NodeJS.ProcessEnv = { ...process.env, ...environment };
  // Tests in the copy are not part of this run.
  for (const name of ['VITEST', 'VITEST_WORKER_ID', 'VITEST_POOL_ID', 'NODE_ENV', 'TEST']) delete env[name];
  const child = spawn('sh', ['-c', command], { cwd: copy, env, detached: true });
  started.push(child);
  return child;
}

/** Runs a command to its end and returns its output. */
async function run(
  command: string,
  environment?: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const child = start(command, environment);
  let output = '';
  child.stdout?.on('data', (part) => {
    output += part;
  });
  child.stderr?.on('data', (part) => {
    output += part;
  });
  const [code] = await once(child, 'close');
  return { code, output };
}

/** Starts a command that keeps running, and waits until it prints `sign`. */
async function startUntil(command: string, sign: string): Promise<void> {
  const child = start(command);
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (part: Buffer) => {
      output += part;
      if (output.includes(sign)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('close', (code) => reject(new Error(`"${command}" ended with ${code}:\n${output}`)));
  });
}

/** What each command must do, by its beginning, in the order of the pages. */
const expectations: [beginning: string, check: (command: string) => Promise<void>][] = [
  ['npm ci && npm start', (command) => startUntil(command, 'curl -s')],
  [
    "curl -s -H 'Authorization",
    async (command) => expect((await run(command)).output).toContain('"name":"Ada Moreau"'),
  ],
  [
    'curl -s http://127.0.0.1:4010/identity',
    async (command) => expect((await run(command)).output).toContain('"accessToken"'),
  ],
  ['npx pdk conform', (command) => ends(command, 0, 'conformant:')],
  [
    "curl -s -H 'Authorization",
    async (command) => expect((await run(command)).output).toMatch(/"count":[1-9]/),
  ],
  ['npx pdk docs --out reference', (command) => ends(command, 0, 'reference/index.html')],
  ['npx pdk mock --port 4020', (command) => startUntil(command, 'curl -s')],
  [
    'curl -s -X POST http://127.0.0.1:4029',
    async (command) => expect((await run(command)).output).toContain('"frozen":false'),
  ],
  [
    'curl -s -X POST http://127.0.0.1:4029/control/v1/worlds',
    async (command) => expect((await run(command)).output).toContain('"org":"org_demo_checkout"'),
  ],
  ['npx pdk mock --port 4023 --no-control --state mock.json', (command) => startUntil(command, 'curl -s')],
  [
    'curl -s -X POST http://127.0.0.1:4029/control/v1/faults',
    async (command) => expect((await run(command)).output).toContain('"struck":0'),
  ],
  ['npx pdk mock --port 4035 --control-port 4036', (command) => startUntil(command, 'curl -s')],
  [
    'curl -s -X PUT http://127.0.0.1:4036',
    async (command) => expect((await run(command)).output).toContain('"left":0'),
  ],
  [
    'curl -s http://127.0.0.1:4029/control/v1/journal/search',
    async (command) => expect((await run(command)).output).toContain('"entries":['),
  ],
  ['npx pdk conform --people-url http://127.0.0.1:4010', (command) => ends(command, 0, 'conformant:')],
  ['npx pdk conform --plan', (command) => ends(command, 0, 'Nothing was sent.')],
  ['npx pdk conform --report html=', (command) => ends(command, 0, 'report written to report.sarif')],
  ['npx pdk conform --safety own-resources', (command) => ends(command, 0, 'conformant:')],
  ['npx pdk cleanup', (command) => ends(command, 0, 'nothing to clean up')],
  ['npx pdk conform --people-url http://127.0.0.1:4020', (command) => ends(command, 0, 'conformant:')],
  [
    'npx pdk conform --budget 200 --record run.ndjson',
    (command) => ends(command, 0, 'written to run.ndjson'),
  ],
  ['npx pdk judge run.ndjson', (command) => ends(command, 0, 'conformant:')],
  ['npx pdk proxy', (command) => startUntil(command, 'Ctrl-C')],
  ['npx pdk learn --out', (command) => ends(command, 0, 'the profile is written to demo.profile.yaml')],
  ['npx pdk mock --port 4021', (command) => startUntil(command, 'curl -s')],
  [
    'npx pdk conform --people-url http://127.0.0.1:4021',
    (command) => ends(command, 1, 'FAIL find.at-most-size'),
  ],
  ['npx pdk baseline update', (command) => ends(command, 0, '+ find.at-most-size at find')],
  ['npx pdk conform --people-url http://127.0.0.1:4021', (command) => ends(command, 0, '1 known failure, ')],
  ['npx pdk compare', (command) => ends(command, 0, '0 changes')],
  ['npx pdk mutants --matrix --rules', (command) => ends(command, 0, 'complete')],
  ['npx pdk mutants --matrix --operator', (command) => ends(command, 0, '2 of 2 killed')],
  ['npx pdk rules', (command) => ends(command, 0, 'find.index-aligned')],
  ['npx pdk questions', (command) => ends(command, 0, 'find.size-over')],
  ['npx pdk mock --port 4022', (command) => startUntil(command, 'curl -s')],
  [
    'curl -s -X PATCH http://127.0.0.1:4029/control/v1/readings',
    async (command) => expect((await run(command)).output).toContain('"reading":"clamped"'),
  ],
  // The copy has no history, so it is its own base.
  ['npx pdk check --base HEAD', (command) => ends(command.replace('HEAD', '.'), 0, 'clean')],
  // All tests of the copy would include this one: a single folder stands for them.
  [
    'npm ci && npm test',
    async (command) => {
      const { code, output } = await run(`${command} -- mocks/state`);
      expect(output).toMatch(/Tests .*passed/);
      expect(code).toBe(0);
    },
  ],
];

async function ends(command: string, code: number, sign: string): Promise<void> {
  const ended = await run(command);
  expect(ended.output).toContain(sign);
  expect(ended.code).toBe(code);
}

describe('README and the pages that it links to, from the top', () => {
  test('has no command that this test does not run', () => {
    expect(commands).toHaveLength(expectations.length);
  });

  test.each(commands.map((command, index) => ({ command, index })))(
    '$command',
    { timeout: 300_000 },
    async ({ command, index }) => {
      const [beginning, check] = expectations[index] ?? ['nothing', async () => {}];

      expect(command.startsWith(beginning)).toBe(true);
      await check(command);
    },
  );
});
