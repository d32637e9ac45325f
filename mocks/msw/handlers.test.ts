import https from 'node:https';
import { setupServer } from 'msw/node';
import { afterEach, expect, test, vi } from 'vitest';
import { disturbed, find, places, used } from '../../fixtures/disturbed.js';
import type { Mock, MockOptions } from '../host/mock.js';
import { handlers } from './handlers.js';

const origin = 'https://api.example';
let server: ReturnType<typeof setupServer> | undefined;
afterEach(async () => {
  server?.close();
  vi.restoreAllMocks();
});

/** A mock behind msw, as seen by a client that is configured for production. */
async function behindMsw(place: (typeof places)[number], options: MockOptions = {}) {
  const { mock, faults } = await disturbed(place, options);
  server = setupServer(...handlers(place === 'over HTTP' ? new URL(mock.urls.people) : mock, { origin }));
  server.listen({ onUnhandledRequest: 'error' });
  const seen: Mock = { ...mock, urls: { ...mock.urls, people: `${origin}/people/v1` } };
  return { mock, seen, faults };
}

test.each(places)('msw answers like the mock, %s', async (place) => {
  const { mock, seen } = await behindMsw(place);
  const answer = await find(seen, fetch);
  expect([answer.status, answer.headers.get('x-credits-used'), answer.url]).toEqual([
    200,
    '1',
    `${origin}/people/v1/${mock.org}/find`,
  ]);
  expect(await answer.json()).toMatchObject({ matches: [{ people: [{ name: mock.people[0]?.name }] }] });
  expect(await mock.journal.count({ operation: 'find', status: 200 })).toBe(1);
  const world = await mock.worlds.create({ credits: 0 });
  expect((await find({ ...seen, org: world.org, apiKey: world.apiKey }, fetch)).status).toBe(402);
  const { username, password } = mock;
  const signedIn = await fetch(`${origin}/identity/v1/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ grantType: 'password', username, password }),
  });
  expect([signedIn.status, signedIn.headers.getSetCookie().length]).toEqual([200, 1]);
});

test.each(places)('faults work behind msw, %s', async (place) => {
  const { mock, seen, faults } = await behindMsw(place);
  await faults.add({ on: 'find', status: 429, retryAfterSeconds: 2, times: 1 });
  const throttled = await find(seen, fetch);
  expect([throttled.status, throttled.headers.get('retry-after')]).toEqual([429, '2']);
  await faults.add({ on: 'find', reset: true, afterWork: true, times: 1 });
  await expect(find(seen, fetch)).rejects.toThrow(TypeError);
  expect(await used(mock)).toMatchObject({ requests: 1 });
  await faults.add({ on: 'find', truncateAfterBytes: 10, times: 1 });
  await expect(find(seen, fetch).then((answer) => answer.text())).rejects.toThrow();
  await faults.add({ on: 'find', latency: { ms: 150 }, times: 1 });
  const start = performance.now();
  expect((await find(seen, fetch)).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(145);
});

test('an aborted call ends for the caller and for the mock', async () => {
  const { mock, seen, faults } = await behindMsw('in process');
  await faults.add({ on: 'find', latency: { ms: 60_000 } });
  const leaving = new AbortController();
  const left = find(seen, fetch, { signal: leaving.signal });
  await expect.poll(async () => (await faults.list())[0]?.struck).toBe(1);
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  await faults.clear();
  expect(await used(mock)).toBeUndefined();
});

test('clients of node:http are answered, and see a reset as an error', async () => {
  const { faults } = await behindMsw('in process');
  const call = (path: string) =>
    new Promise((resolve, reject) => {
      https
        .request(`${origin}${path}`, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });
  expect(await call('/health')).toBe(200);
  await faults.add({ reset: true, times: 1 });
  await expect(call('/people/v1/org_demo/people')).rejects.toThrow();
});

test('without an origin, calls of the service are answered at any origin', async () => {
  const { mock } = await disturbed('in process');
  server = setupServer(...handlers(mock));
  server.listen({ onUnhandledRequest: 'error' });
  expect((await find(mock, fetch)).status).toBe(200);
  const urls = { ...mock.urls, people: 'https://anywhere.example/people/v1' };
  expect((await find({ ...mock, urls }, fetch)).status).toBe(200);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(fetch('https://anywhere.example/orders/v1')).rejects.toThrow('Cannot bypass');
});
