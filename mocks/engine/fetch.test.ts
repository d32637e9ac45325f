import { Request as OtherRequest } from 'undici';
import { beforeAll, expect, test } from 'vitest';
import { bearing, plainClient } from '../../fixtures/services/plain-client.js';
import { createMock, type Mock } from '../host/mock.js';

let mock: Mock;
let ledgers: string;
let headers: Record<string, string>;
beforeAll(async () => {
  mock = await createMock({ people: 20 });
  ledgers = `${mock.urls.ledger}/${mock.org}/ledgers`;
  headers = bearing(await plainClient(mock).signIn());
});

const text = '{"name":"Prospects é 𝕏"}';
const bytes = new TextEncoder().encode(text);
const streamed = () =>
  new ReadableStream({
    start: (controller) => {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });

test.each<[string, () => Parameters<typeof fetch>]>([
  ['an address', () => [ledgers, { headers }]],
  ['a URL', () => [new URL(ledgers), { headers }]],
  ['a path', () => [`/ledger/v1/${mock.org}/ledgers`, { headers }]],
  ['an address of any host', () => [`https://other.example/ledger/v1/${mock.org}/ledgers`, { headers }]],
  ['a Request', () => [new Request(ledgers, { headers })]],
  [
    'a Request, over which init decides',
    () => [new Request(ledgers, { method: 'DELETE' }), { method: 'GET', headers }],
  ],
  ['headers as pairs', () => [ledgers, { headers: Object.entries(headers) }]],
  ['headers as Headers', () => [ledgers, { headers: new Headers(headers) }]],
  // A different type, though it is a Request in every other respect.
  ['a Request of another implementation', () => [Object(new OtherRequest(ledgers, { headers }))]],
  ['members that hosts hand over beside', () => [ledgers, { headers, ...{ incoming: {}, next: 1 } }]],
])('takes %s', async (_, given) => {
  const answer = await mock.fetch(...given());
  expect([answer.status, answer.ok, answer.statusText]).toEqual([200, true, 'OK']);
  expect(answer.url).toMatch(new RegExp(`^https?://.+/ledger/v1/${mock.org}/ledgers$`));
  expect(answer.clone().url).toBe(answer.url);
  expect(answer).toBeInstanceOf(Response);
});

test.each<[string, () => RequestInit]>([
  ['a text', () => ({ body: text })],
  ['bytes', () => ({ body: bytes })],
  ['a buffer', () => ({ body: bytes.buffer })],
  ['a Blob', () => ({ body: new Blob([text]) })],
  ['a stream', () => ({ body: streamed(), duplex: 'half' })],
])('takes %s as body', async (_, init) => {
  const answer = await mock.fetch(ledgers, { method: 'POST', headers, ...init() });
  expect([answer.status, await answer.json()]).toEqual([
    201,
    expect.objectContaining({ name: 'Prospects é 𝕏' }),
  ]);
  const other = new OtherRequest(ledgers, { method: 'POST', headers, body: text });
  expect((await mock.fetch(Object(other))).status).toBe(201);
});

test('reads no more of a body than it accepts', async () => {
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) });
  const answer = await mock.fetch(ledgers, { method: 'POST', headers, body: endless, duplex: 'half' });
  expect(answer.status).toBe(413);
});

test('rejects with the reason of its signal, before and after the request is sent', async () => {
  const before = await mock.control.state();
  const reason = new Error('enough');
  const sent = mock.fetch(ledgers, {
    method: 'POST',
    headers,
    body: text,
    signal: AbortSignal.abort(reason),
  });
  await expect(sent).rejects.toBe(reason);
  expect(await mock.control.state()).toBe(before);

  const controller = new AbortController();
  const waiting = mock.fetch(ledgers, {
    method: 'POST',
    headers,
    body: new ReadableStream(),
    duplex: 'half',
    signal: controller.signal,
  });
  controller.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
});

test('follows redirects unless told not to', async () => {
  const other = await createMock({ people: 5, profile: { 'errors.slash': 'redirected-308' } });
  const address = `${other.urls.people}/${other.org}/find/`;
  const init = {
    method: 'POST',
    headers: { Authorization: `Bearer ${other.apiKey}`, 'Content-Type': 'application/json' },
    body: '{"matches":[]}',
  };
  const followed = await other.fetch(address, init);
  expect([followed.status, followed.redirected, followed.url]).toEqual([200, true, address.slice(0, -1)]);
  expect((await other.fetch(address, { ...init, redirect: 'manual' })).status).toBe(308);
  await expect(other.fetch(address, { ...init, redirect: 'error' })).rejects.toThrow(TypeError);
});

test('throws a TypeError for an invalid request', async () => {
  await expect(mock.fetch('http://')).rejects.toThrow(TypeError);
  await expect(mock.fetch(ledgers, { body: 'a GET has none' })).rejects.toThrow(TypeError);
});
