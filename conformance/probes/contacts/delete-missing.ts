import { deleteOne } from '../../checks/machines/contacts/deleting.js';
import { answered } from '../answers.js';
import { ledgerNeeds } from '../ledgers/own-ledger.js';
import { asks } from '../probe.js';
import { deleted, deletedRequests } from './deleted.js';

export const deleteMissing = asks('contacts.delete-missing', {
  needs: ledgerNeeds,
  requests: deletedRequests + 1,
  once: true,
  hiddenBy: { 'import.duration': ['stuck'] },
  async ask(t) {
    const { ledger } = await deleted(t);
    const answer = await deleteOne(t, ledger.ledgerId, t.owned.name('nobody'));
    return answered(answer, 'a contact deleted that does not exist', {
      404: 'rejected-404',
      204: 'accepted-204',
    });
  },
});
