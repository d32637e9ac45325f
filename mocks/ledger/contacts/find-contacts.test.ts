import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../state/memory-store.js';
import { contactsOf, findContacts, type Names, referencesOf } from '../contacts.js';

/** Three contacts; the reference id of the last one looks like the contact id of the first. */
async function smallLedger() {
  const store = memoryStore();
  for (const [id, referenceId] of [
    ['lc_1', 'crm-1'],
    ['lc_2', null],
    ['lc_3', 'lc_1'],
  ] as const) {
    await store.put(contactsOf('led'), id, { id, referenceId });
    if (referenceId !== null) await store.put(referencesOf('led'), referenceId, id);
  }
  return store;
}

describe('contact ids and reference ids find', () => {
  it.each<[what: string, names: Partial<Names>, found: readonly string[]]>([
    ['nobody, when there are none', {}, []],
    ['contacts by contact id', { contactIds: ['lc_1', 'lc_2'] }, ['lc_1', 'lc_2']],
    ['contacts by reference id', { referenceIds: ['crm-1'] }, ['lc_1']],
    ['of both kinds', { contactIds: ['lc_2'], referenceIds: ['crm-1'] }, ['lc_2', 'lc_1']],
    ['once who is named by both', { contactIds: ['lc_1'], referenceIds: ['crm-1'] }, ['lc_1']],
    [
      'once who is named twice',
      { contactIds: ['lc_2', 'lc_2'], referenceIds: ['crm-1', 'crm-1'] },
      ['lc_2', 'lc_1'],
    ],
    ['nobody by an unknown id', { contactIds: ['lc_9', 'lc_2'], referenceIds: ['crm-9'] }, ['lc_2']],
    ['nobody by a reference id among the contact ids', { contactIds: ['crm-1'] }, []],
    ['by a reference id that looks like a contact id', { referenceIds: ['lc_1'] }, ['lc_3']],
    ['nobody by a contact id among the reference ids', { referenceIds: ['lc_2'] }, []],
  ])('%s', async (_, names, found) => {
    const contacts = await findContacts(await smallLedger(), 'led', {
      contactIds: [],
      referenceIds: [],
      ...names,
    });
    expect(contacts.map(({ id }) => id)).toEqual(found);
  });

  it('no contact of another ledger', async () => {
    const names = { contactIds: ['lc_1'], referenceIds: ['crm-1'] };
    expect(await findContacts(await smallLedger(), 'other', names)).toEqual([]);
  });
});
