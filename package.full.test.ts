import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { blocksOf } from './fixtures/guide.js';
import { temporaryFolder } from './fixtures/temporary-folder.js';

// Installs the packed package into an empty folder and uses it from there.
const run = promisify(execFile);
const root = import.meta.dirname;
const folder = temporaryFolder();
const bin = (name: string) => join(root, 'node_modules/.bin', name);
let tarball = '';
const interfaces = ['people', 'identity', 'ledger', 'billing', 'control'];
const contracts = interfaces.map((id) => `./contract/${id}.json`);

beforeAll(async () => {
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: root });
  tarball = join(folder, readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? 'none.tgz');
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }');
  await run('npm', ['install', '--no-audit', '--no-fund', tarball], { cwd: folder });
}, 240_000);

test('publint and attw report no problems', { timeout: 120_000 }, async () => {
  const publint = await run(bin('publint'), ['--strict', tarball], { cwd: root });
  const types = await run(
    bin('attw'),
    [
      tarball,
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      './report.schema.json',
      './baseline.schema.json',
      ...contracts,
    ],
    { cwd: root },
  );

  expect(publint.stdout).toContain('All good');
  // attw exits with another code than 0 if an entry point does not resolve; `run` would have thrown.
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
      PDK_EMPTY_ORG: ready.noCreditOrg,
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

/** The `ts` blocks of README and the pages that it links to; each is a complete module. */
const snippets = blocksOf('ts').map((code, at) => ({ code, name: `snippet-${at + 1}` }));
const strict = {
  module: 'NodeNext',
  target: 'ES2023',
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  resolveJsonModule: true,
};

test("README's TypeScript and the package's declarations compile in a fresh strict project, and the code runs", {
  timeout: 120_000,
}, async () => {
  expect(snippets.length).toBeGreaterThan(2);
  for (const { code, name } of snippets) writeFileSync(join(folder, `${name}.ts`), code);
  const compilerOptions = { ...strict, typeRoots: [join(root, 'node_modules/@types')] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));

  const compiled = await run(bin('tsc'), ['--pretty', 'false', '-p', folder], { cwd: folder }).catch(
    ({ stdout }: { stdout: string }) => ({ stdout }),
  );
  expect(compiled.stdout).toBe('');
  // Failed assertions are written to stderr, and nothing else is.
  for (const { name } of snippets) {
    const { stderr } = await run('node', ['--no-warnings', `${name}.js`], { cwd: folder });
    expect([name, stderr]).toEqual([name, '']);
  }
});

test("README's tests in isolated worlds pass in the vitest of a user", async () => {
  const code = blocksOf('js').find((block) =>
    block.startsWith("import { test } from 'people-data-kit/vitest'"),
  );
  writeFileSync(join(folder, 'readme.test.js'), code ?? '');
  symlinkSync(join(root, 'node_modules/vitest'), join(folder, 'node_modules/vitest'));
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--root',
    folder,
    '--reporter=json',
    '--testTimeout=60000',
  ];
  const { stdout } = await run('node', vitest, { cwd: folder });

  expect(JSON.parse(stdout)).toMatchObject({ success: true, numPassedTests: 2 });
});

test('contains what its entry points need and their contracts, but no tests', () => {
  const packed = readdirSync(join(folder, 'node_modules/people-data-kit'), {
    recursive: true,
    encoding: 'utf8',
  });
  const strange = packed.filter((file) =>
    /\.(test|bench|sweep|arbitrary)\.|tsbuildinfo|vitest\.config/.test(file),
  );
  expect(strange).toEqual([]);
  for (const id of interfaces) expect(packed).toContain(`dist/generated/${id}.json`);
});
