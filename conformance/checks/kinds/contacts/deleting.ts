import type { CheckContext } from '../../../scene/check-context.js';
import type { Exchange } from '../../../target/exchange.js';
import { isArray, isObject, type Json } from '../../../target/json.js';

/** Deletes one contact by its contact id or its customer reference id. */
export function deleteOne(context: CheckContext, ledgerId: string, name: string): Promise<Exchange> {
  return context.call('deleteContact', { path: { ledger_id: ledgerId, contact_id: name } });
}

/** The contacts that a bulk deletion names. */
export interface Named {
  readonly contact_ids?: readonly string[];
  readonly reference_ids?: readonly string[];
}

/** Deletes several contacts by one call. */
export function deleteMany(
  context: CheckContext,
  ledgerId: string,
  { contact_ids, reference_ids }: Named,
): Promise<Exchange> {
  return context.call('bulkDeleteContacts', {
    path: { ledger_id: ledgerId },
    body: {
      ...(contact_ids ? { contact_ids: [...contact_ids] } : {}),
      ...(reference_ids ? { reference_ids: [...reference_ids] } : {}),
    },
  });
}

/** Returns the rows removed by a bulk deletion, shown as a number or as a list; undefined if it shows neither. */
export function rowsRemoved(body: Json | undefined): number | undefined {
  const rows = isObject(body) ? body['rows_removed'] : body;
  if (isArray(rows)) return rows.length;
  return typeof rows === 'number' ? rows : undefined;
}
