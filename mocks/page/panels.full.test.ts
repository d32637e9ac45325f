import { expect, test } from 'vitest';
import {
  find,
  furnish,
  inPage,
  opened,
  person,
  row,
  said,
  scene,
  startScenes,
  tab,
} from '../../fixtures/page-in-browser.js';

startScenes();

async function searchedFor(id: string) {
  const page = await opened();
  await tab(page, 'People');
  await page.getByRole('searchbox', { name: /Name/ }).fill(id);
  await page.keyboard.press('Enter');
  await page.getByText('1 found').waitFor();
  return page;
}

test('calls appear as they arrive; while one is open, newer ones wait, so that nothing moves', async () => {
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
  expect(await calls.locator('> details[open]').count()).toBe(1);
  await page.getByRole('searchbox', { name: 'Filter' }).fill('4xx');
  expect(await calls.count()).toBe(1);
  const shifts = `new Promise((done) => new PerformanceObserver((list) =>
    done(list.getEntries().filter((one) => !one.hadRecentInput).reduce((sum, { value }) => sum + value, 0)),
  ).observe({ type: 'layout-shift', buffered: true }) || setTimeout(() => done(0), 500))`;
  expect(await inPage(page, shifts)).toBeLessThan(0.02);
});

test('a call is shown as soon as it is answered, not at the next poll', async () => {
  const page = await opened();
  await page.getByText('No call yet').waitFor();
  await page.clock.install();
  const waiting = page.waitForRequest(/journal\/wait/);
  await page.reload();
  await waiting;
  await page.getByText('No call yet').waitFor();
  // From now on, no timer of the page fires.
  await page.clock.pauseAt(Date.now() + 600_000);
  await find();
  await row(page, 'Calls, the newest first', '200').waitFor();
});

test('the clock can be frozen, advanced and resumed', async () => {
  const page = await opened();
  await tab(page, 'Clock');
  await page.getByRole('textbox', { name: 'Freeze at' }).fill('2026-03-01T08:00:00Z');
  await page.keyboard.press('Enter');
  await said(page, 'Frozen at 2026-03-01 08:00:00.');
  await page.getByRole('combobox', { name: 'Advance by' }).fill('P1DT1H');
  await page.keyboard.press('Enter');
  await said(page, 'It is now at 2026-03-02 09:00:00.');
  expect(new Date(scene.mock.control.clock.now()).toISOString()).toBe('2026-03-02T09:00:00.000Z');
  await page.getByRole('combobox', { name: 'Advance by' }).fill('tomorrow');
  await page.keyboard.press('Enter');
  await said(page, /"tomorrow"/);
  expect(scene.problems.splice(0).join()).toContain('400');
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.locator('#clock-pace', { hasText: 'running' }).waitFor();
});

test('people can be searched, edited, retired, removed and restored', async () => {
  const { id = '', name = '', position } = person();
  const page = await searchedFor(id);
  await page.locator('#found summary').click();
  await page.getByLabel('Title', { exact: true }).fill('Zookeeper');
  await page.getByLabel('Company', { exact: true }).fill('Globex');
  await page.getByRole('button', { name: 'Save' }).click();
  await said(page, `${name}: saved`);
  expect((await scene.mock.control.person(id)).position).toMatchObject({
    title: 'Zookeeper',
    company: { name: 'Globex' },
  });
  await page.locator('#found').getByText('Zookeeper at Globex').waitFor();
  await page.getByRole('button', { name: 'Retire' }).click();
  await said(page, `${name}: retired`);
  expect((await scene.mock.control.person(id)).employment_status).toBe('retired');
  await page.getByRole('button', { name: 'Undo edits' }).click();
  await said(page, `${name}: as at first`);
  expect((await scene.mock.control.person(id)).position?.title).toBe(position?.title);
  await page.getByRole('button', { name: 'Remove' }).click();
  await said(page, `${name}: removed`);
  await expect(scene.mock.control.person(id)).rejects.toThrow('No person');
  await page.getByRole('button', { name: 'Restore' }).press('Enter');
  await said(page, `${name}: as at first`);
  expect((await scene.mock.control.person(id)).name).toBe(name);
  expect(await inPage(page, 'document.activeElement.tagName')).toBe('SUMMARY');
});

test('every member of a record can be edited as JSON; a refusal states path and value, and no input is lost', async () => {
  const { id = '', name = '' } = person();
  const page = await searchedFor(id);
  await page.locator('#found summary').press('Enter');
  await page.locator('#found summary', { hasText: 'Record' }).press('Enter');
  const text = page.getByRole('textbox', { name: /Every member of the person/ });
  const told = (message: string) => page.getByRole('alert').filter({ hasText: message }).waitFor();
  const save = async (json: string) => {
    await text.fill(json);
    await text.press('Control+Enter');
  };
  const record = JSON.parse(await text.inputValue());
  expect(record).toEqual(await scene.mock.control.person(id));
  await save('{\n  "name" "Ada"\n}');
  await told('it goes wrong at line 2, column 10');
  expect(await inPage(page, 'document.activeElement.selectionStart')).toBe(11);
  const wrong = JSON.stringify({ ...record, jobs: [{ ...record.jobs[0], title: 7 }] }, null, 2);
  await save(wrong);
  await told('`jobs[0].title` is 7; it must be a text.');
  expect(scene.problems.splice(0)).toHaveLength(2);
  await tab(page, 'Clock');
  await tab(page, 'People');
  expect(await text.inputValue()).toBe(wrong);
  const education = [{ school: 'Ecole 42', degree: 'Diploma' }];
  await save(JSON.stringify({ ...record, education, connections: 7, linkedin: undefined }));
  await said(page, `${name}: saved`);
  const { linkedin: _, ...rest } = record;
  expect(await scene.mock.control.person(id)).toEqual({ ...rest, education, connections: 7 });
  await page.locator('#found summary', { hasText: 'Record' }).press('Enter');
  expect(JSON.parse(await text.inputValue())).toMatchObject({ education, connections: 7 });
});

test('a company can be edited for everyone who works there, and people can be added', async () => {
  const { id = '', position } = person();
  const { id: companyId, name } = position?.company ?? {};
  const page = await searchedFor(id);
  await page.locator('#found summary').click();
  await page.locator('#found summary', { hasText: 'Company' }).click();
  const company = page.getByRole('textbox', { name: `Every member of ${name}` });
  await company.fill(JSON.stringify({ id: companyId, name: 'Umbrella' }));
  await page.getByRole('button', { name: 'Save company' }).click();
  await said(page, 'Umbrella: saved, for');
  await page.locator('#found').getByText('at Umbrella').waitFor();
  expect((await scene.mock.control.person(id)).position?.company).toEqual({
    id: companyId,
    name: 'Umbrella',
  });
  await page.getByText('Add people and companies').click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await said(page, 'Added: one person.');
  await page.locator('#found').getByText('Staff Engineer at Northwind').waitFor();
});

test('worlds can be created, forked, shown, reset and removed, and each shows its own calls', async () => {
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
  expect(scene.mock.worlds.list().map(({ id }) => id)).toEqual(['default', 'fresh', 'fork']);
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
  expect(scene.mock.worlds.list().map(({ id }) => id)).toEqual(['default', 'fresh']);
});

test('readings are listed with their meaning, and can be chosen', async () => {
  const page = await opened();
  await tab(page, 'Readings');
  await page.getByRole('searchbox', { name: 'Filter' }).fill('find.size-over');
  await page.locator('#reading-list summary').click();
  await page.getByRole('radio', { name: /^clamped/ }).check();
  await page.getByRole('button', { name: 'Choose' }).press('Enter');
  await said(page, 'From the next call on, find.size-over is clamped.');
  expect((await find({ matches: [], size: 6 })).status).toBe(200);
  expect(await page.getByRole('radio', { name: /^clamped/ }).isChecked()).toBe(true);
  await page.getByRole('checkbox', { name: /changed since the start/ }).check();
  expect(await page.locator('#reading-list > li').count()).toBe(1);
});

test('mails can be read and deleted, webhooks sent again with their headers shown', async () => {
  await furnish();
  const page = await opened();
  await tab(page, 'Messages');
  await page.locator('#mails summary').click();
  await page.getByLabel('Mail', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Delete every mail' }).click();
  await page.getByText('No mail was sent').waitFor();
  expect(await scene.mock.control.outbox()).toEqual([]);
  await page.locator('#deliveries summary').click();
  await page.getByRole('button', { name: 'Send once more' }).click();
  await said(page, 'Sent once more: pending.');
  await page.getByText('sent once more').last().waitFor();
  expect(await page.getByLabel('Headers').count()).toBe(2);
});

test('a call shows both sides as JSON that folds, is copied as curl, and is filtered by its status', async () => {
  await find({ matches: [], size: -1 });
  await find();
  const page = await opened();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: '4xx' }).click();
  const calls = page.locator('#calls > li');
  await expect.poll(() => calls.count()).toBe(1);
  await calls.locator('summary').first().click();
  const request = page.getByRole('group', { name: 'Request, body' });
  expect(await request.textContent()).toContain('"size": -1');
  const [left, right] = await Promise.all(
    ['Request, body', 'Response, body'].map((name) => page.getByRole('group', { name }).boundingBox()),
  );
  expect(left?.x).toBeLessThan(right?.x ?? 0);
  await request.locator('summary').first().click();
  expect(await request.getByText('"size": ').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Copy as curl' }).click();
  await said(page, 'Copied');
  expect(await inPage(page, 'navigator.clipboard.readText()')).toMatch(/^curl -i -X POST 'http:.*"size":-1/);
  await page.getByRole('button', { name: '4xx' }).click();
  await expect.poll(() => calls.count()).toBe(2);
});

test('presets move the clock and fill in a fault', async () => {
  const page = await opened();
  await tab(page, 'Clock');
  const before = scene.mock.control.clock.now();
  await page.getByRole('button', { name: '2 weeks' }).click();
  await said(page, 'It is now at');
  expect(scene.mock.control.clock.now() - before).toBeGreaterThan(13 * 86_400_000);
  await tab(page, 'Faults');
  await page.getByRole('button', { name: 'Bad network' }).click();
  await page.getByRole('button', { name: 'Add fault' }).click();
  await said(page, 'Set: all: reset, probability 0.1.');
});
