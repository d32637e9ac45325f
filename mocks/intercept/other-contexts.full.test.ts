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

/** A test of a user whose pages run in a DOM: sign-in and find in process and over a port. */
const inDom = (isReached: boolean) => `import { expect, test } from 'vitest';
import { createMock } from ${JSON.stringify(join(root, 'dist/mocks/mock.js'))};
test.each([undefined, 0])('is served', async (port) => {
  const mock = await createMock({ people: 5, port });
  const call = port === undefined ? mock.fetch : fetch;
  const post = async (url, body, more) => {
    const headers = { 'Content-Type': 'application/json', ...more };
    return (await call(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const { username, password, org, urls, people } = mock;
  const { accessToken } = await post(urls.identity + '/session', { grantType: 'password', username, password });
  const matches = [{ fields: [{ field_name: 'name', search_term: people[0].name }] }];
  const found = await post(urls.people + '/' + org + '/find', { matches }, { Authorization: 'Bearer ' + accessToken });
  expect(found.matches[0].found).toBe(true);
  await mock.close();
});
test('is intercepted, or told that it is not', async () => {
  const [mock, production] = [await createMock({ people: 5 }), await createMock({ people: 5, port: 0 })];
  const call = async () => {
    mock.intercept({ origin: new URL(production.urls.people).origin });
    const url = production.urls.people + '/' + mock.org + '/find';
    const sent = new XMLHttpRequest();
    sent.open('POST', url);
    await new Promise((ended) => ((sent.onloadend = ended), sent.send()));
    return (await fetch(url, { method: 'POST' })).status;
  };
  const told = /does not reach .*: pass mock.fetch to the client, or start the mock with a port/;
  await ${isReached ? 'expect(call()).resolves.toBe(401)' : 'expect(call()).rejects.toThrow(told)'};
  // The XMLHttpRequest of a DOM is answered by the mock, too, or fails.
  expect(await production.journal.list()).toEqual([]);
  await Promise.all([mock.close(), production.close()]);
});`;

/** Runs the test of a user, in a project with our packages, and returns what vitest reports. */
async function reportOf(text: string, ...words: readonly string[]) {
  const folder = temporaryFolder();
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  const external = 'export default { test: { server: { deps: { external: [/dist/] } } } };';
  writeFileSync(join(folder, 'vitest.config.mjs'), external);
  writeFileSync(join(folder, 'user.test.js'), text);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { VITEST, VITEST_WORKER_ID, VITEST_POOL_ID, NODE_ENV, TEST, ...env } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [vitest, 'run', '--root', folder, '--reporter=json', ...words],
    { cwd: folder, env },
  );
  return JSON.parse(stdout);
}

test.each(['vmThreads', 'vmForks', 'threads', 'forks'])(
  'an interception reaches the fetch of a test in the pool %s, and ends',
  async (pool) => {
    expect(await reportOf(written, `--pool=${pool}`)).toMatchObject({ success: true, numPassedTests: 1 });
  },
);

test.each([
  ['jsdom', 'threads', true],
  ['jsdom', 'vmThreads', false],
  ['happy-dom', 'threads', true],
  ['happy-dom', 'vmThreads', true],
])('a mock serves tests in the environment %s, in the pool %s', async (environment, pool, isReached) => {
  const report = await reportOf(inDom(isReached), `--environment=${environment}`, `--pool=${pool}`);

  expect(report).toMatchObject({ success: true, numPassedTests: 3 });
});
