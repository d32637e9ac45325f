import { describe, expect, test } from 'vitest';
import { startLedger } from '../../../fixtures/services/ledger-service.js';

const ada = { reference_id: 'ada', name: 'Ada Moreau', company_name: 'Northwind Robotics' };
const li = { reference_id: 'li', email_address: 'li.na@harbour-health.example.com' };
const nobody = { reference_id: 'nobody', name: 'Nobody Unheard-of' };

describe('added contacts', () => {
  test('are verified if the person is found, and works at the company that was sent', async () => {
    const { imported, read } = await startLedger();
    await imported([
      ada,
      li,
      nobody,
      { ...ada, reference_id: 'elsewhere', company_name: 'Harbour Health', linkedin: 'ada-moreau-7' },
    ]);
    const { body } = await read('getContacts');
    const verified = (body.contacts ?? []).filter(({ is_verified }) => is_verified);
    expect(verified.map(({ reference_id }) => reference_id).sort()).toEqual(['ada', 'li']);
  });

  test.each([
    ['missing', {}, '`contacts` is missing.'],
    ['no list', { contacts: { 0: ada } }, '`contacts` is an object; it must be a list.'],
    ['null', { contacts: null }, '`contacts` is null; it must be a list.'],
    [
      'over 1000',
      { contacts: Array(1001).fill(ada) },
      '`contacts` has 1001 elements; at most 1000 are allowed.',
    ],
    ['in a file without a name', { contacts: [ada], filename: '' }, '`filename` is empty.'],
  ])('that are %s are refused as a whole, and nothing is written', async (_, body, message) => {
    const { write, state } = await startLedger();
    const before = await state();
    const { status, error } = await write('addContacts', { body });
    expect([status, error?.message]).toEqual([400, message]);
    expect(await state()).toBe(before);
  });
});
