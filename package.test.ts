import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The packed package, installed into an empty folder and used from there.
const run = promisify(execFile);
const root = import.meta.dirname;
const folder = mkdtempSync(join(tmpdir(), 'pdk-package-'));
const bin = (name: string) => join(root, 'node_modules/.bin', name);
let tarball = '';

beforeAll(async () => {
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: root });
  tarball = join(folder, readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? 'none.tgz');
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }');
  await run('npm', ['install', '--no-audit', '--no-fund', tarball], { cwd: folder });
}, 240_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('publint and attw find nothing wrong with it', { timeout: 120_000 }, async () => {
  const publint = await run(bin('publint'), ['--strict', tarball], { cwd: root });
  const types = await run(
    bin('attw'),
    [tarball, '--profile', 'esm-only', '--exclude-entrypoints', './report.schema.json'],
    { cwd: root },
  );

  expect(publint.stdout).toContain('All good');
  // attw ends with another code than 0 where an entry point does not resolve; `run` would have thrown.
  expect(types.stdout).toContain('"people-data-kit/conformance"');
  expect(types.stdout).toContain('🟢 (ESM)');
});

test('npx pdk mock and npx pdk conform work from an empty folder', { timeout: 120_000 }, async () => {
  const mock = spawn('npx', ['pdk', 'mock', '--port', '0', '--json', '--quiet'], {
    cwd: folder,
    detached: true,
  });
  try {
    const [line] = await once(mock.stdout, 'data');
    const ready = JSON.parse(String(line));
    const env = {
      ...process.env,
      PDK_PEOPLE_URL: ready.people,
      PDK_IDENTITY_URL: ready.identity,
      PDK_ORG: ready.org,
      PDK_OTHER_ORG: ready.otherOrg,
      PDK_CLIENT_ID: ready.clientId,
      PDK_CLIENT_SECRET: ready.clientSecret,
    };
    const { stdout } = await run('npx', ['pdk', 'conform', '--json', '--report', 'json=report.json'], {
      cwd: folder,
      env,
      maxBuffer: 64_000_000,
    });

    expect(JSON.parse(stdout)).toMatchObject({ verdict: 'conformant', complete: true });
    expect(readdirSync(folder)).toContain('report.json');
  } finally {
    if (mock.pid !== undefined) process.kill(-mock.pid);
  }
});

test('createMock and checkConformance can be imported', { timeout: 60_000 }, async () => {
  writeFileSync(
    join(folder, 'use.js'),
    `import { createMock } from 'people-data-kit';
     import { checkConformance } from 'people-data-kit/conformance';
     const mock = await createMock({ port: 0 });
     const { org, urls, apiKey } = mock;
     const target = { peopleUrl: urls.people, identityUrl: undefined, org, otherOrg: undefined, clientId: undefined,
       clientSecret: undefined, username: undefined, password: undefined, token: undefined, apiKey };
     const report = await checkConformance({ target, budget: 60 });
     await mock.close();
     console.log(report.verdict);`,
  );

  const { stdout } = await run('node', ['use.js'], { cwd: folder });

  expect(stdout.trim()).toBe('conformant');
});
