import { type ChildProcess, execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { startPdk } from '../fixtures/pdk.js';
import { portOf } from '../fixtures/ports.js';
import { temporaryFolder } from '../fixtures/temporary-folder.js';
import { command as mockCommand } from './mock.js';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

interface Run {
  readonly stdout: () => string;
  readonly stderr: () => string;
  readonly exit: Promise<number | null>;
  readonly stop: (signal: NodeJS.Signals) => void;
}

function pdkMock(...words: string[]): Run {
  const child = startPdk(['mock', ...words]);
  children.push(child);
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (data) => (stdout += data));
  child.stderr.on('data', (data) => (stderr += data));
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { stdout: () => stdout, stderr: () => stderr, exit, stop: (signal) => child.kill(signal) };
}

async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 15_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error('waited too long');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const small = ['--port', '0', '--people', '50'];

test('--json prints one line with all addresses and credentials, and a signal ends the process with exit code 0', async () => {
  const run = pdkMock(...small, '--json');
  await until(() => run.stdout().endsWith('\n'));
  const ready = JSON.parse(run.stdout());
  expect(ready).toMatchObject({
    ready: true,
    org: 'org_demo',
    otherOrg: 'org_other',
    apiKey: 'pdk_demo_key',
    credentials: { username: ready.username, password: ready.password, apiKey: ready.apiKey },
  });
  const { clientId, clientSecret } = ready.credentials.viewer;
  const answer = await fetch(`${ready.identity}/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ grantType: 'clientCredentials', clientId, clientSecret }),
  });
  expect(answer.status).toBe(200);
  await fetch(`${ready.people}/org_demo/person/jane%40roe.example`);
  expect(ready.docs).toBe(`${new URL(ready.people).origin}/docs/`);
  run.stop('SIGTERM');
  expect(await run.exit).toBe(0);
  expect(run.stderr()).toMatch(
    /^POST \/identity\/v1\/session 200 \d+\.\d ms\nGET \/people\/v1\/org_demo\/person\/jane%40roe\.example 401 \d+\.\d ms\n$/,
  );
});

test('the control plane listens with the given token, and webhooks are printed with their secrets', async () => {
  const url = 'http://127.0.0.1:1/hooks';
  const run = pdkMock(
    ...small,
    '--json',
    '--control-port',
    '0',
    '--control-token',
    'sesame',
    '--webhook',
    url,
  );
  await until(() => run.stdout().endsWith('\n'));
  const { control, controlToken, page, webhooks } = JSON.parse(run.stdout());
  expect([controlToken, page]).toEqual(['sesame', `${new URL(control).origin}/control/ui#token=sesame`]);
  expect(webhooks).toMatchObject([{ url, secret: expect.stringMatching(/^whsec_/) }]);
  const headers = { Authorization: 'Bearer sesame' };
  const body = '{"at":"2026-01-14T05:00:00Z"}';
  const answer = await fetch(`${control}/clock/freeze`, { method: 'POST', headers, body });
  expect(await answer.json()).toEqual({ now: '2026-01-14T05:00:00.000Z', frozen: true, moves: 1 });
  run.stop('SIGTERM');
  expect(await run.exit).toBe(0);
});

test('the banner shows the address of the control page, with the token in the fragment, which no server sees', async () => {
  const run = pdkMock(...small, '--quiet', '--control-port', '0', '--control-token', 'a%b#c');
  await until(() => run.stdout().includes('curl') && run.stdout().endsWith('\n'));
  const [, address = ''] = / page +(\S+)\n/.exec(stripVTControlCharacters(run.stdout())) ?? [];
  expect(new URL(address).hash).toBe('#token=a%25b%23c');
  expect(await (await fetch(address)).text()).toContain('<h1>Mock control</h1>');
  run.stop('SIGTERM');
  expect(await run.exit).toBe(0);
});

test('--no-control starts no control plane', async () => {
  const run = pdkMock(...small, '--json', '--no-control');
  await until(() => run.stdout().endsWith('\n'));
  expect(Object.keys(JSON.parse(run.stdout())).filter((name) => /control|page/.test(name))).toEqual([]);
});

test.each(['people-only', 'nowhere'])(
  'the curl line works when pasted, with API keys accepted %s',
  async (scope) => {
    const run = pdkMock(...small, '--quiet', '--reading', `auth.api-key-scope=${scope}`);
    await until(() => run.stdout().includes('curl') && run.stdout().endsWith('\n'));
    expect(run.stdout()).toMatch(/\n\nReference: http:\/\/127\.0\.0\.1:\d+\/docs\/\n\n/);
    const line = run.stdout().trim().split('\n').at(-1) ?? '';
    const { stdout } = await promisify(execFile)('sh', ['-c', line]);
    expect(JSON.parse(stdout)).toMatchObject({ matches: [{ found: true }] });
    run.stop('SIGINT');
    expect(await run.exit).toBe(0);
    expect(run.stderr()).toBe('');
  },
);

test('--reading overrides --profile', async () => {
  const file = path.join(temporaryFolder(), 'profile.yaml');
  await writeFile(file, 'readings:\n  errors.no-credential: rejected-403\n  errors.body: detail-text\n');
  const run = pdkMock(...small, '--json', '--profile', file, '--reading', 'errors.body=empty');
  await until(() => run.stdout().endsWith('\n'));
  const answer = await fetch(`${JSON.parse(run.stdout()).people}/org_demo/find`, { method: 'POST' });
  expect([answer.status, await answer.text()]).toEqual([403, '']);
});

test('a port in use ends the process with exit code 2 and a hint', async () => {
  const squatter = createServer();
  const port = await portOf(squatter);
  const run = pdkMock('--port', String(port), '--people', '50');
  expect(await run.exit).toBe(2);
  expect(run.stderr()).toContain(`Port ${port} on 127.0.0.1 is taken`);
  squatter.close();
});

test('a mistake in a profile ends the process with exit code 2, naming file and line', async () => {
  const file = path.join(temporaryFolder(), 'profile.yaml');
  await writeFile(file, 'readings:\n  find.size-over: clampd\n');
  const run = pdkMock(...small, '--profile', file);
  expect(await run.exit).toBe(2);
  expect(run.stderr()).toContain(
    `${file}:2: question find.size-over has no reading "clampd"; did you mean "clamped"?`,
  );
});

test.each([
  ['missing.yaml', undefined, 'missing.yaml cannot be read'],
  ['empty.yaml', 'overlay: 1.0.0\nactions:\n  - { target: $.nothing, remove: true }\n', 'matches nothing'],
])(
  'an overlay that cannot be used (%s) ends the process with exit code 2, with and without --watch',
  async (name, text, message) => {
    const file = path.join(temporaryFolder(), name);
    if (text !== undefined) await writeFile(file, text);
    for (const words of [[], ['--watch']]) {
      const run = pdkMock(...small, '--overlay', file, ...words);
      expect(await run.exit).toBe(2);
      expect(run.stderr()).toContain(message);
    }
  },
);

test('a webhook that cannot be used ends the process with exit code 2', async () => {
  const run = pdkMock(...small, '--webhook', 'ftp://host/');
  expect(await run.exit).toBe(2);
  expect(run.stderr()).toContain('is "ftp://host/"; it must be an http or https address');
});

test.each([
  [['--port', 'x'], 'It must be a whole number'],
  [['--control-port', '-1'], 'It must be a whole number'],
  [['--reading', 'errors.body'], 'It must look like'],
  [['--reading', 'errors.bdy=empty'], 'did you mean "errors.body"?'],
  [['--nonsense'], "unknown option '--nonsense'"],
])('%j is a usage error', async (words, message) => {
  let told = '';
  const command = mockCommand()
    .exitOverride()
    .configureOutput({ writeErr: (text) => (told += text) });
  await expect(command.parseAsync(['node', 'pdk', ...words])).rejects.toThrow();
  expect(told).toContain(message);
});
