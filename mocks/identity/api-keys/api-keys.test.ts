import { describe, expect, test } from 'vitest';
import { type Service, startService } from '../../../fixtures/calls.js';
import { demo } from '../../../spec/demo/demo.js';
import type { MockOptions } from '../../host/mock.js';

const yearMs = 365 * 86_400_000;

async function start(profile: MockOptions['profile'] = {}) {
  const service = await startService({ profile });
  const { admin } = service.as;
  const make = async (name = 'Nightly', description?: string) =>
    (await admin.call('createApiKey', { body: { name, description } })).body;
  const get = (keyId: string) => admin.call('getApiKey', { path: { keyId } });
  const update = (keyId: string, body: unknown) => admin.call('updateApiKey', { path: { keyId }, body });
  const remove = (keyId: string) => admin.call('deleteApiKey', { path: { keyId } });
  const list = async () => (await admin.call('listApiKeys')).body.apiKeys;
  const use = (key: string) => find(service, key);
  return { service, make, get, update, remove, list, use };
}

/** Returns the status of a find with a key. */
async function find(service: Service, key: string): Promise<number> {
  const fields = [{ field_name: 'name', search_term: 'Nobody' }];
  return (await service.withToken(key).call('find', { body: { matches: [{ fields }] } })).status;
}

describe('a new key', () => {
  test('is shown in full once, and is accepted on find', async () => {
    const { make, get, use } = await start();
    const { key, ...rest } = await make('Nightly', 'For the report');

    expect(key).toMatch(/^pdk_key_[\w-]{43}$/);
    expect(rest).toMatchObject({ name: 'Nightly', description: 'For the report' });
    expect((await get(rest.id)).body).toEqual(rest);
    expect(await use(key)).toBe(200);
  });

  test('is listed after older ones, with the demo key among them', async () => {
    const { make, list, service } = await start();
    service.clock.advance(1);
    const first = await make('First');
    service.clock.advance(1);
    const second = await make('Second');

    expect(second.key).not.toBe(first.key);
    expect((await list()).map(({ name }) => name)).toEqual(['Demo key', 'First', 'Second']);
  });

  test('is still accepted after a year, long after every access token has expired', async () => {
    const { make, use, service } = await start();
    const { key } = await make();
    service.clock.advance(yearMs);
    expect(await use(key)).toBe(200);
  });

  test.each([
    ['every-role', 200],
    ['viewer', 403],
  ] as const)('under %s is answered with %i where find requires an editor', async (reading, status) => {
    const { make, use } = await start({ 'apikey.role': reading, 'auth.find-role': 'editor' });
    expect(await use((await make()).key)).toBe(status);
  });

  test.each([
    ['first-and-last', 12],
    ['last-four', 0],
  ] as const)('under %s has a shorthand with its first %i characters', async (reading, count) => {
    const { make } = await start({ 'apikey.shorthand': reading });
    const { key, shorthand } = await make();
    expect(shorthand).toBe(`${key.slice(0, count)}...${key.slice(-4)}`);
  });

  test('gives access to its own organization only', async () => {
    const { make, service } = await start({ 'auth.api-key-scope': 'everywhere' });
    const { key } = await make();
    const caller = service.withToken(key);

    expect((await caller.call('getOrganization')).status).toBe(200);
    for (const org_id of [demo.noCreditOrg, demo.otherOrg]) {
      expect((await caller.call('getOrganization', { path: { org_id } })).status).toBeGreaterThan(400);
    }
  });

  test.each([
    [{}, 'name'],
    [{ name: '' }, 'name'],
    [{ name: 7 }, 'name'],
    [{ name: 'x'.repeat(256) }, 'name'],
    [{ name: 'x', description: 'x'.repeat(1001) }, 'description'],
  ])('is not created from %j: the refusal names the member, and nothing changes', async (body, member) => {
    const { service } = await start();
    await service.as.admin.call('listApiKeys');
    const before = await service.state();
    const refused = await service.as.admin.call('createApiKey', { body });

    expect([refused.status, refused.error?.message]).toEqual([400, expect.stringContaining(`\`${member}\``)]);
    expect(await service.state()).toBe(before);
  });
});

describe('the last use of a key', () => {
  test('is unknown at first and then the time of the latest accepted call', async () => {
    const { make, get, use, service } = await start();
    const { id, key } = await make();
    expect((await get(id)).body).not.toHaveProperty('lastUsedAt');

    service.clock.advance(60_000);
    await use(key);
    service.clock.advance(60_000);
    expect((await get(id)).body.lastUsedAt).toBe('2026-01-14T05:01:00.000Z');

    await use(key);
    expect((await get(id)).body.lastUsedAt).toBe('2026-01-14T05:02:00.000Z');
  });

  test('is null before the first use if the profile says so', async () => {
    const { make, get, list } = await start({ 'apikey.unused': 'as-null' });
    const made = await make();

    expect(made.lastUsedAt).toBeNull();
    expect((await get(made.id)).body.lastUsedAt).toBeNull();
    expect((await list()).map(({ lastUsedAt }) => lastUsedAt)).toEqual([null, null]);
  });
});

describe('updating a key', () => {
  test.each([
    [{ name: 'Weekly' }, { name: 'Weekly', description: 'Old' }],
    [{ description: 'New' }, { name: 'Nightly', description: 'New' }],
    [
      { name: 'Weekly', description: 'New' },
      { name: 'Weekly', description: 'New' },
    ],
    [
      { name: 'Weekly', key: 'other', id: 'other' },
      { name: 'Weekly', description: 'Old' },
    ],
  ])('with %j changes nothing else', async (body, expected) => {
    const { make, get, update, use } = await start();
    const { key, ...made } = await make('Nightly', 'Old');
    const updated = await update(made.id, body);

    expect([updated.status, updated.body]).toEqual([200, { ...made, ...expected }]);
    expect((await get(made.id)).body).toEqual(updated.body);
    expect(await use(key)).toBe(200);
  });

  test('with an empty description removes it', async () => {
    const { make, update } = await start();
    const { id } = await make('Nightly', 'Old');
    expect((await update(id, { description: '' })).body).not.toHaveProperty('description');
  });

  test.each([{}, { color: 'red' }, { name: '' }, { name: null }, []])('with %j is refused', async (body) => {
    const { make, update, get } = await start();
    const { key: _key, ...made } = await make();
    expect((await update(made.id, body)).status).toBe(400);
    expect((await get(made.id)).body).toEqual(made);
  });
});

describe('what can be done with a key', () => {
  const actions = {
    get: ({ get }, { id }) => get(id),
    update: ({ update }, { id }) => update(id, { name: 'Weekly' }),
    delete: ({ remove }, { id }) => remove(id),
    use: async ({ use }, { key }) => ({ status: await use(key) }),
    list: async ({ list }, { id }) => ({
      status: (await list()).some((listed) => listed.id === id) ? 200 : 404,
    }),
  } satisfies Record<
    string,
    (
      kit: Awaited<ReturnType<typeof start>>,
      made: { readonly id: string; readonly key: string },
    ) => Promise<{ readonly status: number }>
  >;

  test.each([
    ['active', 'get', 200],
    ['active', 'update', 200],
    ['active', 'delete', 204],
    ['active', 'use', 200],
    ['active', 'list', 200],
    ['deleted', 'get', 404],
    ['deleted', 'update', 404],
    ['deleted', 'delete', 404],
    ['deleted', 'use', 401],
    ['deleted', 'list', 404],
  ] as const)('%s, %s: %i', async (state, action, status) => {
    const kit = await start();
    const made = await kit.make();
    if (state === 'deleted') await kit.remove(made.id);
    expect((await actions[action](kit, made)).status).toBe(status);
  });

  test('deleting a key does not affect others', async () => {
    const { make, remove, use, list } = await start();
    const [gone, kept] = [await make('Gone'), await make('Kept')];
    await remove(gone.id);

    expect([await use(gone.key), await use(kept.key)]).toEqual([401, 200]);
    expect((await list()).map(({ name }) => name).sort()).toEqual(['Demo key', 'Kept']);
  });

  test('a deleted key is refused permanently, and its record is gone', async () => {
    const { make, remove, use, service } = await start();
    const { id, key } = await make();
    await use(key);
    await remove(id);
    service.clock.advance(yearMs);

    expect(await use(key)).toBe(401);
    expect(await service.state()).not.toContain('Nightly');
  });

  test('an altered key is distinguished from one that never existed', async () => {
    const { make, service } = await start();
    const { key } = await make();
    const refused = async (token: string) =>
      (await service.withToken(token).call('listApiKeys')).error?.message;

    expect(await refused(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).toContain('altered');
    expect(await refused('pdk_key_never-was-a-key-but-is-about-as-long-as-one')).toContain('not known');
  });
});

describe("another organization's key", () => {
  test('is not found, with the same message as one that never existed', async () => {
    const { service, make } = await start();
    const { id, key } = await make();
    const path = { org_id: demo.otherOrg, keyId: id };
    const { other } = service.as;
    const answers = [
      await other.call('getApiKey', { path }),
      await other.call('updateApiKey', { path, body: { name: 'Mine' } }),
      await other.call('deleteApiKey', { path }),
    ];
    const never = await other.call('getApiKey', { path: { ...path, keyId: 'key_never' } });

    for (const { status, error } of answers) {
      expect([status, error?.message.replace(id, 'key_never')]).toEqual([404, never.error?.message]);
    }
    expect((await other.call('listApiKeys', { path })).body.apiKeys).toEqual([]);
    expect(await find(service, key)).toBe(200);
  });
});
