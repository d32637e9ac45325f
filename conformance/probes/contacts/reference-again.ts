import { exampleContact } from '../../checks/machines/imports/example-contact.js';
import { named } from '../../checks/machines/imports/own-import.js';
import { addContacts } from '../../checks/machines/ledgers/own-ledger.js';
import { undecided } from '../answers.js';
import { ended, isOpen, looks } from '../imports/ended.js';
import { countsOf } from '../imports/row-counts.js';
import { ledgerNeeds } from '../ledgers/own-ledger.js';
import { asks } from '../probe.js';
import { sceneOf } from '../scene-of.js';
import { agrees } from '../sighting.js';
import { deleted, deletedRequests, lookRequests, referencesWhen } from './deleted.js';

export const referenceAgain = asks('contacts.reference-again', {
  needs: ledgerNeeds,
  requests: deletedRequests + 2 + looks + lookRequests,
  once: true,
  hiddenBy: { 'import.duration': ['stuck'] },
  async ask(t) {
    const { ledger, reference } = await deleted(t);
    const { ledgerId } = ledger;
    const beside = t.owned.name('contact');
    const rows = [reference, beside].map(exampleContact);
    const importId = named(await addContacts(sceneOf(t), ledgerId, rows));
    const record = (await ended(t, ledgerId, [importId])).get(importId);
    if (isOpen(record)) throw undecided('an import is not completed after more than a minute');
    const saw = 'a contact deleted and added again';
    const left = await referencesWhen(t, ledgerId, (all) => all.includes(reference));
    if (left.includes(reference)) return agrees('free', `${saw} → it is there`);
    if (left.includes(beside) && countsOf(record)?.succeeded === 1)
      return agrees('kept', `${saw} → it is a duplicate`);
    throw undecided('contacts that were added are not shown');
  },
});
