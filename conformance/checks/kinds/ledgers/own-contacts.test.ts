import { expect, test } from 'vitest';
import { asKnown, referencesOf } from './own-contacts.js';

test('contacts without a reference id are left out', () => {
  const contacts = [{ reference_id: 'b' }, { id: 'lc_1' }, { reference_id: '' }, { reference_id: 'a' }];
  expect(referencesOf(contacts)).toEqual(['b', 'a']);
});

test('contacts are identified by both ids, ordered by reference id', () => {
  const contacts = [{ id: 'lc_2', reference_id: 'b' }, { id: 'lc_1', reference_id: 'a' }, { id: 'lc_3' }];
  expect(asKnown(contacts)).toEqual([
    { id: 'lc_1', reference: 'a' },
    { id: 'lc_2', reference: 'b' },
  ]);
});
