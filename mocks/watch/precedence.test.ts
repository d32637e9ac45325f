import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import { MockOptionError, type MockOptions } from '../mock.js';
import { readOptions } from '../options.js';
import { startMock } from '../start-mock.js';
import type { Sources } from './sources.js';
import { watchSources } from './watch.js';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function temporary(): string {
  const folder = temporaryFolder();
  return folder;
}

async function watching(sources: Partial<Sources>, options: MockOptions = {}) {
  const settings = await readOptions({ people: 50, ...options });
  const { mock, running } = await startMock(settings);
  const said: string[] = [];
  const unwatch = await watchSources(
    { root: undefined, profile: undefined, overlay: undefined, chosen: {}, assumed: {}, ...sources },
    running,
    (text) => said.push(text),
  );
  closing.push(() => mock.close(), unwatch);
  const send = async (method: string, url: string, body?: unknown, token = mock.apiKey) => {
    const answer = await mock.fetch(
      new Request(url, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
  };
  const signIn = async () => {
    const { clientId, clientSecret } = mock;
    const session = { grantType: 'clientCredentials', clientId, clientSecret };
    const answer = await send('POST', `${mock.urls.identity}/session`, session);
    return String(answer.body.accessToken);
  };
  return { mock, said, send, signIn, unwatch };
}

async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited too long until ${what}`);
    await new Promise((next) => setTimeout(next, 40));
  }
}

test('readings of the command line win over the profile file, which wins over the defaults', async () => {
  const folder = temporary();
  const profile = join(folder, 'profile.yaml');
  writeFileSync(profile, 'readings:\n  errors.body: detail-text\n');
  const { mock, said } = await watching({ profile, chosen: { 'errors.no-credential': 'rejected-403' } });
  const refused = async () => {
    const answer = await mock.fetch(new Request(`${mock.urls.people}/x/find`, { method: 'POST' }));
    return [answer.status, await answer.text()] as const;
  };
  expect(await refused()).toEqual([403, expect.stringContaining('"detail"')]);
  said.length = 0;

  writeFileSync(profile, 'readings:\n  errors.body: empty\n  errors.no-credential: rejected-401\n');
  await until(async () => (await refused())[1] === '', 'the profile is taken on');
  expect((await refused())[0]).toBe(403);
  expect(said).toEqual(['profile taken on: errors.body=empty']);

  writeFileSync(profile, 'readings:\n  errors.body: nothing\n');
  await until(() => said.length === 2, 'the mistake is noticed');
  expect(said[1]).toContain(`${profile}:2: question errors.body has no reading "nothing"`);
  expect(await refused()).toEqual([403, '']);
});

test('an overlay is taken on over the sources, and a mistake in it from the start is an error', async () => {
  const folder = temporary();
  mkdirSync(join(folder, 'deep'));
  const overlay = join(folder, 'deep/overlay.yaml');
  const removing = (path: string) =>
    `overlay: 1.0.0\nactions:\n  - { target: "$.paths['${path}']", remove: true }\n`;
  writeFileSync(overlay, removing('/{org_id}/usage'));
  const { mock, said, send, signIn } = await watching({ overlay });
  const token = await signIn();
  const usage = async () =>
    (await send('GET', `${mock.urls.billing}/${mock.org}/usage`, undefined, token)).status;
  expect([await usage(), said]).toEqual([404, ['contract taken on: GET /billing/v1/{org_id}/usage removed']]);

  writeFileSync(overlay, removing('/{org_id}/subscriptions'));
  await until(async () => (await usage()) === 200, 'the overlay is taken on');

  writeFileSync(overlay, removing('/nowhere'));
  await until(() => said.at(-1)?.startsWith('contract broken') === true, 'the mistake is noticed');
  expect(said.at(-1)).toContain('action 1');
  await expect(watching({ overlay })).rejects.toThrow(MockOptionError);
});
