import { describe, expect, test } from 'vitest';
import { type Service, startService } from '../../../fixtures/calls.js';
import type { MockOptions } from '../../host/mock.js';

async function start(profile: MockOptions['profile'] = {}) {
  const service = await startService({ profile });
  const { admin } = service.as;
  const make = async (name = 'Nightly', description?: string) =>
    (await admin.call('createApiKey', { body: { name, description } })).body;
  const use = (key: string) => find(service, key);
  return { service, make, use };
}

/** Returns the status of a find with a key. */
async function find(service: Service, key: string): Promise<number> {
  const fields = [{ field_name: 'name', search_term: 'Nobody' }];
  return (await service.withToken(key).call('find', { body: { matches: [{ fields }] } })).status;
}

describe('a new key', () => {
  test.each([
    ['every-role', 200],
    ['viewer', 403],
  ] as const)('under %s is answered with %i where find requires an editor', async (reading, status) => {
    const { make, use } = await start({ 'apikey.role': reading, 'auth.find-role': 'editor' });
    expect(await use((await make()).key)).toBe(status);
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

describe('what can be done with a key', () => {
  test('an altered key is distinguished from one that never existed', async () => {
    const { make, service } = await start();
    const { key } = await make();
    const refused = async (token: string) =>
      (await service.withToken(token).call('listApiKeys')).error?.message;

    expect(await refused(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).toContain('altered');
    expect(await refused('pdk_key_never-was-a-key-but-is-about-as-long-as-one')).toContain('not known');
  });
});
