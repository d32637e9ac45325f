import { expect, test } from 'vitest';
import { axeFindings, browsing, inPage } from '../../fixtures/chromium.js';
import { operations } from '../../generated/operations.js';
import { createMock } from './mock.js';

const { opened, problems } = browsing();

test('each operation has a form, and axe finds nothing in it', { timeout: 120_000 }, async () => {
  const mock = await createMock({ port: 0 });
  const forms: unknown[] = [];
  for (const name of ['people', 'identity', 'ledger', 'billing']) {
    const page = await opened(`${mock.urls.docs}${name}.html`, { bypassCSP: true });
    await inPage(page, "document.querySelectorAll('.try').forEach((one) => { one.open = true; })");
    expect(await axeFindings(page)).toEqual([]);
    const calls = "[...document.querySelectorAll('.try[data-call]')].map((one) => one.dataset.call)";
    forms.push(...[await inPage(page, calls)].flat());
  }
  const all = Object.values(operations);
  expect(forms.toSorted()).toEqual(
    all.map((one) => `${one.method} /${one.interface}/v1${one.path}`).toSorted(),
  );
  await mock.close();
});

test('a form calls the mock that serves it, offers the ids that were answered, and says what is wrong', async () => {
  const mock = await createMock({ port: 0 });
  const page = await opened(`${mock.urls.docs}ledger.html`);
  const ledgers = '/ledger/v1/{org_id}/ledgers';
  const form = (call: string) => page.locator(`.try[data-call="${call}"]`);
  const sent = async (call: string) => {
    await form(call).getByRole('button').click();
    await form(call)
      .getByText(/^\d{3} /)
      .waitFor();
    return [
      await form(call).getByRole('status').textContent(),
      await form(call).locator('pre').textContent(),
    ];
  };
  for (const call of [`POST ${ledgers}`, `GET ${ledgers}/{ledger_id}`])
    await form(call).locator('summary').click();

  const [status, ledger = ''] = await sent(`POST ${ledgers}`);
  expect(status).toBe('201 Created');
  const id = /led_\w+/.exec(ledger ?? '')?.[0] ?? '';
  expect(await page.locator(`#-ids option[value="${id}"]`).count()).toBe(1);
  await form(`GET ${ledgers}/{ledger_id}`).getByLabel('ledger_id').fill(id);
  expect(await sent(`GET ${ledgers}/{ledger_id}`)).toEqual([
    '200 OK',
    expect.stringContaining('"Customers"'),
  ]);

  await page.locator('#-mock summary').click();
  await page.getByLabel('Client secret').fill('a guess');
  await form(`POST ${ledgers}`).getByRole('button').click();
  await form(`POST ${ledgers}`)
    .getByText(/401 at the sign-in/)
    .waitFor();
  expect(problems.splice(0)).toEqual([expect.stringContaining('401')]);
  await mock.close();
});
