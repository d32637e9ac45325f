import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import { until, watching } from '../../fixtures/watching.js';
import { MockOptionError } from '../host/mock.js';

const project = resolve(import.meta.dirname, '../..');
/** A copy of the sources to edit. */
function tree() {
  const root = temporaryFolder();
  cpSync(join(project, 'spec'), join(root, 'spec'), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts'),
  });
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return {
    root,
    read,
    write: (file: string, text: string) => writeFileSync(join(root, file), text),
    /** Saves like most editors: writes another file and renames it. */
    replace: (file: string, text: string) => {
      writeFileSync(join(root, `${file}~`), text);
      renameSync(join(root, `${file}~`), join(root, file));
    },
  };
}

const exported = `  /{org_id}/export:
    post:
      x-lifecycle: draft
      summary: Export people
      x-role: viewer
      responses:
        "200": { description: Done., content: { application/json: { example: { url: "https://x.test/1" } } } }
components:
`;

describe('an edit of the sources', { timeout: 60_000 }, () => {
  test('is served without a restart: a draft with its example, with the same state', async () => {
    const { root, read, write } = tree();
    const { mock, said, send, signIn } = await watching({ root });
    expect(said).toEqual([]);
    const token = await signIn();
    const keys = `${mock.urls.identity}/orgs/${mock.org}/apiKeys`;
    const made = await send('POST', keys, { name: 'Nightly' }, token);
    const url = `${mock.urls.people}/${mock.org}/export`;
    expect((await send('POST', url)).status).toBe(404);

    write('spec/people.yaml', read('spec/people.yaml').replace(/^components:\n/m, exported));
    await until(() => said.length > 0, 'the draft is taken on');

    expect(said).toEqual(['contract taken on: draft POST /people/v1/{org_id}/export added']);
    const answer = await send('POST', url);
    expect([answer.status, answer.body]).toEqual([200, { url: 'https://x.test/1' }]);
    expect(answer.header('x-lifecycle')).toBe('draft');
    expect(mock.drafts).toEqual(['POST /people/v1/{org_id}/export']);
    // The token and the key are still valid.
    const listed = await send('GET', keys, undefined, token);
    expect(JSON.stringify(listed.body)).toContain(made.body.id);
    expect((await send('POST', `${mock.urls.people}/${mock.org}/find`, { matches: [] }, token)).status).toBe(
      200,
    );
  });

  test('that breaks the sources changes nothing and is reported with its place; once fixed, it is adopted', async () => {
    const { root, read, replace } = tree();
    const { mock, said, send, signIn } = await watching({ root });
    const token = await signIn();
    const keys = `${mock.urls.identity}/orgs/${mock.org}/apiKeys`;
    const whole = read('spec/identity/api-keys.yaml');

    replace('spec/identity/api-keys.yaml', whole.replace('  get:', '  get: [\n'));
    await until(() => said.length === 1, 'the break is noticed');
    expect(said[0]).toMatch(
      /^contract broken, the last good one is kept:\n {2}spec\/identity\/api-keys\.yaml:\d+: /,
    );
    expect((await send('POST', keys, { name: 'Nightly' }, token)).status).toBe(201);

    const strict = whole.replace(/(CreateApiKeyRequest:[\s\S]*?maxLength: )255/, '$1 3');
    expect(strict).not.toBe(whole);
    replace('spec/identity/api-keys.yaml', strict);
    await until(() => said.length === 2, 'it is mended');
    expect(said[1]).toMatch(/^contract mended, taken on: /);
    expect((await send('POST', keys, { name: 'Nightly' }, token)).status).toBe(400);
    expect((await send('POST', keys, { name: 'abc' }, token)).status).toBe(201);
  });

  test('is also noticed in folders that are removed and created again, and in default readings', async () => {
    const { root, read, write } = tree();
    const { mock, said, send } = await watching({ root });
    const questions = read('spec/questions/errors.yaml');
    rmSync(join(root, 'spec/questions'), { recursive: true });
    cpSync(join(project, 'spec/questions'), join(root, 'spec/questions'), { recursive: true });
    await new Promise((next) => setTimeout(next, 400));
    said.length = 0;
    const changed = questions.replace(
      /(id: errors\.no-credential[\s\S]*?default: )rejected-401\b/,
      '$1rejected-403',
    );
    expect(changed).not.toBe(questions);
    write('spec/questions/errors.yaml', changed);
    const statusWithout = async () =>
      (await mock.fetch(new Request(`${mock.urls.people}/x/find`, { method: 'POST' }))).status;
    await until(async () => (await statusWithout()) === 403, 'the default is taken on');
    expect(said.at(-1)).toMatch(/^profile (mended, )?taken on: errors\.no-credential=rejected-403$/);
    expect((await send('POST', `${mock.urls.people}/${mock.org}/find`, { matches: [] })).status).toBe(200);
  });
});

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
