import { once } from 'node:events';
import { request as requestOfNode } from 'node:http';
import { request as secureRequestOfNode } from 'node:https';
import { Readable } from 'node:stream';
import axios from 'axios';
import { getGlobalDispatcher, MockAgent, request, setGlobalDispatcher, fetch as undiciFetch } from 'undici';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { find, reason, used } from '../../fixtures/disturbed.js';
import { listening } from '../../fixtures/receiver.js';
import { start } from '../../fixtures/services/started.js';
import type { Mock } from '../host/mock.js';

const production = 'https://api.example';
const elsewhere = 'https://elsewhere.example/things?key=secret';
/** A mock as seen by a client that is configured for production. */
const asProduction = (mock: Mock) => ({
  ...mock,
  urls: { ...mock.urls, people: `${production}/people/v1`, billing: `${production}/billing/v1` },
});
const headersOf = (sent: object) =>
  Object.entries(sent).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  );
/** What clients of node:http send: they know no streams of the web. */
const sentBy = (body: unknown) =>
  body instanceof ReadableStream ? Readable.from(body) : Readable.from([body ?? []].flat());
/** The clients of Node, undici and axios, with all results as Responses. */
const clients: [string, (url: string, init?: RequestInit) => Promise<Response>][] = [
  ['the global fetch', (url, init) => fetch(url, init)],
  ['fetch of undici', async (url, init) => Object(await undiciFetch(url, Object(init)))],
  [
    'request of undici',
    async (url, init) => {
      const { statusCode, headers, body } = await request(url, Object(init));
      return new Response(await body.text(), { status: statusCode, headers: headersOf(headers) });
    },
  ],
  [
    'request of node:http',
    async (url, { body, ...init } = {}) => {
      const sending = (url.startsWith('https:') ? secureRequestOfNode : requestOfNode)(url, Object(init));
      sentBy(body).pipe(sending);
      const [answer] = await once(sending, 'response');
      let text = '';
      for await (const piece of answer) text += piece;
      return new Response(text, { status: answer.statusCode, headers: headersOf(answer.headers) });
    },
  ],
  [
    'axios',
    async (url, { body, ...init } = {}) => {
      const asText = { responseType: 'text', validateStatus: null } as const;
      const sent = body === undefined ? {} : { data: sentBy(body) };
      const { data, status, headers } = await axios({ url, ...Object(init), ...asText, ...sent });
      return new Response(data, { status, headers: headersOf(headers) });
    },
  ],
];

test.each(['Bun', 'Deno'])(
  'where fetch is that of %s, an interception is refused with what to use instead',
  async (runtime) => {
    const mock = await start();
    vi.stubGlobal(runtime, {});
    expect(() => mock.intercept({ origin: production })).toThrow(`the fetch of ${runtime}: pass mock.fetch`);
    vi.unstubAllGlobals();
  },
);

describe.each(clients)('%s', (name, client) => {
  test('reaches the mock at the origin of production, without a port', async () => {
    const mock = await start();
    using interception = mock.intercept({ origin: production });
    expect(interception.origins).toEqual([production]);
    const answer = await find(asProduction(mock), client);
    expect([answer.status, answer.headers.get('x-credits-used')]).toEqual([200, '1']);
    expect(await answer.json()).toMatchObject({ matches: [{ people: [{ name: mock.people[0]?.name }] }] });
    const [entry] = await mock.journal.list({ operation: 'find' });
    expect(entry).toMatchObject({ path: `/people/v1/${mock.org}/find`, response: { status: 200 } });
  });

  test('meets faults as over HTTP: refusals, resets, truncated answers, latency', async () => {
    const mock = await start();
    using _ = mock.intercept({ origin: production });
    const { faults } = mock.control;
    const call = () => find(asProduction(mock), client);
    await faults.add({ on: 'find', status: 429, retryAfterSeconds: 2, times: 1 });
    const throttled = await call();
    expect([throttled.status, throttled.headers.get('retry-after')]).toEqual([429, '2']);
    await faults.add({ on: 'find', reset: true, afterWork: true, times: 1 });
    const lost: unknown = await call().catch((error: unknown) => error);
    const reset = { code: 'ECONNRESET' };
    expect(lost).toMatchObject(name.includes('fetch') ? { message: 'fetch failed', cause: reset } : reset);
    expect(await used(mock)).toMatchObject({ requests: 1 });
    await faults.add({ on: 'find', truncateAfterBytes: 10, times: 1 });
    await expect(call().then((answer) => answer.text())).rejects.toThrow(
      /terminated|other side closed|aborted/,
    );
    await faults.add({ on: 'find', latency: { ms: 60_000 } });
    const leaving = new AbortController();
    const left = find(asProduction(mock), client, { signal: leaving.signal });
    await expect.poll(async () => (await faults.list()).at(-1)?.struck).toBe(1);
    leaving.abort();
    await expect(left).rejects.toThrow(/aborted|canceled/);
  });

  test('uses the world that X-World or a credential names', async () => {
    const mock = await start();
    const other = await mock.worlds.create({ credits: 0 });
    using _ = mock.intercept({ origin: production });
    const inOther = { ...asProduction(mock), org: other.org, people: other.people, apiKey: other.apiKey };
    expect((await find(inOther, client)).status).toBe(402);
    expect((await find(asProduction(mock), client)).status).toBe(200);
    const headers = { Authorization: `Bearer ${mock.apiKey}`, 'X-World': other.id };
    expect((await find(asProduction(mock), client, { headers })).status).toBe(401);
  });

  test('sends and receives cookies and streams', async () => {
    const mock = await start();
    using _ = mock.intercept({ origin: production });
    const { username, password } = mock;
    const text = JSON.stringify({ grantType: 'password', username, password });
    const body = name === 'request of undici' ? text : new Blob([text]).stream();
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half' as const,
    };
    const answer = await client(`${production}/identity/v1/session`, init);
    expect(answer.status).toBe(200);
    // Over https, cookies are Secure.
    expect(answer.headers.getSetCookie()).toEqual([expect.stringContaining('; Secure')]);
  });

  test('is refused other origins if requested, and the query is not echoed', async () => {
    const mock = await start();
    using _ = mock.intercept({ origin: production, onUnhandledRequest: 'error' });
    const error: unknown = await client(elsewhere).catch((thrown: unknown) => thrown);
    const told = name.includes('fetch') ? Object(error).cause : error;
    expect(told).toMatchObject({
      message: expect.stringContaining('GET https://elsewhere.example/things is not'),
    });
    expect(String(Object(told).message)).not.toContain('secret');
  });

  test('reaches other origins as before', async () => {
    const mock = await start();
    const { origin: url } = await listening((_request, response) => response.end('from elsewhere'));
    using _ = mock.intercept({ origin: production });
    expect(await (await client(url)).text()).toBe('from elsewhere');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    using __ = mock.intercept({ origin: 'https://other.example', onUnhandledRequest: 'warn' });
    expect(await (await client(url)).text()).toBe('from elsewhere');
    expect((await client(`${production}/health`)).status).toBe(200);
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`GET ${url}/ is not for the mock`)]]);
    warn.mockRestore();
  });
});

const globals = () =>
  ['1', '2'].map((n) => Reflect.get(globalThis, Symbol.for(`undici.globalDispatcher.${n}`)));

describe('the previous dispatcher', () => {
  // If Node's own fetch was called before undici was loaded, only the first global is set.
  const second = Symbol.for('undici.globalDispatcher.2');
  const set: unknown = Reflect.get(globalThis, second);
  afterEach(() => void Reflect.set(globalThis, second, set));

  test.each([
    ['set', getGlobalDispatcher()],
    ['not set', undefined],
  ])('is restored, even if several interceptions end in any order (%s)', async (_, there) => {
    Reflect.set(globalThis, second, there);
    const before = globals();
    const [one, other] = [await start(), await start()];
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
      [0, 2, 1],
    ];
    for (const order of orders) {
      const ends = [
        one.intercept({ origin: production }),
        other.intercept({ origin: 'https://other.example' }),
        one.intercept({ origin: 'https://third.example' }),
      ];
      for (const at of order) ends[at]?.();
      for (const at of order) ends[at]?.();
      expect(globals().map((dispatcher, at) => dispatcher === before[at])).toEqual([true, true]);
    }
  });

  test('stays replaced if it was replaced meanwhile', async () => {
    const before = getGlobalDispatcher();
    const mock = await start();
    const end = mock.intercept({ origin: production });
    const intercepting = getGlobalDispatcher();
    const theirs = new MockAgent();
    theirs.disableNetConnect();
    setGlobalDispatcher(theirs);
    end();
    expect(getGlobalDispatcher()).toBe(theirs);
    setGlobalDispatcher(intercepting);
    await expect(fetch(`${production}/health`)).rejects.toThrow('fetch failed');
    setGlobalDispatcher(before);
    await theirs.close();
  });

  test('is restored when the mock is closed or the world removed', async () => {
    const before = getGlobalDispatcher();
    const mock = await start();
    const world = await mock.worlds.create();
    world.intercept({ origin: production });
    mock.intercept({ origin: 'https://other.example' });
    mock.worlds.remove(world.id);
    await expect(reason(fetch(`${production}/health`))).resolves.toMatchObject({ message: 'fetch failed' });
    expect((await fetch('https://other.example/health')).status).toBe(200);
    await mock.close();
    expect(getGlobalDispatcher()).toBe(before);
  });
});

test.each(clients)(
  '%s: the newest interception of an origin answers, and an older one even beneath one that refuses other origins',
  async (_name, client) => {
    const [one, other] = [await start(), await start({ credits: 0 })];
    using _ = one.intercept({ origin: production });
    using __ = other.intercept({ origin: 'https://other.example', onUnhandledRequest: 'error' });
    expect((await find(asProduction(one), client)).status).toBe(200);
    const end = other.intercept({ origin: new URL(`${production}/ignored`) });
    expect((await find(asProduction(one), client)).status).toBe(402);
    end();
    expect((await find(asProduction(one), client)).status).toBe(200);
  },
);

test('an interception of a world answers from that world alone', async () => {
  const mock = await start();
  const world = await mock.worlds.create({ credits: 0 });
  using _ = world.intercept({ origin: production });
  expect((await find({ ...asProduction(mock), ...world, urls: asProduction(mock).urls }, fetch)).status).toBe(
    402,
  );
  expect((await find(asProduction(mock), fetch)).status).toBe(401);
});

test('by default, the address in `urls` and the servers of the contract are intercepted', async () => {
  const mock = await start();
  using interception = mock.intercept();
  expect(interception.origins).toEqual(['http://people-data.test', 'http://127.0.0.1:4010']);
  expect((await find(mock, fetch)).status).toBe(200);
});

test.each([
  [{ origin: 'api.example' }, 'option origin: "api.example" is no origin: give one such as'],
  [{ origin: 'ftp://api.example' }, 'option origin: "ftp://api.example" is no origin'],
  [Object({ onUnhandledRequest: 'ignore' }), '"ignore" is none of bypass, warn, error.'],
  [Object({ origins: production }), 'intercept has no option "origins": it takes origin and'],
])('%j is refused, and nothing is intercepted', async (options, message) => {
  const before = getGlobalDispatcher();
  const mock = await start();
  expect(() => mock.intercept(options)).toThrow(message);
  expect(getGlobalDispatcher()).toBe(before);
});
