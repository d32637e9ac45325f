import { rowsRemoved } from '../../checks/machines/contacts/deleting.js';
import { statusOf } from '../../checks/machines/imports/own-import.js';
import { isSuccess } from '../../target/exchange.js';
import { undecided } from '../answers.js';
import { ledgerNeeds } from '../ledgers/own-ledger.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { countsOf } from './row-counts.js';
import { undone, undoneRequests } from './undone.js';

export const afterDelete = asks('import.after-delete', {
  needs: ledgerNeeds,
  requests: undoneRequests,
  once: true,
  hiddenBy: { 'import.duration': ['stuck'] },
  async ask(t) {
    const [first] = (await undone(t)).completed;
    if (first === undefined) throw undecided('an import is not completed after more than a minute');
    const { before, answer, after } = first;
    if (!isSuccess(answer) || rowsRemoved(answer.response.json) === 0)
      throw undecided('the contacts of a completed import could not be deleted');
    const [was, is] = [countsOf(before), countsOf(after)];
    const status = statusOf(after);
    const saw = `the contacts of a completed import deleted → ${status === 'completed' || status === 'deleted' ? `\`${status}\`` : 'another status'}`;
    const isKept = JSON.stringify(was) === JSON.stringify(is);
    if (status === 'deleted') return isKept ? agrees('deleted', saw) : otherwise(`${saw}, with other counts`);
    const isZero = is !== undefined && is.succeeded + is.skipped + is.failed + (is.total ?? 0) === 0;
    if (status === 'completed' && isZero) return agrees('unchanged', `${saw}, with counts of 0`);
    return otherwise(status === 'completed' ? `${saw}, with counts` : saw);
  },
});
