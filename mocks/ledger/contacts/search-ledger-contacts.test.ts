import { expect, test } from 'vitest';
import { startSmallLedger } from '../../../fixtures/services/small-ledger.js';

test('a contact that was sent with a URL is found by its slug', async () => {
  const { imported, found } = await startSmallLedger();
  await imported([{ reference_id: 'address', linkedin: 'https://linkedin.com/in/Ada-Moreau-7?x=1' }]);
  const contacts = await found({ filters: [{ field: 'linkedin', string_values: ['ada-moreau-7'] }] });
  expect(contacts.map(({ reference_id }) => reference_id).sort()).toEqual(['ada', 'address']);
});
