import { afterEach, expect, test } from 'vitest';
import { createMock } from '../../mocks/host/mock.js';
import { createClient, NoAnswerError } from './client.js';

// A client on a bad network, over real connections to a mock that injects faults.

const ending: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

async function scene() {
  const mock = await createMock({ port: 0, people: 20 });
  ending.push(() => mock.close());
  const { urls, org, clientId, clientSecret } = mock;
  const waited: number[] = [];
  const client = createClient({
    urls,
    org,
    credentials: { clientId, clientSecret },
    timeoutMs: 5000,
    wait: async (ms) => {
      waited.push(ms);
    },
  });
  const charged = async () => {
    const { data } = await client.billing.getUsage();
    return (data.records ?? []).reduce((sum, { credits_used = 0 }) => sum + credits_used, 0);
  };
  return { mock, client, waited, charged };
}

const ada = { matches: [{ fields: [{ field_name: 'name', search_term: 'Ada Moreau' } as const] }] };

test('a charged find without a response is not retried', async () => {
  const { mock, client, charged } = await scene();
  await mock.control.faults.add({ on: 'find', reset: true, afterWork: true, times: 1 });

  await expect(client.people.find({ body: ada })).rejects.toThrow(NoAnswerError);

  const [fault] = await mock.control.faults.list();
  expect(fault?.struck).toBe(1);
  expect(await charged()).toBe(1);
});

test('a find throttled before any work is retried until it succeeds, and charged once', async () => {
  const { mock, client, waited, charged } = await scene();
  await mock.control.faults.add({ on: 'find', status: 429, retryAfterSeconds: 7, times: 3 });

  const { data } = await client.people.find({ body: ada });

  expect(data.matches?.[0]?.found).toBe(true);
  expect(waited).toEqual([7000, 7000, 7000]);
  expect(await charged()).toBe(1);
});

test.each([{ reset: true }, { status: 503 }, { truncateAfterBytes: 5 }, { malformed: true }] as const)(
  'a read and a sign-in that meet %o once succeed',
  async (fault) => {
    const { mock, client } = await scene();
    await mock.control.faults.add({ on: 'createSession', ...fault, times: 1 });
    await mock.control.faults.add({ on: 'getLedgers', ...fault, times: 1 });
    expect((await client.ledger.getLedgers()).data).toEqual({ ledgers: [] });
  },
);

test('concurrent calls that share a signal and meet random faults all succeed', async () => {
  const { mock, client } = await scene();
  await mock.control.faults.add({ on: 'getLedgers', status: 503, probability: 0.3 });
  const { signal } = new AbortController();
  const warnings: Error[] = [];
  const hear = (warning: Error) => warnings.push(warning);
  process.on('warning', hear);
  const calls = Array.from({ length: 60 }, () => client.ledger.getLedgers({ signal }));
  const answers = await Promise.all(calls);
  process.off('warning', hear);
  expect(answers.every(({ data }) => data.ledgers?.length === 0)).toBe(true);
  expect(warnings).toEqual([]);
});
