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

test.each([
  ['rejected-503', 503, '1', /json/],
  ['rejected-502-html', 502, null, /html/],
] as const)('%s: every 25th request meets maintenance, once', async (reading, status, retryAfter, type) => {
  const { as } = await startService({ profile: { 'errors.outage': reading } });
  const answers = [];
  for (let sent = 0; sent < 50; sent += 1) answers.push(await as.anonymous.call('getOrganization'));
  expect(answers.flatMap((answer, at) => (answer.status === 401 ? [] : [at]))).toEqual([24, 49]);
  expect(answers[24]).toMatchObject({ status });
  expect(answers[24]?.headers.get('retry-after')).toBe(retryAfter);
  expect(answers[24]?.headers.get('content-type')).toMatch(type);
});
