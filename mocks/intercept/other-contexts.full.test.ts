import { execFile } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';

const root = resolve(import.meta.dirname, '../..');

/** A test of a user, who calls production in a context of the pool. */
const written = `import { expect, test } from 'vitest';
import { createMock } from ${JSON.stringify(join(root, 'dist/mocks/mock.js'))};
const url = 'https://nobody.invalid/people/v1/org_demo/find';
test('is answered', async () => {
  const mock = await createMock({ people: 5 });
  const stop = mock.intercept({ origin: 'https://nobody.invalid' });
  expect((await fetch(url, { method: 'POST' })).status).toBe(401);
  stop();
  await expect(fetch(url, { method: 'POST' })).rejects.toThrow('fetch failed');
  await mock.close();
});`;

test.each(['vmThreads', 'vmForks', 'threads', 'forks'])(
  'an interception reaches the fetch of a test in the pool %s, and ends',
  async (pool) => {
    const folder = temporaryFolder();
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
    const external = 'export default { test: { server: { deps: { external: [/dist/] } } } };';
    writeFileSync(join(folder, 'vitest.config.mjs'), external);
    writeFileSync(join(folder, 'user.test.js'), written);
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const { VITEST, VITEST_WORKER_ID, VITEST_POOL_ID, NODE_ENV, TEST, ...env } = process.env;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [vitest, 'run', `--pool=${pool}`, '--root', folder, '--reporter=json'],
      { cwd: folder, env },
    );

    expect(JSON.parse(stdout)).toMatchObject({ success: true, numPassedTests: 1 });
  },
);
