import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContextOptions } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { browsing, inPage, isDark, unfoldAll } from '../../fixtures/chromium.js';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import { questions } from '../../generated/questions.js';
import { rules } from '../../generated/rules.js';
import { publishedDocuments } from '../contract/documents.js';
import { site } from './site.js';

const folder = temporaryFolder();
const files = site({ documents: publishedDocuments(), rules, questions });
const pages = [...files.keys()].filter((name) => name.endsWith('.html'));
const at = (place: string) => `${pathToFileURL(folder)}/${place}`;

const pagesOf = browsing();
const opened = (place: string, options?: BrowserContextOptions) => pagesOf.opened(at(place), options);

beforeAll(() => {
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
});

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
  expect(await isDark(page)).toBe(colorScheme === 'dark');
});

test('nothing overflows on a narrow screen', { timeout: 120_000 }, async () => {
  for (const name of pages) {
    const page = await opened(name, { viewport: { width: 340, height: 700 } });
    await inPage(page, unfoldAll);
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
