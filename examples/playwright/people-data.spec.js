// npx playwright test: each test gets a People Data Service of its own (a world), with its own credentials, faults and journal.
import { test as base, expect } from '@playwright/test';

const test = base.extend({
  world: async ({ playwright, page }, use) => {
    const { PDK_PEOPLE, PDK_CONTROL, PDK_CONTROLTOKEN } = process.env;
    const extraHTTPHeaders = { Authorization: `Bearer ${PDK_CONTROLTOKEN}` };
    const control = await playwright.request.newContext({ extraHTTPHeaders });
    const created = await control.post(`${PDK_CONTROL}/worlds`, { data: {} });
    const { id, org, credentials } = await created.json();
    const settings = { peopleUrl: PDK_PEOPLE, org, apiKey: credentials.apiKey };
    await page.addInitScript((given) => Object.assign(window, { settings: given }), settings);
    await use({
      /** Calls the control plane of the mock, in this world. */
      control: (path, data) =>
        control.post(`${PDK_CONTROL}${path}`, { data, headers: { 'X-World': id }, failOnStatusCode: true }),
    });
    await control.delete(`${PDK_CONTROL}/worlds/${id}`);
    await control.dispose();
  },
});

const statuses = async (world) => {
  const found = await world.control('/journal/search', { filter: { operation: 'find' } });
  return (await found.json()).entries.map(({ response }) => response.status);
};

const findIn = async (page, name) => {
  await page.goto('/');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Find' }).click();
};

test('shows the title of a person', async ({ page, world }) => {
  await findIn(page, 'Ada Moreau');
  await expect(page.getByRole('status')).toHaveText('Senior Data Engineer');
  expect(await statuses(world)).toEqual([200]);
});

test('tries again while the service is down', async ({ page, world }) => {
  await world.control('/faults', { on: 'find', status: 503, retryAfterSeconds: 1, times: 1 });
  await findIn(page, 'Ada Moreau');
  await expect(page.getByRole('status')).toHaveText('Senior Data Engineer');
  expect(await statuses(world)).toEqual([503, 200]);
});
