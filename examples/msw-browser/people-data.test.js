// npm test: MSW in a browser. The mock itself needs Node: its handlers forward what the page calls to one that runs beside.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { context } from 'esbuild';
import { createMock } from 'people-data-kit';
import { chromium } from 'playwright-core';

const mock = await createMock({ port: 0 });
const bundle = await context({
  entryPoints: ['src/mocked.js'],
  bundle: true,
  format: 'esm',
  outdir: 'public',
  write: false,
});
const { port } = await bundle.serve({ servedir: 'public', host: '127.0.0.1' });
// A Chromium that is installed, or that of `npx playwright-core install chromium`.
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
after(async () => {
  await browser.close();
  await bundle.dispose();
  await mock.close();
});

const app = `http://127.0.0.1:${port}`;

/** Opens the page in a People Data Service of its own (a world). Returns it, and a function that finds Ada and returns the output. */
async function opened(api) {
  const world = await mock.worlds.create();
  const { org, username, password } = world;
  const page = await (await browser.newContext()).newPage();
  const settings = { mock: new URL(mock.urls.people).origin, api, org, username, password };
  await page.goto(`${app}/?${new URLSearchParams(settings)}`);
  await page.getByLabel('Name').fill('Ada Moreau');
  const find = async () => {
    await page.getByRole('button', { name: 'Find' }).click();
    return page.locator('output:not(:empty)').textContent();
  };
  return { world, find };
}

// Production is usually another origin than that of the page, which can also be its own.
for (const api of ['https://api.example', app]) {
  test(`finds a person, also after the token has expired, at ${new URL(api).hostname}`, async () => {
    const { world, find } = await opened(api);
    assert.equal(await find(), 'Senior Data Engineer');
    await world.control.clock.advance('PT1H');
    assert.equal(await find(), 'Senior Data Engineer');
    const calls = await world.journal.list({ operation: 'find' });
    assert.deepEqual(
      calls.map(({ response }) => response.status),
      [200, 401, 200],
    );
  });
}

test('says how long to wait, and that the connection broke', async () => {
  const { world, find } = await opened('https://api.example');
  await world.control.faults.add({ on: 'find', status: 429, retryAfterSeconds: 7, times: 1 });
  assert.equal(await find(), 'try again in 7 s');
  // Without `times`, as Chromium repeats a call by itself whose connection broke after earlier use.
  await world.control.faults.add({ on: 'find', reset: true });
  assert.equal(await find(), 'no connection');
  await world.control.faults.clear();
  assert.equal(await find(), 'Senior Data Engineer');
});
