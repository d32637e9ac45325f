import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMock, type MockOptions, manualClock } from '../../mocks/host/mock.js';
import { createClient, ServiceError, SignInError } from './client.js';

// How a client signs in and renews its session, against a mock with a manual clock.

/** Creates a mock, a client of it, and a record of its requests. */
async function scene(options: MockOptions = {}, credentials = 'user' as 'user' | 'account' | 'key') {
  const clock = manualClock(Date.UTC(2026, 0, 14, 5));
  const mock = await createMock({ clock, people: 20, ...options });
  const sent: { readonly path: string; readonly authorization: string | null; readonly status: number }[] =
    [];
  const fetch = async (request: Request) => {
    const { pathname: path } = new URL(request.url);
    const response = await mock.fetch(request);
    sent.push({ path, authorization: request.headers.get('Authorization'), status: response.status });
    return response;
  };
  const { clientId, clientSecret, username, password, apiKey } = mock.credentials;
  const each = { account: { clientId, clientSecret }, user: { username, password }, key: { apiKey } };
  const common = { urls: mock.urls, org: mock.org, fetch };
  const client = createClient({ ...common, credentials: each[credentials], clock });
  const signIns = () => sent.filter(({ path }) => path.endsWith('/session')).length;
  return { clock, mock, client, sent, signIns, common, each };
}

const org = { people: 20 };

test.each(['user', 'account'] as const)(
  'a client of a %s signs in once, with its first call',
  async (who) => {
    const { client, sent } = await scene(org, who);
    expect(sent).toEqual([]);

    await client.ledger.getLedgers();
    await client.billing.getUsage();

    expect(sent.map(({ path }) => path)).toEqual([
      '/identity/v1/session',
      '/ledger/v1/org_demo/ledgers',
      '/billing/v1/org_demo/usage',
    ]);
  },
);

test('an API key is sent as it is, without a sign-in', async () => {
  const { client, sent, mock } = await scene(org, 'key');
  await client.people.find({ body: { matches: [] } });
  expect(sent).toMatchObject([{ authorization: `Bearer ${mock.apiKey}`, status: 200 }]);
});

test('a call refused with an API key is not retried', async () => {
  const { client, sent } = await scene({ profile: { 'auth.key-refused': 'rejected-401' } }, 'key');
  await expect(client.ledger.getLedgers()).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
  expect(sent).toHaveLength(1);
});

test('fifty concurrent calls sign in once', async () => {
  const { client, signIns } = await scene();
  await Promise.all(Array.from({ length: 50 }, () => client.ledger.getLedgers()));
  expect(signIns()).toBe(1);
});

test('no call sends an expired token, for any steps in time, lifetime and format of the expiry', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('15-minutes', '1-hour', '1-minute', '10-seconds', 'skewed-clock'),
      fc.constantFrom('naive-microseconds', 'naive-no-fraction', 'with-z', 'with-offset'),
      fc.constantFrom('user', 'account'),
      fc.array(fc.integer({ min: 0, max: 2_000_000 }), { minLength: 1, maxLength: 8 }),
      async (lifetime, format, who, steps) => {
        const { client, clock, sent } = await scene(
          { profile: { 'session.lifetime': lifetime, 'session.expires-format': format } },
          who,
        );
        for (const step of steps) {
          clock.advance(step);
          await client.ledger.getLedgers();
        }
        expect(sent.filter(({ status }) => status !== 200)).toEqual([]);
      },
    ),
    { numRuns: 25 },
  );
});

test('a refused token is replaced once, and the call is sent again', async () => {
  const { client, sent, mock } = await scene();
  await client.ledger.getLedgers();
  await mock.reset();

  await Promise.all(Array.from({ length: 20 }, () => client.ledger.getLedgers()));

  const statuses = sent.slice(2).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThan(0);
  expect(sent.filter(({ path }) => path.endsWith('/session'))).toHaveLength(2);
});

test('a call that is refused with any token fails after one renewal', async () => {
  const { mock, sent, common } = await scene({ profile: { 'errors.no-role': 'rejected-401' } });
  const viewer = { clientId: 'sa_viewer', clientSecret: 'demo-viewer-secret' };
  const client = createClient({
    ...common,
    credentials: viewer,
    clock: { now: () => mock.control.clock.now() },
  });

  await expect(client.ledger.createLedger({ body: { name: 'Customers' } })).rejects.toMatchObject({
    status: 401,
  });

  expect(sent.map(({ status }) => status)).toEqual([200, 401, 200, 401]);
});

test('a refused sign-in rejects every call that waits for it, without its secret, and the next call tries again', async () => {
  const { common, sent } = await scene();
  const credentials = { clientId: 'sa_demo', clientSecret: 'not-the-secret' };
  const client = createClient({ ...common, credentials });

  const calls = await Promise.allSettled([1, 2, 3].map(() => client.ledger.getLedgers()));

  expect(sent).toHaveLength(1);
  for (const call of calls) {
    const reason: unknown = call.status === 'rejected' ? call.reason : undefined;
    expect(reason).toBeInstanceOf(SignInError);
    expect(reason).toBeInstanceOf(ServiceError);
    expect(reason).toMatchObject({ status: 401, operation: 'createSession' });
    expect(JSON.stringify(reason) + String(reason)).not.toContain('not-the-secret');
  }
  await expect(client.ledger.getLedgers()).rejects.toThrow('createSession was answered 401');
  expect(sent).toHaveLength(2);
});

test('aborting a call that waits for a sign-in does not affect others', async () => {
  const { common, each } = await scene();
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const fetch = async (request: Request) => {
    await gate;
    return common.fetch(request);
  };
  const client = createClient({ ...common, credentials: each.user, fetch });
  const control = new AbortController();
  const given = client.ledger.getLedgers({ signal: control.signal });
  const kept = client.ledger.getLedgers();

  control.abort(new Error('no longer wanted'));
  await expect(given).rejects.toThrow('no longer wanted');
  open();

  expect((await kept).data).toEqual({ ledgers: [] });
});
