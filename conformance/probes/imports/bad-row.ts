import { bodyOf, undecided } from '../answers.js';
import { ledgerNeeds } from '../ledgers/own-ledger.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { errorsOf, isListed } from './errors-csv.js';
import { filled, filledRequests } from './filled.js';

export const importBadRow = asks('import.bad-row', {
  needs: ledgerNeeds,
  requests: filledRequests + 1,
  once: true,
  async ask(t) {
    const ledger = await filled(t);
    const { bad, references, shown } = ledger;
    const { status } = bad.answer.response;
    const saw = `a contact that nothing identifies, beside a good one → status ${status}`;
    if (bad.importId === undefined) {
      if (shown.includes(references.besideBad)) return otherwise(`${saw}, and the good one is there`);
      return status === 400 ? agrees('whole-400', saw) : otherwise(saw);
    }
    if (shown.includes(references.bad)) return otherwise(`${saw}, and it is there`);
    const errors = await errorsOf(t, ledger, bad.importId);
    bodyOf(errors);
    if (isListed(errors, references.bad)) return agrees('row-error', `${saw}, and it is among the errors`);
    throw undecided('a contact that nothing identifies is neither shown nor among the errors of its import');
  },
});
