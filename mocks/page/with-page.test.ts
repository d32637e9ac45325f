import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { statusAt } from '../../fixtures/services/plain-client.js';
import { createMock } from '../host/mock.js';

const controlToken = 'open-sesame/+&#%';
const mock = await createMock({ people: 20, controlPort: 0, controlToken });
afterAll(() => mock.close());
const url = mock.urls.control ?? '';
const get = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, url), { redirect: 'manual', ...init });

test('the page is served without a token, and contains no data of the mock', async () => {
  const answer = await get('/control/ui');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const text = await answer.text();
  const secrets = [controlToken, mock.apiKey, mock.org, mock.clientSecret, mock.people[0]?.name ?? ''];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  const other = await createMock({ people: 3, seed: 9 });
  expect(await (await other.control.fetch('/control/ui')).text()).toBe(text);
  await other.close();
});

test('its policy allows only its own script and style, and no HTML from text', async () => {
  const answer = await get('/control/ui');
  const [text, policy] = [await answer.text(), answer.headers.get('content-security-policy')];
  for (const name of ['script', 'style']) {
    const inner = [...text.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, one = '']) => one);
    expect(inner).toHaveLength(1);
    const digest = createHash('sha256')
      .update(inner[0] ?? '')
      .digest('base64');
    expect(policy).toContain(`${name}-src 'sha256-${digest}'`);
  }
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  expect(text).not.toMatch(
    /innerHTML|insertAdjacentHTML|document\.write|\son[a-z]+=|https?:\/\/(?!127\.0\.0\.1|\$\{)/,
  );
});

test('/ redirects to the page, and the reference is at the same port', async () => {
  const start = await get('/');
  expect([start.status, start.headers.get('location')]).toEqual([302, '/control/ui']);
  expect(await (await get('/docs/')).text()).toContain('<a href="people.html#find">');
});

test('all other paths still require the token', async () => {
  for (const path of ['/control/v1/clock', '/control/ui/', '/control', '/favicon.ico']) {
    expect([path, (await get(path)).status]).toEqual([path, 401]);
  }
  expect((await get('/control/ui', { method: 'POST' })).status).toBe(405);
});

test.each(['/', '/control/ui', '/docs/'])('%s is not served at another host name', async (path) => {
  expect(await statusAt('evil.example', new URL(path, url))).toBe(403);
});

test('a control plane that listens beyond the loopback address is served at any name, with its token', async () => {
  const open = await createMock({ people: 3, controlPort: 0, controlHost: '0.0.0.0', controlToken });
  const clock = new URL('/control/v1/clock', open.urls.control);
  const authorization = `Bearer ${controlToken}`;
  expect(await statusAt('mock', clock, { authorization })).toBe(200);
  expect(await statusAt('mock:4011', new URL('/control/ui', clock))).toBe(200);
  expect(await statusAt('mock', clock)).toBe(401);
  await open.close();
});

test('the URL contains the token in its fragment, which no server sees', () => {
  const address = new URL(mock.urls.page ?? '');
  expect(address.origin).toBe(new URL(url).origin);
  expect(address.pathname + address.search).toBe('/control/ui');
  expect(decodeURIComponent(address.hash.replace('#token=', ''))).toBe(controlToken);
});
