import { isSuccess } from '../../target/exchange.js';
import { rowsOf } from '../../target/wire/csv.js';
import { answered, undecided } from '../answers.js';
import { ledgerNeeds } from '../ledgers/own-ledger.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { isTable } from './csv.js';
import { isOpen } from './ended.js';
import { downloadErrors, errorsOf, isListed } from './errors-csv.js';
import { type Filled, filled, filledRequests } from './filled.js';
import { countsOf } from './row-counts.js';

export const csvEmpty = asks('import.csv-empty', {
  needs: ledgerNeeds,
  requests: filledRequests + 3,
  once: true,
  hiddenBy: {
    'import.duration': ['stuck'],
    // Then the one import of all calls has failed rows.
    'import.merge': ['on'],
    // Then no import may have any, and whether there is such a download at all cannot be seen.
    'import.bad-row': ['whole-400'],
  },
  async ask(t) {
    const ledger = await filled(t);
    const { good, imports, ledgerId } = ledger;
    const record = imports.get(good.importId);
    if (isOpen(record) || countsOf(record)?.failed !== 0)
      throw undecided('no import is known to have no failed row');
    if (!(await downloadsErrors(t, ledger)))
      throw undecided('no failed row of an import could be downloaded');
    const answer = await downloadErrors(t, ledgerId, good.importId);
    return answered(
      answer,
      'errors of an import without any',
      { 404: 'rejected-404', 204: 'empty-204' },
      ({ response }) => (isTable(response.text) && rowsOf(response.text).length === 0 ? 'header' : undefined),
    );
  },
});

/** Whether errors are downloaded where there are some. */
async function downloadsErrors(t: ProbeContext, ledger: Filled): Promise<boolean> {
  const { bad, twice, references } = ledger;
  for (const [id, reference] of [
    [bad.importId, references.bad],
    [twice.importId, references.twice],
  ] as const) {
    if (id === undefined) continue;
    const errors = await errorsOf(t, ledger, id);
    if (isSuccess(errors) && isListed(errors, reference)) return true;
  }
  return false;
}
