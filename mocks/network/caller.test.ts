import { afterEach, describe, expect, test } from 'vitest';
import { disturbed, endAll, find, places, signIn, tokenOf } from '../../fixtures/disturbed.js';
import type { MockOptions } from '../mock.js';

afterEach(endAll);

describe.each(places)('%s', (place) => {
  const scene = (options: MockOptions = {}) => disturbed(place, options);

  test('a fault for one credential leaves others alone, however they sign in', async () => {
    const { mock, client, faults } = await scene();
    const token = await tokenOf(mock);
    await faults.add({ status: 503, credential: mock.clientId });
    expect((await find(mock, client)).status).toBe(200);
    expect((await find(mock, client, {}, token)).status).toBe(503);
    expect((await signIn(mock, client)).status).toBe(503);
    await faults.clear();
    await faults.add({ status: 500, credential: 'Demo key' });
    expect((await find(mock, client)).status).toBe(500);
    expect((await find(mock, client, {}, token)).status).toBe(200);
    expect((await signIn(mock, client)).status).toBe(200);
  });

  test('a fault for a user strikes sign-ins by password and refreshes', async () => {
    const { mock, client, faults } = await scene();
    const { username, password } = mock;
    const session = (body: object) =>
      client(`${mock.urls.identity}/session`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const first = await session({ grantType: 'password', username, password });
    const { refreshToken } = Object(await first.json());
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    await faults.add({ status: 503, credential: username.toUpperCase() });
    expect((await session({ grantType: 'password', username, password })).status).toBe(503);
    const renewed = client(`${mock.urls.identity}/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify({ grantType: 'refreshToken', ...(refreshToken ? { refreshToken } : {}) }),
    });
    expect((await renewed).status).toBe(503);
    expect((await signIn(mock, client)).status).toBe(200);
  });

  test('a fault for a token shows its principal instead', async () => {
    const { mock, client, faults } = await scene();
    const token = await tokenOf(mock);
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
