import { errorRowsIn } from '../../checks/machines/imports/error-rows.js';
import type { Exchange } from '../../target/exchange.js';
import type { ProbeContext } from '../probe-context.js';
import type { Filled } from './filled.js';

/** Downloads the rows of an import that failed. */
export const downloadErrors = (t: ProbeContext, { ledgerId }: Filled, importId: string): Promise<Exchange> =>
  t.call('downloadImportErrors', {
    path: { ledger_id: ledgerId, import_id: importId },
    headers: { accept: 'text/csv' },
  });

/** The same, once in each round. */
export const errorsOf = (t: ProbeContext, ledger: Filled, importId: string): Promise<Exchange> =>
  t.shared(`errors of ${importId}`, () => downloadErrors(t, ledger, importId));

/** Whether a contact is listed among the failed rows. */
export const isListed = (errors: Exchange, reference: string): boolean =>
  errorRowsIn(errors.response.text).listed([reference]).length > 0;
