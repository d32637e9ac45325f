import { expect, test } from 'vitest';
import { startLedger } from '../../../fixtures/services/ledger-service.js';

const ada = { reference_id: 'ada', name: 'Ada Moreau', company_name: 'Northwind Robotics' };

async function start() {
  const ledger = await startLedger();
  const { mock, imported, read, counts } = ledger;
  await imported([ada, { reference_id: 'li', linkedin: 'li-na-3' }]);
  const id = mock.people.find(({ name }) => name === ada.name)?.id ?? '';
  return {
    ...ledger,
    adaMoves: () => mock.control.editPerson(id, { job: { title: 'Director', company: { name: 'Acme' } } }),
    contact: async () => {
      const { body } = await read('getContacts');
      return body.contacts?.find(({ reference_id }) => reference_id === 'ada');
    },
    newJobs: async () => (await counts())?.new_jobs,
  };
}

test('after the next cycle a move to another company is a new job, and unverified', async () => {
  const { adaMoves, mock, contact, counts } = await start();
  expect(await counts()).toEqual({ total: 2, verified: 2, new_jobs: 0 });
  await adaMoves();
  expect((await contact())?.last_company_changed_at).toBeUndefined();
  expect(await mock.control.enrich()).toMatchObject({ contacts: 2, changed: 1, notified: 0 });
  expect(await counts()).toEqual({ total: 2, verified: 1, new_jobs: 1 });
  expect(await contact()).toMatchObject({
    is_verified: false,
    name: 'Ada Moreau',
    last_company_changed_at: '2026-01-14T05:00:00.200Z',
    current_position: { title: 'Director', company: { name: 'Acme' } },
  });
});

test('a cycle runs at midnight UTC, and later calls wait for it', async () => {
  const { adaMoves, clock, newJobs } = await start();
  await adaMoves();
  clock.advance(Date.UTC(2026, 0, 15) - clock.now() - 1);
  expect(await newJobs()).toBe(0);
  clock.advance(1);
  expect(await newJobs()).toBe(1);
});

test('deleting a contact also removes its new job from the counts', async () => {
  const { adaMoves, mock, as, path, counts } = await start();
  await adaMoves();
  await mock.control.enrich();
  await as.editor.call('deleteContact', { path: { ...path, contact_id: 'ada' } });
  expect(await counts()).toEqual({ total: 1, verified: 1, new_jobs: 0 });
});

test('a cycle enriches all ledgers of the organization', async () => {
  const { mock, as, clock } = await start();
  const { body: other } = await as.editor.call('createLedger', { body: { name: 'Other' } });
  const path = { ledger_id: other.id };
  await as.editor.call('addContacts', { path, body: { contacts: [ada] } });
  clock.advance(200);
  expect(await mock.control.enrich()).toMatchObject({ contacts: 3 });
});
