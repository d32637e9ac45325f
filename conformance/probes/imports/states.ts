import { statusOf } from '../../checks/machines/imports/own-import.js';
import { undecided } from '../answers.js';
import { ledgerNeeds } from '../ledgers/own-ledger.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { isOpen } from './ended.js';
import { filled, filledRequests } from './filled.js';

export const importStates = asks('import.states', {
  needs: ledgerNeeds,
  requests: filledRequests,
  once: true,
  hiddenBy: { 'import.duration': ['immediate'] },
  async ask(t) {
    const { good, early } = await filled(t);
    // What the first look says that is taken later may not have been so from the start.
    const first = statusOf(good.answer.response.json);
    const statuses = [first, statusOf(early)];
    if (statuses.includes('pending')) return agrees('with-pending', 'an import begins as `pending`');
    if (first === 'processing') return agrees('without-pending', 'an import begins as `processing`');
    if (first === undefined)
      throw undecided('the answer to addContacts shows no `status`: map it with --overlay');
    if (isOpen({ status: first })) return otherwise('an import begins with another status');
    throw undecided('an import is completed as soon as contacts are added');
  },
});
