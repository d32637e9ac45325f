import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { launchChromium } from '../../fixtures/chromium.js';
import { listening } from '../../fixtures/receiver.js';
import { createMock } from '../host/mock.js';

const production = 'https://api.example';
const root = join(import.meta.dirname, '../..');

/** The page of an application as its developer would write it: it calls production, and msw intercepts the calls. */
const application = (mock: string) => `
import { setupWorker } from 'msw/browser';
import { handlers } from './mocks/msw/handlers.js';

const worker = setupWorker(...handlers(${JSON.stringify(mock)}, { origin: [${JSON.stringify(production)}, location.origin] }));
globalThis.ready = worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
globalThis.call = async (path, credential, body) => {
  try {
    const headers = { 'Content-Type': 'application/json', ...(credential && { Authorization: 'Bearer ' + credential }) };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() };
  } catch (error) {
    return { failed: error.name };
  }
};
`;

/** Serves the application with the worker of msw, which must come from the same origin. Returns the address. */
async function served(mock: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: application(mock), resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
  });
  const worker = readFileSync(join(root, 'node_modules/msw/lib/mockServiceWorker.js'), 'utf8');
  const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
    '/': [
      'text/html',
      '<!doctype html><title>App</title><link rel="icon" href="data:,"><script src="app.js"></script>',
    ],
    '/app.js': ['text/javascript', outputFiles[0]?.text ?? ''],
    '/mockServiceWorker.js': ['text/javascript', worker],
  };
  const { origin } = await listening(({ url = '' }, response) => {
    const [type, text] = files[url] ?? ['text/plain', ''];
    response.writeHead(url in files ? 200 : 404, { 'Content-Type': type }).end(text);
  });
  return `${origin}/`;
}

test('in a real browser, the worker of msw answers like the mock: a session, a find, a fault, a reset', async () => {
  const mock = await createMock({ people: 20, port: 0 });
  onTestFinished(() => mock.close());
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(await served(new URL(mock.urls.people).origin));
  await page.evaluate('ready');
  const call = (...words: readonly unknown[]): Promise<Record<string, unknown>> =>
    page.evaluate(`call(...${JSON.stringify(words)})`);

  const { username, password, org } = mock;
  const session = await call(`${production}/identity/v1/session`, null, {
    grantType: 'password',
    username,
    password,
  });
  expect(session).toMatchObject({ status: 200, body: { accessToken: expect.any(String) } });
  const { accessToken } = session['body'] as { accessToken: string };
  const name = mock.people[0]?.name;
  const asked = { matches: [{ fields: [{ field_name: 'name', search_term: name }] }], size: 1 };
  const find = () => call(`${production}/people/v1/${org}/find`, accessToken, asked);
  expect(await find()).toMatchObject({ status: 200, body: { matches: [{ people: [{ name }] }] } });
  expect(await call(`${production}/people/v1/${org}/find`, 'nonsense', asked)).toMatchObject({ status: 401 });
  expect(await mock.journal.count({ operation: 'find' })).toBe(2);

  // The refresh cookie is sent back by an application that calls its own origin.
  await call('/identity/v1/session', null, { grantType: 'password', username, password });
  expect(await call('/identity/v1/session', null, { grantType: 'refreshToken' })).toMatchObject({
    status: 200,
  });

  await mock.control.faults.add({ on: 'find', status: 429, retryAfterSeconds: 7, times: 1 });
  expect(await find()).toMatchObject({ status: 429, retryAfter: '7' });
  // The fault strikes repeatedly, as Chromium retries a call itself if a reused connection was reset.
  await mock.control.faults.add({ on: 'find', reset: true });
  expect(await find()).toEqual({ failed: 'TypeError' });
  await mock.control.faults.clear();
  expect(await find()).toMatchObject({ status: 200 });
});
