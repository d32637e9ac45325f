import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContextOptions } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeFindings, browsing, inPage, isDark, unfoldAll } from '../../../fixtures/chromium.js';
import { reportFull } from '../../../fixtures/hostile-report.js';
import { runWithNames } from '../../../fixtures/leaked-names.js';
import { broken, known, reportWith } from '../../../fixtures/report-rows.js';
import { temporaryFolder } from '../../../fixtures/temporary-folder.js';
import { toHtml } from './page.js';

const folder = temporaryFolder();
const at = (name: string) => `${pathToFileURL(folder)}/${name}.html`;

const { problems, ...pages } = browsing();
const opened = (name: string, options?: BrowserContextOptions) => pages.opened(at(name), options);

beforeAll(async () => {
  const { report } = await runWithNames({ mutant: 'find.at-most-size' }, { seed: 5 });
  const earlier = { ...report, startedAt: '2026-11-19T12:00:00.000Z', rules: report.rules.map(passing) };
  const left = [{ kind: 'ApiKey', name: 'pdk-run-key', because: 'answered 503' }];
  const baseline = { fixed: [entry], expired: [entry], unjudged: [entry] };
  const input = { report: { ...report, left, baseline }, history: [earlier] };
  writeFileSync(join(folder, 'run.html'), toHtml(input));
  const rules = [{ ...broken('find.at-most-size', 'find'), known: [entry] }];
  writeFileSync(join(folder, 'known.html'), toHtml({ report: reportWith(rules), history: [] }));
  const hostile = reportFull(
    '"></code></script><script>document.title="broken"</script><img src=https://x.example>',
  );
  writeFileSync(join(folder, 'hostile.html'), toHtml({ report: hostile, history: [hostile] }));
});

const entry = known({ rule: 'find.ordered' });

const passing = <T extends object>(rule: T & { failure?: unknown }) => {
  const { failure: _, ...rest } = rule;
  return { ...rest, verdict: 'pass' as const };
};

test.each([
  ['run', 'light'],
  ['run', 'dark'],
  ['known', 'light'],
] as const)(
  'axe finds nothing on the page %s where the system is %s, folded and unfolded',
  {
    timeout: 120_000,
  },
  async (name, colorScheme) => {
    // The page's policy allows no script but its own, so axe is run from outside of it.
    const page = await opened(name, { colorScheme, bypassCSP: true });
    for (const step of ['undefined', unfoldAll]) {
      await inPage(page, step);
      expect(await axeFindings(page)).toEqual([]);
    }
  },
);

test('text from a target runs no script and loads nothing', async () => {
  const page = await opened('hostile');
  expect(await page.title()).toContain('<script>');
  expect(await page.locator('img').count()).toBe(0);
  expect(await page.locator('#-tools').isVisible()).toBe(true);
});

test('an injected script would not run', async () => {
  const text = readFileSync(join(folder, 'run.html'), 'utf8');
  writeFileSync(
    join(folder, 'broken.html'),
    text.replace('</main>', '<script>document.title = "broken"</script></main>'),
  );
  const page = await opened('broken');
  expect(await page.title()).not.toBe('broken');
  expect(problems.splice(0).join()).toContain('Content Security Policy');
});

test('the search shows the rules that contain every word, counts them, and Escape restores all', async () => {
  const page = await opened('run');
  const rules = page.locator('.rule:visible');
  const before = await rules.count();
  await page.keyboard.press('/');
  await page.keyboard.type('find at most size');
  expect(await page.getByRole('status').textContent()).toMatch(/^\d+ of \d{3} rules$/);
  expect(await page.locator('[id="rule-find.at-most-size"]').isVisible()).toBe(true);
  expect(await page.locator('#area-session').isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  expect(await rules.count()).toBe(before);
  expect(await page.locator('#area-session').isVisible()).toBe(true);
});

test('filters show the rules of the selected verdict, basis and area', async () => {
  const page = await opened('run');
  await page.getByRole('combobox', { name: 'verdict' }).selectOption('fail');
  expect(await page.locator('.rule:visible .id').allTextContents()).toEqual(['find.at-most-size']);
  await page.getByRole('combobox', { name: 'verdict' }).selectOption('');
  await page.getByRole('combobox', { name: 'basis' }).selectOption('derived');
  await page.getByRole('combobox', { name: 'area' }).selectOption('find');
  expect(await page.locator('.rule:visible').count()).toBeGreaterThan(3);
  const others = '.rule:visible:not([data-area=find]), .rule:visible:not([data-basis=derived])';
  expect(await page.locator(others).count()).toBe(0);
});

test('the keyboard suffices: Tab reaches the skip link first, Enter unfolds details, focus is visible', async () => {
  const page = await opened('run');
  await page.keyboard.press('Tab');
  expect(await inPage(page, 'document.activeElement.textContent')).toBe('Skip to the content');
  expect(await inPage(page, 'getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
  await page.locator('#area-session > summary').focus();
  await page.keyboard.press('Enter');
  expect(await inPage(page, "document.getElementById('area-session').open")).toBe(true);
});

test('a link from a failure unfolds its rule, even if a filter hid it', async () => {
  const page = await opened('run');
  await page.getByRole('combobox', { name: 'area' }).selectOption('session');
  await inPage(page, "location.hash = '#rule-find.at-most-size'");
  const rule = page.locator('[id="rule-find.at-most-size"]');
  await rule.waitFor({ state: 'visible' });
  expect(await rule.getAttribute('open')).toBe('');
});

test('without scripts all content is there, and no control that would do nothing', async () => {
  const page = await opened('run', { javaScriptEnabled: false });
  expect(await page.locator('input, select, button').filter({ visible: true }).count()).toBe(0);
  await page.locator('#area-session > summary').click();
  expect(await page.locator('#area-session > .rule').first().isVisible()).toBe(true);
});

test('when printed, everything is unfolded and there are no controls', async () => {
  const page = await opened('run', { javaScriptEnabled: false });
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.rule .inside').filter({ visible: true }).count()).toBeGreaterThan(400);
  expect(await page.locator('input, select, button').filter({ visible: true }).count()).toBe(0);
});

test.each(['dark', 'light'] as const)(
  'the page follows the %s colour scheme of the system',
  async (colorScheme) => {
    const page = await opened('run', { colorScheme });
    expect(await isDark(page)).toBe(colorScheme === 'dark');
  },
);

test.each(['run', 'hostile'])('nothing on the page %s overflows a narrow screen', async (name) => {
  const page = await opened(name, { viewport: { width: 340, height: 700 } });
  await inPage(page, unfoldAll);
  expect(await inPage(page, 'document.documentElement.scrollWidth')).toBeLessThanOrEqual(340);
});
