import type { CheckContext } from '../../../scene/check-context.js';
import type { Exchange } from '../../../target/exchange.js';
import { isArray, isObject, type Json } from '../../../target/json.js';

/** Deletes one contact by its contact id or its customer reference id. */
export const deleteOne = (context: CheckContext, ledgerId: string, name: string): Promise<Exchange> =>
  context.call('deleteContact', { path: { ledger_id: ledgerId, contact_id: name } });

/** The contacts that a bulk deletion names. */
export type Named = { readonly [By in 'contact_ids' | 'reference_ids']?: readonly string[] };

/** Deletes several contacts by one call. */
export const deleteMany = (context: CheckContext, ledgerId: string, named: Named): Promise<Exchange> =>
  context.call('bulkDeleteContacts', { path: { ledger_id: ledgerId }, body: { ...named } });

/** Returns the rows removed by a bulk deletion, shown as a number or as a list; undefined if it shows neither. */
export function rowsRemoved(body: Json | undefined): number | undefined {
  const rows = isObject(body) ? body['rows_removed'] : body;
  if (isArray(rows)) return rows.length;
  return typeof rows === 'number' ? rows : undefined;
}
