import { expect, test } from 'vitest';
import { startService } from '../../fixtures/calls.js';
import { fakeService } from '../../fixtures/services/fake-service.js';
import { demo } from '../../spec/demo/demo.js';

test('over TLS only, a request over plain http is refused before its credential is read', async () => {
  const { as } = await startService({ profile: { 'transport.tls': 'tls-only' } });
  const headers = { 'X-Forwarded-Proto': 'https' };
  const token = await as.anonymous.call('createSession', { body: {}, headers });
  expect(token.status).toBe(400);
  expect(await as.anonymous.call('createSession', { body: {} })).toMatchObject({
    status: 403,
    error: { message: expect.stringContaining('X-Forwarded-Proto: https') },
  });
  expect((await as.anonymous.call('getOrganization')).status).toBe(403);
  expect((await as.anonymous.call('getOrganization', { headers })).status).toBe(401);
});

test.each(['cumulative', 'exact'] as const)(
  'the demo credentials may call everything when roles are %s',
  async (roles) => {
    for (const role of ['any', 'viewer', 'editor'] as const) {
      const { find } = await fakeService({ profile: { 'auth.roles': roles, 'auth.find-role': role } });
      expect((await find()).status).toBe(200);
      expect((await find({}, demo.noCreditOrg)).status).toBe(200);
    }
  },
);
