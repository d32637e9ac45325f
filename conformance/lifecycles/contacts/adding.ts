import { isSuccess } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
import { textIn } from '../../wire/members.js';
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
  needs: ['ledger', 'token', 'own-resources'],
  requests: 8,
  async record(recorder, context) {
    const place = await newPlace(context, recorder);
    const { ledgerId } = place;
    const tag = context.owned.name('contact');
    const row = {
      reference_id: tag,
      name: 'Quorvex Tanbridge',
      email_address: `${tag}@example.com`,
      linkedin: tag,
    };
    const importId = await addContacts(context, recorder, ledgerId, [row]);
    if (importId === undefined) {
      recorder.skip('imports.processing-at-once', unnamedImport);
      await seeAnyListed();
      return completedImport(place, importId);
    }

    recorder.step('get the import that the answer names');
    const got = await context.call('getImport', { path: { ledger_id: ledgerId, import_id: importId } });
    if (!isSuccess(got)) {
      await seeAnyListed();
      recorder.body(got);
      return;
    }
    recorder.see('contacts.add-import', true, () => ({
      at: 'status',
      expected: 'the import',
      received: null,
    }));
    const status = textIn(recorder.object(got), 'status', 'state');
    if (status === undefined) {
      recorder.skip('imports.processing-at-once', 'an import shows no `status`: map it with --overlay');
    } else {
      recorder.see(
        'imports.processing-at-once',
        ['processing', 'completed'].includes(status.toLowerCase()),
        () => ({ at: 'status', expected: '"processing" or "completed" at once', received: status }),
        got,
      );
    }

    await completedImport(place, importId);
    recorder.see('contacts.add-completes', true, () => ({
      at: 'status',
      expected: 'completed',
      received: null,
    }));
    recorder.step('get the contacts when it is completed');
    const contacts = await contactsWhen(place, (shown) => shown.length > 0);
    if (contacts.length > 0 && !JSON.stringify(contacts).includes(tag)) {
      recorder.skip('contacts.add-visible', 'contacts show no `reference_id`: map it with --overlay');
      return;
    }
    recorder.see('contacts.add-visible', contacts.length > 0, () => ({
      at: 'contacts',
      expected: `the contact ${tag}, which was added`,
      received: [],
    }));

    /** Which import it is need not be told by the answer: of a new ledger, any is it. */
    async function seeAnyListed(): Promise<void> {
      const listing = await ask(place, 'contacts.add-import', {});
      if (listing === undefined) return;
      const { ids, exchange } = listing;
      recorder.see(
        'contacts.add-import',
        ids.length > 0,
        () => ({ at: 'imports', expected: 'an import, as a contact was added', received: [] }),
        exchange,
      );
    }
  },
});
