import { expect, test } from 'vitest';
import { axeFindings } from '../../fixtures/chromium.js';
import {
  find,
  furnish,
  hostile,
  inPage,
  opened,
  row,
  said,
  scene,
  startScenes,
  tab,
} from '../../fixtures/page-in-browser.js';

startScenes();

test.each(['light', 'dark'] as const)(
  'axe finds no violation in any panel in %s mode, collapsed and expanded',
  { timeout: 120_000 },
  async (colorScheme) => {
    await furnish();
    // The policy of the page blocks foreign scripts such as axe.
    const page = await opened({ colorScheme, bypassCSP: true });
    for (const one of await page.getByRole('tab').all()) {
      await one.click();
      const rows = page.getByRole('tabpanel').locator('.rows > li');
      await page.locator('.rows > li:visible, .big:visible').first().waitFor();
      if ((await one.textContent()) === 'Readings')
        await page.getByRole('searchbox', { name: 'Filter' }).fill('find.size');
      for (const isUnfolded of [false, true]) {
        const summaries = await rows.locator('> details > summary').all();
        if (isUnfolded) {
          for (const summary of summaries.slice(0, 8)) await summary.click();
          const inner = page.getByRole('tabpanel').locator('details details > summary, .own > summary');
          for (const summary of (await inner.all()).slice(-3)) await summary.click();
        }
        expect([await one.textContent(), await axeFindings(page)]).toEqual([await one.textContent(), []]);
      }
    }
    const back = Number(
      /\d+/.exec(String(await inPage(page, 'getComputedStyle(document.body).backgroundColor')))?.[0],
    );
    expect(back < 60).toBe(colorScheme === 'dark');
  },
);

test('a name that contains HTML is shown as text everywhere', async () => {
  await furnish();
  const page = await opened();
  const shown = hostile.replace('\u202e', '\\u{202e}');
  await page.locator('#calls summary').last().click();
  await page.locator('#calls').getByText(shown.slice(2, 30)).first().waitFor();
  await tab(page, 'People');
  await page.getByRole('searchbox', { name: /Name/ }).fill('img src=x');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('1 found').waitFor();
  expect(await page.locator('#found strong').textContent()).toBe(shown);
  await page.locator('#found summary').click();
  expect(await page.locator('#found').getByLabel('Name').inputValue()).toBe(hostile);
  await tab(page, 'Messages');
  await page.locator('#deliveries summary').click();
  await page.getByLabel('Payload').getByText('Zookeeper').waitFor();
  expect(await page.locator('main img, main script').count()).toBe(0);
  expect(await page.title()).toBe('Control · People Data Service, mock');
});

test('the token disappears from the URL at once, is kept for the tab, and is requested if missing or wrong', async () => {
  const page = await opened();
  await page.getByText('No call yet').waitFor();
  const { origin } = new URL(page.url());
  expect(page.url()).toBe(`${origin}/control/ui`);
  await page.reload();
  await page.getByText('No call yet').waitFor();

  const other = await opened({}, `${origin}/`);
  expect(other.url()).toBe(`${origin}/control/ui`);
  await other.getByLabel('Control token').waitFor();
  expect(await other.getByRole('tablist').isVisible()).toBe(false);
  await other.keyboard.type('guessed');
  await other.keyboard.press('Enter');
  await said(other, 'The control token is not valid');
  expect(scene.problems.splice(0).join()).toContain('401');
  expect(await other.getByRole('tablist').isVisible()).toBe(false);
  await other.getByLabel('Control token').fill(scene.mock.controlToken);
  await other.keyboard.press('Enter');
  await other.getByText('No call yet').waitFor();
  // Further calls with the wrong token may have been on their way.
  expect(scene.problems.splice(0).filter((problem) => !problem.includes('401'))).toEqual([]);
});

test('the keyboard suffices: skip link, one tab stop for all tabs, arrows between them, Enter expands and submits', async () => {
  await find({ matches: [], size: -1 });
  const page = await opened();
  await row(page, 'Calls, the newest first', '400').waitFor();
  await page.keyboard.press('Tab');
  expect(await inPage(page, 'document.activeElement.textContent')).toBe('Skip to the content');
  expect(await inPage(page, 'getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
  await page.keyboard.press('Enter');
  const focused = () => inPage(page, 'document.activeElement.id || document.activeElement.localName');
  const steps: readonly (readonly [key: string, focused: string])[] = [
    ['Tab', 'tab-journal'],
    ['ArrowLeft', 'tab-worlds'],
    ['Home', 'tab-journal'],
    ['ArrowRight', 'tab-people'],
    ['End', 'tab-worlds'],
    ['ArrowRight', 'tab-journal'],
    ['Tab', 'journal'],
    ['Tab', 'journal-words'],
    ['Tab', 'journal-clear'],
    ...(['2xx', '4xx', '5xx'] as const).map(() => ['Tab', 'button'] as const),
    ['Tab', 'summary'],
  ];
  for (const [key, id] of steps) {
    await page.keyboard.press(key);
    expect([key, await focused()]).toEqual([key, id]);
  }
  expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Journal');
  await page.keyboard.press('Enter');
  await page.getByText('size is -1, but it must be at least 1').first().waitFor();
  await page.getByText('is negative (-1)?').waitFor();

  await page.getByRole('tab', { name: 'Faults' }).focus();
  await page.keyboard.press('Enter');
  for (let stops = 0; stops < 8; stops += 1) await page.keyboard.press('Tab');
  expect(await focused()).toBe('fault-on');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('find');
  await page.keyboard.press('Enter');
  await said(page, 'Set: find: status 503.');
  expect((await find()).status).toBe(503);
  await row(page, 'Faults', 'struck 1 of 1').getByRole('button', { name: 'Remove' }).press('Enter');
  await said(page, 'The fault is gone.');
  expect((await find()).status).toBe(200);
});

test('nothing overflows on a narrow screen', async () => {
  await furnish();
  const page = await opened({ viewport: { width: 340, height: 700 } });
  for (const one of await page.getByRole('tab').all()) {
    await one.click();
    await page.locator('.rows > li:visible, .big:visible').first().waitFor();
    for (const summary of (await page.locator('.rows > li:visible > details > summary').all()).slice(0, 8))
      await summary.click();
    expect([await one.textContent(), await inPage(page, 'document.documentElement.scrollWidth')]).toEqual([
      await one.textContent(),
      340,
    ]);
  }
});
