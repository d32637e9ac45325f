import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { textIn } from '../../../target/wire/members.js';
import { ask } from '../imports/listing.js';
import { addContacts } from '../ledgers/own-ledger.js';
import { completedImport, contactsWhen, newPlace, unnamedImport } from './place.js';

/** Adding a contact: the import it creates, and the contact when that is completed (section 4.3). */
export const adding = scenario({
  id: 'contacts/adding',
  rules: [
    'contacts.add-import',
    'imports.processing-at-once',
    'contacts.add-completes',
    'contacts.add-visible',
  ],
  requests: 8,
  async record(t) {
    const place = await newPlace(t);
    const { ledgerId } = place;
    const tag = t.owned.name('contact');
    const row = {
      reference_id: tag,
      name: 'Quorvex Tanbridge',
      email_address: `${tag}@example.com`,
      linkedin: tag,
    };
    const importId = await addContacts(t, ledgerId, [row]);
    if (importId === undefined) {
      t.skip('imports.processing-at-once', unnamedImport);
      await seeAnyListed();
      return completedImport(place, importId);
    }

    t.step('get the import that the answer names');
    const got = await t.call('getImport', { path: { ledger_id: ledgerId, import_id: importId } });
    if (!isSuccess(got)) {
      await seeAnyListed();
      t.body(got);
      return;
    }
    t.soft('contacts.add-import').holds(true, {
      at: 'status',
      expected: 'the import',
      received: null,
    });
    const status = textIn(t.object(got), 'status', 'state');
    if (status === undefined) {
      t.skip('imports.processing-at-once', 'an import shows no `status`: map it with --overlay');
    } else {
      t.soft('imports.processing-at-once', got).holds(
        ['processing', 'completed'].includes(status.toLowerCase()),
        { at: 'status', expected: '"processing" or "completed" at once', received: status },
      );
    }

    await completedImport(place, importId);
    t.soft('contacts.add-completes').holds(true, {
      at: 'status',
      expected: 'completed',
      received: null,
    });
    t.step('get the contacts when it is completed');
    const contacts = await contactsWhen(place, (shown) => shown.length > 0);
    if (contacts.length > 0 && !JSON.stringify(contacts).includes(tag)) {
      return t.skip('contacts.add-visible', 'contacts show no `reference_id`: map it with --overlay');
    }
    t.soft('contacts.add-visible').holds(contacts.length > 0, {
      at: 'contacts',
      expected: `the contact ${tag}, which was added`,
      received: [],
    });

    /** Which import it is need not be told by the answer: of a new ledger, any is it. */
    async function seeAnyListed(): Promise<void> {
      const listing = await ask(place, 'contacts.add-import', {});
      if (listing === undefined) return;
      const { ids, exchange } = listing;
      t.soft('contacts.add-import', exchange).holds(ids.length > 0, {
        at: 'imports',
        expected: 'an import, as a contact was added',
        received: [],
      });
    }
  },
});
