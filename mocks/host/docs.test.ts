import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import { createMock, type ExchangeLine } from './mock.js';

const seen: ExchangeLine[] = [];
const mock = await createMock({ people: 20, port: 0, onExchange: (line) => seen.push(line) });
afterAll(() => mock.close());
const inProcess = (path: string, method = 'GET') =>
  mock.fetch(new URL(path, mock.urls.docs), { method, redirect: 'manual' });

test('the reference is served by the mock, over HTTP and in process', async () => {
  for (const send of [fetch, (url: string) => mock.fetch(new Request(url))]) {
    const answer = await send(mock.urls.docs);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain('<a href="people.html#find">');
  }
});

test.each([
  ['people.html', 'text/html; charset=utf-8', 'id="find"'],
  ['style.css', 'text/css; charset=utf-8', 'light-dark('],
  ['search.js', 'text/javascript; charset=utf-8', 'getElementById'],
])('%s is served as %s', async (name, type, holds) => {
  const answer = await inProcess(name);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(await answer.text()).toContain(holds);
});

test('/docs redirects to /docs/', async () => {
  const answer = await inProcess('/docs?from=banner');
  expect(answer.status).toBe(308);
  expect(answer.headers.get('location')).toBe('/docs/');
});

test.each(['nowhere.html', 'people/find', '../docs/%2e%2e%2fpackage.json', 'constructor'])(
  '%s is not a page: 404 with a link to the start page',
  async (name) => {
    const answer = await inProcess(`/docs/${name}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<a href="/docs/index.html">');
  },
);

test('HEAD is answered without a body, and methods that would change something with 405', async () => {
  const head = await inProcess('/docs/', 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const answer = await inProcess('/docs/', method);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

test('the reference describes what the mock serves, with the overlay applied', async () => {
  const overlay = join(temporaryFolder(), 'overlay.yaml');
  const action = `  - target: $.paths['/{org_id}/verify'].post\n    update: { summary: Ask whether they still work there }\n`;
  writeFileSync(overlay, `overlay: 1.0.0\ninfo: { title: other, version: "1" }\nactions:\n${action}`);
  const other = await createMock({ people: 20, overlay });
  const page = await other.fetch(new Request(`${other.urls.docs}people.html`));
  await other.close();

  expect(await page.text()).toContain('Ask whether they still work there');
  expect(await (await inProcess('people.html')).text()).not.toContain('Ask whether they still work there');
});
