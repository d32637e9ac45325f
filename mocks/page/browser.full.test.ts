import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Service, startService } from '../../fixtures/calls.js';
import { launchChromium } from '../../fixtures/chromium.js';
import { journalClient } from '../../fixtures/journal-client.js';
import type { Mock } from '../mock.js';
import { pageAddress } from './with-page.js';

const hostile =
  '"><img src=x onerror=document.title="broken"><script>document.title="broken"</script>\u202eAda';
let browser: Browser;
let service: Service;
let mock: Mock;
/** What a page complained of, or asked of somebody else than the mock. */
const complaints: string[] = [];

beforeAll(async () => {
  browser = await launchChromium();
});
beforeEach(async () => {
  service = await startService({ people: 30, controlPort: 0 });
  mock = service.mock;
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  await mock.close();
  expect(complaints.splice(0)).toEqual([]);
});
afterAll(() => browser.close());

async function opened(
  options: BrowserContextOptions = {},
  address = pageAddress(mock.urls.control ?? '', mock.controlToken),
) {
  const context = await browser.newContext(options);
  const { origin } = new URL(address);
  await context.route(
    (url) => url.origin !== origin && url.protocol !== 'data:',
    (route) => {
      complaints.push(`asks for ${route.request().url()}`);
      return route.abort();
    },
  );
  const page = await context.newPage();
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(address);
  return page;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const said = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).waitFor();
const row = (page: Page, list: string, text: string | RegExp) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('listitem').filter({ hasText: text });

/** Somebody with a job. */
const person = () => mock.people.find(({ linkedin, position }) => linkedin && position) ?? {};
const find = (body?: unknown, credential?: string) => journalClient(mock).find(body, credential);
const inPage = async (page: Page, expression: string): Promise<unknown> => page.evaluate(expression);

/** Something of everything that the page can show. */
async function furnish(): Promise<void> {
  await find({ matches: [{ fields: [{ field_name: 'name', search_term: hostile }] }] });
  await find({ matches: [], size: -1 });
  await find(undefined, 'nonsense');
  await mock.control.faults.add({ on: 'find', status: 503, times: 1 });
  await find();
  const { admin, editor } = service.as;
  await admin.call('createInvitation', { body: { email: 'grace@example.com', role: 'viewer' } });
  const { body: ledger } = await editor.call('createLedger', { body: { name: 'Customers' } });
  const path = { ledger_id: ledger.id };
  const { id = '', linkedin, name } = person();
  await editor.call('addContacts', { path, body: { contacts: [{ linkedin, name }] } });
  await editor.call('updateTrackedFields', { path, body: { fields: ['title'] } });
  await mock.control.clock.advance(1000);
  await mock.control.setWebhooks([{ url: 'http://127.0.0.1:1/hooks' }]);
  await mock.control.enrich();
  await mock.control.editPerson(id, { title: 'Zookeeper', name: hostile });
  await mock.control.enrich();
  expect([(await mock.control.outbox()).length, (await mock.control.deliveries()).length]).toEqual([1, 1]);
}

test.each(['light', 'dark'] as const)(
  'axe finds nothing on any part where the system is %s, folded and unfolded',
  { timeout: 120_000 },
  async (colorScheme) => {
    await furnish();
    // The policy of the page lets no script in but its own; what looks at it comes from outside.
    const page = await opened({ colorScheme, bypassCSP: true });
    await page.evaluate(axe.source);
    for (const one of await page.getByRole('tab').all()) {
      await one.click();
      const rows = page.getByRole('tabpanel').locator('.rows > li');
      await page.locator('.rows > li:visible, .big:visible').first().waitFor();
      if ((await one.textContent()) === 'Readings')
        await page.getByRole('searchbox', { name: 'Filter' }).fill('find.size');
      for (const isUnfolded of [false, true]) {
        const summaries = await rows.locator('> details > summary').all();
        if (isUnfolded) for (const summary of summaries.slice(0, 8)) await summary.click();
        const found = await inPage(
          page,
          'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes[0].html))',
        );
        expect([await one.textContent(), found]).toEqual([await one.textContent(), []]);
      }
    }
    const back = Number(
      /\d+/.exec(String(await inPage(page, 'getComputedStyle(document.body).backgroundColor')))?.[0],
    );
    expect(back < 60).toBe(colorScheme === 'dark');
  },
);

test('a name that is HTML is shown as the text that it is, wherever it turns up', async () => {
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

test('the token leaves the address at once, lasts for the tab, and is asked for where it is missing or wrong', async () => {
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
  expect(complaints.splice(0).join()).toContain('401');
  expect(await other.getByRole('tablist').isVisible()).toBe(false);
  await other.getByLabel('Control token').fill(mock.controlToken);
  await other.keyboard.press('Enter');
  await other.getByText('No call yet').waitFor();
});

test('the keyboard is enough: skip link, one tab stop for all tabs, arrows between them, Enter unfolds and adds', async () => {
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
    ['Tab', 'summary'],
  ];
  for (const [key, id] of steps) {
    await page.keyboard.press(key);
    expect([key, await focused()]).toEqual([key, id]);
  }
  expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Journal');
  await page.keyboard.press('Enter');
  await page.getByText('size is -1, but it must be at least 1').first().waitFor();
  await page.getByText('A negative size is refused').waitFor();

  await page.getByRole('tab', { name: 'Faults' }).focus();
  await page.keyboard.press('Enter');
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
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

test('calls show up as they come; while one is read the next ones wait, so that nothing moves', async () => {
  const page = await opened();
  await page.getByText('No call yet').waitFor();
  await find();
  const calls = page.locator('#calls > li');
  await row(page, 'Calls, the newest first', '200').waitFor();
  await calls.locator('summary').first().click();
  await find(undefined, 'nonsense');
  await page.getByRole('button', { name: '1 new call' }).waitFor();
  expect(await calls.count()).toBe(1);
  await page.getByRole('button', { name: '1 new call' }).click();
  expect(await calls.first().textContent()).toContain('401 refused');
  expect(await calls.locator('details[open]').count()).toBe(1);
  await page.getByRole('searchbox', { name: 'Filter' }).fill('4xx');
  expect(await calls.count()).toBe(1);
  const shifts = `new Promise((done) => new PerformanceObserver((list) =>
    done(list.getEntries().filter((one) => !one.hadRecentInput).reduce((sum, { value }) => sum + value, 0)),
  ).observe({ type: 'layout-shift', buffered: true }) || setTimeout(() => done(0), 500))`;
  expect(await inPage(page, shifts)).toBeLessThan(0.02);
});

test('time is frozen, advanced and let go', async () => {
  const page = await opened();
  await tab(page, 'Clock');
  await page.getByRole('textbox', { name: 'Freeze at' }).fill('2026-03-01T08:00:00Z');
  await page.keyboard.press('Enter');
  await said(page, 'Frozen at 2026-03-01 08:00:00.');
  await page.getByRole('combobox', { name: 'Advance by' }).fill('P1DT1H');
  await page.keyboard.press('Enter');
  await said(page, 'It is now at 2026-03-02 09:00:00.');
  expect(new Date(mock.control.clock.now()).toISOString()).toBe('2026-03-02T09:00:00.000Z');
  await page.getByRole('combobox', { name: 'Advance by' }).fill('tomorrow');
  await page.keyboard.press('Enter');
  await said(page, /"tomorrow"/);
  expect(complaints.splice(0).join()).toContain('400');
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.locator('#clock-pace', { hasText: 'going on' }).waitFor();
});

test('people are looked for, edited, retired and as they were', async () => {
  const { id = '', name = '', position } = person();
  const page = await opened();
  await tab(page, 'People');
  await page.getByRole('searchbox', { name: /Name/ }).fill(id);
  await page.keyboard.press('Enter');
  await page.getByText('1 found').waitFor();
  await page.locator('#found summary').click();
  await page.getByLabel('Title', { exact: true }).fill('Zookeeper');
  await page.getByLabel('Company', { exact: true }).fill('Globex');
  await page.getByRole('button', { name: 'Save' }).click();
  await said(page, `${name}: saved`);
  expect((await mock.control.person(id)).position).toMatchObject({
    title: 'Zookeeper',
    company: { name: 'Globex' },
  });
  await page.locator('#found').getByText('Zookeeper at Globex').waitFor();
  await page.getByRole('button', { name: 'Retire' }).click();
  await said(page, `${name}: retired`);
  expect((await mock.control.person(id)).employment_status).toBe('retired');
  await page.getByRole('button', { name: 'Undo edits' }).click();
  await said(page, `${name}: as at first`);
  expect((await mock.control.person(id)).position?.title).toBe(position?.title);
});

test('worlds are made, forked, shown, reset and removed, and each shows its own', async () => {
  await find();
  const page = await opened();
  await row(page, 'Calls, the newest first', '200').waitFor();
  await tab(page, 'Worlds');
  const make = async (name: string, from: string) => {
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('combobox', { name: 'From' }).selectOption(from);
    await page.getByRole('button', { name: 'Create' }).click();
    await said(page, `The world ${name} is there, and shown.`);
  };
  await make('fresh', '');
  await make('fork', 'default');
  expect(mock.worlds.list().map(({ id }) => id)).toEqual(['default', 'fresh', 'fork']);
  await tab(page, 'Journal');
  await page.getByText('No call yet').waitFor();
  await page.getByRole('combobox', { name: 'World' }).selectOption('default');
  await row(page, 'Calls, the newest first', '200').waitFor();
  await page.getByRole('button', { name: 'Reset world' }).click();
  await said(page, 'The world default is as at the start.');
  await page.getByText('No call yet').waitFor();
  await tab(page, 'Worlds');
  await page.getByRole('button', { name: 'Remove fork' }).click();
  await said(page, 'The world fork is gone.');
  expect(mock.worlds.list().map(({ id }) => id)).toEqual(['default', 'fresh']);
});

test('nothing sticks out on a narrow screen', async () => {
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

test('readings are told with what they mean, and chosen', async () => {
  const page = await opened();
  await tab(page, 'Readings');
  await page.getByRole('searchbox', { name: 'Filter' }).fill('find.size-over');
  await page.locator('#reading-list summary').click();
  await page.getByRole('radio', { name: /^clamped/ }).check();
  await page.getByRole('button', { name: 'Choose' }).press('Enter');
  await said(page, 'From the next call on, find.size-over is clamped.');
  expect((await find({ matches: [], size: 6 })).status).toBe(200);
  expect(await page.getByRole('radio', { name: /^clamped/ }).isChecked()).toBe(true);
  await page.getByRole('checkbox', { name: /not the default/ }).check();
  expect(await page.locator('#reading-list > li').count()).toBe(1);
});

test('mails are read and thrown away, webhooks sent once more with their headers shown', async () => {
  await furnish();
  const page = await opened();
  await tab(page, 'Messages');
  await page.locator('#mails summary').click();
  await page.getByLabel('Mail', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Throw every mail away' }).click();
  await page.getByText('No mail was sent').waitFor();
  expect(await mock.control.outbox()).toEqual([]);
  await page.locator('#deliveries summary').click();
  await page.getByRole('button', { name: 'Send once more' }).click();
  await said(page, 'Sent once more: pending.');
  await page.getByText('sent once more').last().waitFor();
  expect(await page.getByLabel('Headers').count()).toBe(2);
});
