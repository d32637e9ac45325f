import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startLedger } from '../../../fixtures/services/ledger-service.js';
import type { PersonEdit } from '../../control/people/edited.js';
import { memberPaths } from '../contact-view.js';

/** The number of people who are contacts and may be edited. */
const people = 6;

/** The edits of a person. Some are refused for some people, which is fine. */
const edit: fc.Arbitrary<PersonEdit | 'restore'> = fc.oneof(
  fc.constantFrom<PersonEdit[]>(
    { name: 'Somebody Else' },
    { first_name: 'Renamed' },
    { country: 'Atlantis' },
    { location: 'Atlantis, far out' },
    { title: 'Chief Dreamer' },
    { job: { title: 'Director', company: { name: 'Acme' } } },
    { job: { title: 'Clerk', company: { name: 'Zeta' }, started_at: '2024-03-01' } },
    { employment_status: 'retired' },
    { employment_status: 'unemployed' },
    { email: 'new@acme.example.com', email_status: 'best-guess' },
    { cell_phone_number: '+1 555 0100' },
  ),
  fc.constant('restore' as const),
);
const edits = fc.array(fc.record({ who: fc.nat({ max: people - 1 }), edit }), { minLength: 1, maxLength: 6 });

async function start() {
  const ledger = await startLedger();
  const { mock, read, as } = ledger;
  const known = mock.people.filter(({ linkedin }) => linkedin !== undefined).slice(0, people);
  const rows = known.map(({ linkedin, position }, at) => ({
    linkedin,
    ...(at % 2 === 0 ? { company_name: position?.company?.name } : {}),
  }));
  await ledger.imported(rows);

  const contactsIn = async (path: { readonly ledger_id: string }) => {
    const { body } = await as.viewer.call('getContacts', { path, query: { size: 100 } });
    return new Map((body.contacts ?? []).map((contact) => [contact.linkedin, contact]));
  };
  /** Returns everything that the ledger shows of its contacts, as text. */
  const told = async () => {
    const answers: { readonly text: string }[] = [
      await read('getLedger'),
      await read('downloadLedgerContacts', { body: {} }),
    ];
    for (const path of memberPaths) {
      answers.push(await read('getContacts', { query: { sort_by: `-${path}`, size: 100 } }));
      const filters = [{ field: path, match_type: 'exists' }];
      answers.push(await read('searchLedgerContacts', { body: { filters, view: 'count' } }));
      answers.push(
        await read('downloadLedgerContacts', {
          body: { filters, sort_by: path, return_fields: ['person', path] },
        }),
      );
    }
    for (const [field, string_values] of [
      ['name', ['somebody']],
      ['current_position.company.name', ['Acme', 'Zeta']],
      ['current_position.title', ['Dreamer']],
    ]) {
      const filters = [{ field, match_type: 'fuzzy', string_values }];
      answers.push(await read('searchLedgerContacts', { body: { filters } }));
    }
    return answers.map(({ text }) => text);
  };
  return {
    ...ledger,
    rows,
    told,
    happen: async (sequence: readonly { readonly who: number; readonly edit: PersonEdit | 'restore' }[]) => {
      for (const { who, edit: what } of sequence) {
        const id = known[who]?.id ?? '';
        const done = what === 'restore' ? mock.control.restorePerson(id) : mock.control.editPerson(id, what);
        await done.catch(() => undefined);
      }
    },
    contacts: () => contactsIn(ledger.path),
    /** Imports the same contacts now, into a ledger of their own, and returns them. */
    anew: async () => {
      const { body } = await as.editor.call('createLedger', { body: { name: 'Anew' } });
      const path = { ledger_id: body.id };
      await as.editor.call('addContacts', { path, body: { contacts: rows } });
      ledger.clock.advance(200);
      return contactsIn(path);
    },
  };
}

/** Removes what depends on where and when a contact was created, and the times of its changes. */
function asSeen(contact: object): object {
  const passing = /^(id|import_id|created_at|reference_id|last_.*)$/;
  return Object.fromEntries(Object.entries(contact).filter(([name]) => !passing.test(name)));
}

test('contacts stay as last seen until the next cycle, however people are edited', async () => {
  await fc.assert(
    fc.asyncProperty(edits, async (sequence) => {
      const { told, happen, mock } = await start();
      const before = await told();
      await happen(sequence);
      expect(await told()).toEqual(before);
      await mock.close();
    }),
    { seed: 11, numRuns: 8 },
  );
});

test('after a cycle every contact equals a new import of it, and every change is dated', async () => {
  await fc.assert(
    fc.asyncProperty(edits, async (sequence) => {
      const { happen, mock, rows, anew, contacts } = await start();
      const before = await contacts();
      await happen(sequence);
      await mock.control.enrich();
      const after = await contacts();
      const imported = await anew();
      expect(imported.size).toBe(rows.length);
      for (const [slug, contact] of after) {
        expect(asSeen(contact)).toEqual(asSeen(imported.get(slug) ?? {}));
        const isSame = isDeepStrictEqual(asSeen(contact), asSeen(before.get(slug) ?? {}));
        if (!isSame) expect(contact.last_info_changed_at).toBeDefined();
        if (isSame) expect(contact.last_company_changed_at).toBeUndefined();
      }
      await mock.close();
    }),
    { seed: 12, numRuns: 12 },
  );
});
