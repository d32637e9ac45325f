import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';

const project = resolve(import.meta.dirname, '../..');
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const command = pathToFileURL(join(project, 'cli/mock.ts')).href;
const script = `import { command } from '${command}'; await command().parseAsync(['node', 'pdk', ...process.argv.slice(1)]);`;

test('pdk mock --watch serves the tree that it is run in, adopts an edit, and a signal ends it at once', {
  timeout: 60_000,
}, async () => {
  const root = temporaryFolder();
  cpSync(join(project, 'spec'), join(root, 'spec'), { recursive: true });
  const words = ['--port', '0', '--people', '50', '--json', '--quiet', '--no-control', '--watch'];
  const child = spawn(
    process.execPath,
    ['--import', tsx, '--input-type=module', '-e', script, '--', ...words],
    // Below the root: the nearest tree upwards is used.
    { cwd: join(root, 'spec/people') },
  );
  // Leaves no process running, even if an assertion fails.
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (data) => (stdout += data));
  child.stderr.on('data', (data) => (stderr += data));
  const exit = new Promise<number | null>((done) => child.on('close', done));
  const until = async (holds: () => boolean) => {
    for (const end = Date.now() + 25_000; !holds(); await new Promise((next) => setTimeout(next, 30))) {
      if (Date.now() > end) throw new Error(`waited too long: ${stdout}${stderr}`);
    }
  };
  await until(() => stdout.endsWith('\n'));
  expect(stderr).toBe(`watch: ${join(root, 'spec')}\n`);

  const file = join(root, 'spec/questions/errors.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(/(id: errors\.no-credential[\s\S]*?default: )rejected-401\b/, '$1rejected-403'),
  );
  await until(() => stderr.includes('taken on'));
  expect(stderr).toContain('watch: profile taken on: errors.no-credential=rejected-403\n');
  const answer = await fetch(`${JSON.parse(stdout).people}/org_demo/find`, { method: 'POST' });
  expect(answer.status).toBe(403);

  child.kill('SIGTERM');
  expect(await exit).toBe(0);
});
