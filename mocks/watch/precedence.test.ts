import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import { until, watching } from '../../fixtures/watching.js';
import { MockOptionError } from '../mock.js';

test('readings of the command line override the profile file, which overrides the defaults', async () => {
  const folder = temporaryFolder();
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

test('an overlay applies on top of the sources, and a mistake in it at the start is an error', async () => {
  const folder = temporaryFolder();
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
