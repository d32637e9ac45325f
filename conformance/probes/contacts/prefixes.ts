import { undecided } from '../answers.js';
import { ledgerNeeds } from '../ledgers/own-ledger.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { deleted, deletedRequests, mayBeMissing } from './deleted.js';

export const prefixes = asks('contacts.prefixes', {
  needs: ledgerNeeds,
  requests: deletedRequests,
  once: true,
  hiddenBy: { 'import.duration': ['stuck'] },
  async ask(t) {
    const { ledger, small, capital, left } = await deleted(t);
    const { references } = ledger;
    // What begins in just these letters is a contact id: else neither of the readings holds.
    if (!left.includes(references.small))
      return otherwise('a `reference_id` that begins with lc_ → deleted by it');
    if (!mayBeMissing(small)) throw undecided('a deletion by what begins with lc_ is refused');
    const saw = 'a `reference_id` that begins with LC_';
    if (!left.includes(references.capital)) return agrees('lc-ldc', `${saw} → deleted by it`);
    return mayBeMissing(capital)
      ? agrees('lc-ldc-any-case', `${saw} → not deleted by it`)
      : otherwise(`${saw} → status ${capital.response.status}`);
  },
});
