import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../../fixtures/chromium.js';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import { questions } from '../../generated/questions.js';
import { rules } from '../../generated/rules.js';
import { publishedDocuments } from '../contract/documents.js';
import { site } from './site.js';

const folder = temporaryFolder();
const files = site({ documents: publishedDocuments(), rules, questions });
const pages = [...files.keys()].filter((name) => name.endsWith('.html'));
const at = (place: string) => `${pathToFileURL(folder)}/${place}`;

let browser: Browser | undefined;
/** Errors in a page, and requests to the network, which is not available. */
const problems: string[] = [];

beforeAll(async () => {
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  browser = await launchChromium();
});
afterEach(async () => {
  for (const context of browser?.contexts() ?? []) await context.close();
  expect(problems.splice(0)).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
});

/** Opens a page in a context of its own, without network. */
async function opened(place: string, options: BrowserContextOptions = {}): Promise<Page> {
  if (browser === undefined) throw new Error('no browser was started');
  const context = await browser.newContext(options);
  await context.setOffline(true);
  await context.route(/^(?!file:|data:)/, (route) => {
    problems.push(`asks for ${route.request().url()}`);
    return route.abort();
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('requestfailed', (request) => problems.push(`cannot load ${request.url()}`));
  await page.goto(at(place));
  return page;
}

/** Evaluates an expression in the page and returns its JSON value. */
const inPage = async (page: Page, expression: string): Promise<unknown> => page.evaluate(expression);

test('every page opens from a folder, without network or errors', {
  timeout: 120_000,
}, async () => {
  for (const name of pages) {
    const page = await opened(name);
    expect(await inPage(page, 'document.compatMode')).toBe('CSS1Compat');
    expect(await inPage(page, "getComputedStyle(document.querySelector('h1')).lineHeight")).not.toBe(
      'normal',
    );
  }
});

test('the search keeps entries that contain every word, counts them, and can be cleared', async () => {
  const page = await opened('index.html');
  const items = page.locator('[data-item]:visible');
  const all = await items.count();

  await page.getByRole('searchbox').fill('API key delete');

  expect(await items.allTextContents()).toEqual([expect.stringContaining('deleteApiKey')]);
  expect(await page.getByRole('status').textContent()).toBe(`1 of ${all} operations and webhooks`);
  expect(await page.getByRole('heading', { name: 'billing' }).isVisible()).toBe(false);
  await page.getByRole('searchbox').fill('');
  expect(await items.count()).toBe(all);
});

test('a link to an entry hidden by the search shows it', async () => {
  const page = await opened('rules.html');
  await page.getByRole('searchbox').fill('find.at-most-size');
  await page.locator('[id="rule-find.path-post"]').waitFor({ state: 'hidden' });
  await inPage(page, "location.hash = '#rule-find.path-post'");
  await page.locator('[id="rule-find.path-post"]').waitFor({ state: 'visible' });
});

test('the keyboard suffices: Tab focuses the skip link first, Enter follows it, / focuses the search', async () => {
  const page = await opened('people.html');
  const focused = 'document.activeElement.textContent.trim() || document.activeElement.id';
  await page.keyboard.press('Tab');
  expect(await inPage(page, focused)).toBe('Skip to the content');
  expect(await inPage(page, 'getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
  expect(await inPage(page, 'document.activeElement.getBoundingClientRect().left')).toBeGreaterThanOrEqual(0);

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await inPage(page, focused)).toBe('-words');

  await page.keyboard.press('Tab');
  expect(await inPage(page, focused)).not.toBe('-words');
  await page.keyboard.press('/');
  expect(await inPage(page, focused)).toBe('-words');
  await page.keyboard.type('a/b');
  expect(await page.getByRole('searchbox').inputValue()).toBe('a/b');
});

test('without scripts everything but the search box is there', async () => {
  const page = await opened('index.html', { javaScriptEnabled: false });
  expect(await page.getByRole('searchbox').count()).toBe(0);
  await page.getByRole('link', { name: 'find', exact: true }).click();
  expect(page.url()).toBe(at('people.html#find'));
  expect(await page.locator('#find').isVisible()).toBe(true);
});

test.each(['dark', 'light'] as const)('if the system is %s, so are the pages', async (colorScheme) => {
  const page = await opened('questions.html', { colorScheme });
  const brightness = async (property: string) => {
    const colour = String(await inPage(page, `getComputedStyle(document.body).${property}`));
    return Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
  };
  const [back, text] = [await brightness('backgroundColor'), await brightness('color')];
  expect(Math.max(back, text)).toBeGreaterThan(200);
  expect(Math.min(back, text)).toBeLessThan(60);
  expect(back < text).toBe(colorScheme === 'dark');
});

test('nothing overflows on a narrow screen', { timeout: 120_000 }, async () => {
  for (const name of pages) {
    const page = await opened(name, { viewport: { width: 340, height: 700 } });
    await inPage(page, "document.querySelectorAll('details').forEach((one) => { one.open = true; })");
    expect(await inPage(page, 'document.documentElement.scrollWidth'), name).toBeLessThanOrEqual(340);
  }
});

test.each([340, 1100])('a link target is not covered at a width of %i pixels', async (width) => {
  const page = await opened('identity.html#createApiKey', { viewport: { width, height: 700 } });
  const seen = `(() => {
    const link = document.querySelector('#createApiKey h2 a');
    const { left, top, width, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  })()`;
  expect(await inPage(page, seen)).toBe(true);
});
