import { errorRowsIn } from '../../checks/machines/imports/error-rows.js';
import type { CheckContext } from '../../scene/check-context.js';
import type { Exchange } from '../../target/exchange.js';
import type { ProbeContext } from '../probe-context.js';
import type { Filled } from './filled.js';

/** Downloads the rows of an import that failed. */
export function downloadErrors(context: CheckContext, ledgerId: string, importId: string): Promise<Exchange> {
  const path = { ledger_id: ledgerId, import_id: importId };
  return context.call('downloadImportErrors', { path, headers: { accept: 'text/csv' } });
}

/** The failed rows of one import of a filled ledger, downloaded once in each round. */
export const errorsOf = (t: ProbeContext, { ledgerId }: Filled, importId: string): Promise<Exchange> =>
  t.shared(`errors of ${importId}`, () => downloadErrors(t, ledgerId, importId));

/** Whether a contact is listed among the failed rows. */
export const isListed = (errors: Exchange, reference: string): boolean =>
  errorRowsIn(errors.response.text).listed([reference]).length > 0;
