import { expect, test } from 'vitest';
import { startService } from '../../fixtures/calls.js';
import { fakeService, tokenIn } from '../../fixtures/services/fake-service.js';
import { demo } from '../../spec/demo/demo.js';
import { suffices } from './authorize.js';

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

test.each([
  ['cumulative', ['admin'], 'viewer', true],
  ['cumulative', ['editor'], 'viewer', true],
  ['cumulative', ['viewer'], 'editor', false],
  ['cumulative', [], 'viewer', false],
  ['exact', ['admin'], 'viewer', false],
  ['exact', ['viewer'], 'viewer', true],
  ['exact', ['viewer', 'admin'], 'editor', false],
  ['exact', ['editor'], 'any', true],
  ['cumulative', [], 'any', false],
] as const)('when roles are %s, holding %j suffices for %s: %s', (reading, held, required, enough) => {
  expect(suffices(held, required, reading)).toBe(enough);
});

const asViewer = async (service: Awaited<ReturnType<typeof fakeService>>) => {
  const answer = await service.signIn({
    grantType: 'clientCredentials',
    clientId: demo.accounts[0].clientId,
    clientSecret: demo.accounts[0].clientSecret,
  });
  return { headers: { Authorization: `Bearer ${tokenIn(await answer.json())}` } };
};

test.each([
  ['any', 200],
  ['viewer', 200],
  ['editor', 403],
] as const)('when find requires %s, a viewer gets %i', async (role, status) => {
  const service = await fakeService({ profile: { 'auth.find-role': role } });
  expect((await service.find(await asViewer(service))).status).toBe(status);
});

test.each([
  ['rejected-403', 403],
  ['rejected-404', 404],
  ['rejected-401', 401],
] as const)('under %s an insufficient role gets %i', async (reading, status) => {
  const service = await fakeService({ profile: { 'auth.find-role': 'editor', 'errors.no-role': reading } });
  expect((await service.find(await asViewer(service))).status).toBe(status);
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

test.each([
  ['rejected-403', 403],
  ['rejected-404', 404],
  ['rejected-400', 400],
] as const)(
  'under %s a foreign organization and an unknown one get %i with the same message',
  async (reading, status) => {
    const { find, calls } = await fakeService({ profile: { 'errors.unknown-org': reading } });
    const [foreign, unknown] = [await find({}, demo.otherOrg), await find({}, 'org_nowhere')];
    expect([foreign.status, unknown.status]).toEqual([status, status]);
    const words = (await foreign.text()).replaceAll(demo.otherOrg, 'org_nowhere');
    expect(words).toBe(await unknown.text());
    expect(calls).toEqual([]);
  },
);
