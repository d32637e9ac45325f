import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterEach, expect, test } from 'vitest';
import { startPdk } from '../../../fixtures/pdk.js';
import type { Report } from '../../report/report.js';

// Runs `pdk conform` as a process, against a mock in another process.
const root = resolve(import.meta.dirname, '../../..');
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts a mock in its own process, and returns the variables that configure the kit for it. */
async function startMock(...words: string[]): Promise<{ mock: ChildProcess; env: Record<string, string> }> {
  const mock = startPdk(['mock', '--port', '0', '--quiet', '--json', ...words]);
  children.push(mock);
  const [line] = await once(mock.stdout, 'data');
  const ready = JSON.parse(String(line));
  const env = {
    PDK_PEOPLE_URL: ready.people,
    PDK_IDENTITY_URL: ready.identity,
    PDK_ORG: ready.org,
    PDK_OTHER_ORG: ready.otherOrg,
    PDK_CLIENT_ID: ready.clientId,
    PDK_CLIENT_SECRET: ready.clientSecret,
    PDK_USERNAME: ready.username,
    PDK_PASSWORD: ready.password,
    PDK_API_KEY: ready.apiKey,
  };
  return { mock, env };
}

/** Runs the command, and returns its exit code and the report that it prints. */
async function conform(
  env: Record<string, string>,
  words: readonly string[],
  onProgress: (text: string) => void = () => {},
): Promise<{ readonly code: unknown; readonly out: string; readonly report: Report }> {
  const child = startPdk(['conform', '--json', ...words], root, env);
  children.push(child);
  const said: string[] = [];
  child.stderr.on('data', (part) => {
    said.push(String(part));
    onProgress(said.join(''));
  });
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { code, out, report: JSON.parse(out) };
}

const timeout = 90_000;

test('the mock passes with exit code 0 and a report that is valid by its schema', { timeout }, async () => {
  const { env } = await startMock();

  const ended = await conform(env, ['--seed', '3']);

  const ajv = new Ajv2020({ allErrors: true });
  addFormats.default(ajv);
  const schema = JSON.parse(readFileSync(join(root, 'conformance/report/report.schema.json'), 'utf8'));
  expect(ended.code).toBe(0);
  expect(ended.report).toMatchObject({ verdict: 'conformant', seed: 3, complete: true });
  expect(ajv.validate(schema, ended.report) || ajv.errors).toBe(true);
  for (const secret of ['demo-client-secret', env['PDK_PASSWORD'] ?? '', env['PDK_API_KEY'] ?? '']) {
    expect(ended.out).not.toContain(secret);
  }
});

test('a broken rule leads to exit code 1, and its replay token reproduces it', { timeout }, async () => {
  const { env } = await startMock('--mutant', 'find.found-iff-people');

  const ended = await conform(env, []);
  const failure = ended.report.rules.find((rule) => rule.id === 'find.found-iff-people')?.failure;
  const again = await conform(env, ['--replay', failure?.replay ?? '']);

  expect(ended.code).toBe(1);
  expect(failure?.reproduced).toBe('REPRODUCED 3/3');
  // The smallest request that reproduces it: one lookup.
  expect(JSON.parse(failure?.exchanges.at(-1)?.request.body ?? '{}').matches).toHaveLength(1);
  expect(again.code).toBe(1);
  expect(again.report.requests).toBeLessThan(10);
});

test('kill -9 of the target ends the run with exit code 3 and a report of what was judged', {
  timeout,
}, async () => {
  const { mock, env } = await startMock('--reading', 'transport.delivery=slow');
  const ended = await conform(env, ['--budget', '200'], (progress) => {
    if (/\b(?:[3-9]\d|1\d\d)\/200 requests/.test(progress)) mock.kill('SIGKILL');
  });

  expect(ended.code).toBe(3);
  expect(ended.report).toMatchObject({ verdict: 'proved-nothing', complete: false });
  expect(ended.report.reason).toContain('got no answer');
  expect(ended.report.rules.filter((rule) => rule.verdict === 'pass').length).toBeGreaterThan(20);
});

test('refused credentials lead to exit code 3, and the reason shows the status', { timeout }, async () => {
  const { env } = await startMock();

  const ended = await conform({ ...env, PDK_CLIENT_SECRET: 'wrong', PDK_PASSWORD: 'wrong' }, []);

  expect(ended.code).toBe(3);
  expect(ended.report.reason).toMatch(/sign-in failed.*401/);
});

test('an unreachable target leads to exit code 3 and a reason with its address', { timeout }, async () => {
  const env = { PDK_PEOPLE_URL: 'http://127.0.0.1:9/people/v1', PDK_ORG: 'org_a1', PDK_TOKEN: 'some-token' };

  const ended = await conform(env, []);

  expect(ended.code).toBe(3);
  expect(ended.report.reason).toContain('http://127.0.0.1:9/people/v1');
});
