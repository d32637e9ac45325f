import { statusOf } from '../../checks/machines/imports/own-import.js';
import { undecided } from '../answers.js';
import { ledgerNeeds } from '../ledgers/own-ledger.js';
import { asks } from '../probe.js';
import { agrees } from '../sighting.js';
import { undone, undoneRequests, wasEarly } from './undone.js';

export const deleteProcessing = asks('import.delete-processing', {
  needs: ledgerNeeds,
  requests: undoneRequests,
  once: true,
  hiddenBy: { 'import.duration': ['immediate', 'stuck'] },
  async ask(t) {
    const { processing, came } = await undone(t);
    if (processing === undefined || !wasEarly(processing))
      throw undecided('an import was completed before its contacts could be deleted');
    if (came === undefined) throw undecided('a later import is not completed after more than a minute');
    const saw = 'the contacts of an import deleted while it is processed';
    if (came) return agrees('continued', `${saw} → they are there later`);
    if (statusOf(processing.before) === 'processing') return agrees('cancelled', `${saw} → they never come`);
    throw undecided('an import was completed before its contacts could be deleted');
  },
});
