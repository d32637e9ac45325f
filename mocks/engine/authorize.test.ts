import { expect, test } from 'vitest';
import { startService } from '../../fixtures/calls.js';

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
