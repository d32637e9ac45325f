import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disturbed, find, places, reason, used } from '../../fixtures/disturbed.js';
import { type Ask, overHttp, plainClient } from '../../fixtures/services/plain-client.js';
import { start } from '../../fixtures/services/started.js';
import type { Mock, MockOptions } from '../host/mock.js';
import { malformed } from './with-faults.js';

async function statusOfSignIn(mock: Mock, ask: Ask): Promise<number> {
  const { clientId, clientSecret } = mock;
  const { session } = plainClient(mock, overHttp(mock, {}, ask));
  return (await session({ grantType: 'clientCredentials', clientId, clientSecret })).status;
}

test('a fault that does not exist cannot be removed', async () => {
  const { control } = await start();
  await expect(control.faults.remove('flt_none')).rejects.toThrow('No fault "flt_none": there is none.');
  const { id } = await control.faults.add({ status: 503 });
  await expect(control.faults.remove('flt_none')).rejects.toThrow(`there are ${id}.`);
});

test('JSON does not parse any more', () => {
  fc.assert(
    fc.property(fc.json(), (body) => {
      expect(() => JSON.parse(malformed(body, 'application/json'))).toThrow(SyntaxError);
    }),
  );
});

test('CSV ends with an unterminated quoted field', () => {
  expect(malformed('id,name\n1,Ada\n', 'text/csv; charset=utf-8')).toBe('id,name\n1,Ada\n\n"');
});

describe.each(places)('%s', (place) => {
  const scene = (options: MockOptions = {}) => disturbed(place, options);

  test('a status has the form of the service, strikes `times` calls after `skip` calls, and names its fault', async () => {
    const { mock, client, faults } = await scene();
    const { id } = await faults.add({ on: 'find', status: 503, skip: 1, times: 1 });
    const answers = [await find(mock, client), await find(mock, client), await find(mock, client)];
    expect(answers.map(({ status }) => status)).toEqual([200, 503, 200]);
    const [, refused] = answers;
    expect(refused?.headers.get('content-type')).toBe('application/json');
    expect(refused?.headers.get('x-fault')).toBe(id);
    expect(refused?.headers.has('x-request-id')).toBe(true);
    expect(await refused?.json()).toEqual({ error: 'unavailable', message: expect.stringContaining(id) });
    expect(await faults.list()).toEqual([
      { id, on: 'find', status: 503, skip: 1, times: 1, met: 3, struck: 1 },
    ]);
  });

  test('the form of a refusal follows the profile', async () => {
    const { mock, client, faults } = await scene({ profile: { 'errors.body': 'problem-details' } });
    await faults.add({ status: 402 });
    const refused = await find(mock, client);
    expect([refused.status, await refused.json()]).toEqual([
      402,
      expect.objectContaining({ status: 402, title: 'Payment Required' }),
    ]);
  });

  test('429 has the Retry-After of the profile', async () => {
    const { mock, client, faults } = await scene();
    await faults.add({ status: 429, times: 1 });
    await faults.add({ status: 429, retryAfterSeconds: 7, times: 1 });
    const waits = [await find(mock, client), await find(mock, client)];
    expect(waits.map(({ headers }) => headers.get('retry-after'))).toEqual(['1', '7']);
    const dated = await scene({ profile: { 'errors.rate-limit': 'rejected-429-retry-after-date' } });
    await dated.faults.add({ status: 429, retryAfterSeconds: 60 });
    const wait = (await find(dated.mock, dated.client)).headers.get('retry-after') ?? '';
    expect(Math.abs(Date.parse(wait) - Date.now() - 60_000)).toBeLessThan(30_000);
  });

  test('a fault on an interface strikes all of it, and no other interface', async () => {
    const { mock, client, faults } = await scene();
    await faults.add({ on: 'identity', status: 500 });
    expect(await statusOfSignIn(mock, client)).toBe(500);
    expect((await find(mock, client)).status).toBe(200);
  });

  test('a reset connection fails like with undici, before or after the call was performed', async () => {
    const { mock, client, faults } = await scene();
    const before = await used(mock);
    await faults.add({ on: 'find', reset: true, times: 1 });
    expect(await reason(find(mock, client))).toEqual({ message: 'fetch failed', code: 'ECONNRESET' });
    expect([before, await used(mock)]).toEqual([undefined, undefined]);
    await faults.add({ on: 'find', reset: true, afterWork: true, times: 1 });
    expect(await reason(find(mock, client))).toEqual({ message: 'fetch failed', code: 'ECONNRESET' });
    expect(await used(mock)).toMatchObject({ requests: 1, credits_used: 1 });
  });

  test('a truncated body fails while it is read, after the head and that many bytes', async () => {
    const { mock, client, faults } = await scene();
    await faults.add({ on: 'find', truncateAfterBytes: 20 });
    const answer = await find(mock, client);
    expect(answer.status).toBe(200);
    const read: Uint8Array[] = [];
    const reading = async () => {
      for await (const piece of answer.body ?? []) read.push(piece);
    };
    expect(await reason(reading())).toEqual({ message: 'terminated', code: 'UND_ERR_SOCKET' });
    expect(Buffer.concat(read).toString()).toBe('{"matches":[{"found"');
  });

  test('a malformed body is complete, but not JSON', async () => {
    const { mock, client, faults } = await scene();
    await faults.add({ on: 'people', malformed: true });
    const answer = await find(mock, client);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
    await expect(answer.json()).rejects.toThrow(SyntaxError);
  });

  test('a delayed answer is sent once its fault is removed, or the mock is reset or closed', async () => {
    const { mock, client, faults } = await scene();
    const endings = [
      async (id: string) => faults.remove(id),
      async () => mock.control.reset(),
      async () => mock.close(),
    ];
    for (const end of endings) {
      const { id } = await faults.add({ on: 'find', latency: { ms: 60_000 } });
      const start = performance.now();
      const answer = find(mock, client);
      await expect.poll(async () => (await faults.list())[0]?.struck).toBe(1);
      await end(id);
      expect((await answer).status).toBe(200);
      expect(performance.now() - start).toBeLessThan(20_000);
    }
  });

  test('a latency delays the answer, and an aborted call is not performed', async () => {
    const logged: number[] = [];
    const { mock, client, faults } = await scene({ onExchange: ({ status }) => logged.push(status) });
    await faults.add({ on: 'find', latency: { minMs: 150, maxMs: 200 }, times: 1 });
    const start = performance.now();
    expect((await find(mock, client)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(145);
    await faults.add({ on: 'find', latency: { ms: 60_000 } });
    const leaving = new AbortController();
    const left = find(mock, client, { signal: leaving.signal });
    await expect.poll(async () => (await faults.list())[1]?.struck).toBe(1);
    leaving.abort();
    await expect(left).rejects.toThrow('aborted');
    await expect.poll(() => logged).toEqual([200, 0]);
    expect(await used(mock)).toMatchObject({ requests: 1 });
  });

  test('a slow body arrives in pieces, and the rest at once when its fault is removed', async () => {
    const { mock, client, faults } = await scene();
    const plain = await (await find(mock, client)).text();
    const { id } = await faults.add({ on: 'find', bytesPerSecond: 200 });
    const answer = await find(mock, client);
    const reader = answer.body?.getReader();
    const decoder = new TextDecoder();
    const first = decoder.decode((await reader?.read())?.value, { stream: true });
    expect(first.length).toBeLessThan(plain.length / 2);
    await faults.remove(id);
    let rest = '';
    for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) {
      rest += decoder.decode(piece.value, { stream: true });
    }
    expect(JSON.parse(first + rest)).toEqual(JSON.parse(plain));
  });

  test('a fault for one credential leaves others alone, however they sign in', async () => {
    const { mock, client, faults } = await scene();
    const token = await plainClient(mock).signIn();
    await faults.add({ status: 503, credential: mock.clientId });
    expect((await find(mock, client)).status).toBe(200);
    expect((await find(mock, client, {}, token)).status).toBe(503);
    expect(await statusOfSignIn(mock, client)).toBe(503);
    await faults.clear();
    await faults.add({ status: 500, credential: 'Demo key' });
    expect((await find(mock, client)).status).toBe(500);
    expect((await find(mock, client, {}, token)).status).toBe(200);
    expect(await statusOfSignIn(mock, client)).toBe(200);
  });

  test('a fault for a user strikes sign-ins by password and refreshes', async () => {
    const { mock, client, faults } = await scene();
    const { username, password } = mock;
    const { session } = plainClient(mock, overHttp(mock, {}, client));
    const first = await session({ grantType: 'password', username, password });
    const { refreshToken } = Object(await first.json());
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    await faults.add({ status: 503, credential: username.toUpperCase() });
    expect((await session({ grantType: 'password', username, password })).status).toBe(503);
    const renewed = plainClient(mock, overHttp(mock, { Cookie: cookie }, client)).session({
      grantType: 'refreshToken',
      ...(refreshToken ? { refreshToken } : {}),
    });
    expect((await renewed).status).toBe(503);
    expect(await statusOfSignIn(mock, client)).toBe(200);
  });

  test('a fault for a token shows its principal instead', async () => {
    const { mock, client, faults } = await scene();
    const token = await plainClient(mock).signIn();
    await faults.add({ status: 503, credential: token });
    await faults.add({ status: 500, credential: mock.apiKey });
    const listed = await faults.list();
    expect(listed.map(({ credential }) => credential)).toEqual([
      mock.clientId,
      expect.stringMatching(/^key_/),
    ]);
    expect(JSON.stringify(listed)).not.toMatch(new RegExp(`${token}|${mock.apiKey}`));
    expect((await find(mock, client)).status).toBe(500);
    expect((await find(mock, client, {}, token)).status).toBe(503);
  });
});
