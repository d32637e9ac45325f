import type { CheckContext } from '../../../scene/check-context.js';
import type { Exchange } from '../../../target/exchange.js';
import { isArray, isObject, type Json, type JsonObject } from '../../../target/json.js';
import { listIn, numberIn } from '../../../target/wire/members.js';
import { contactIdOf, referenceOf } from './contact.js';

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
  if (typeof body === 'number') return body;
  if (isArray(body)) return body.length;
  const count = numberIn(body, 'rows_removed', 'removed', 'deleted', 'count');
  return count ?? (isObject(body) ? listIn(body)?.length : undefined);
}

/** The two ids of a contact that was added. */
export interface Known {
  readonly reference: string;
  readonly id: string;
}

/** Returns the ids of contacts, leaving out contacts that lack one. */
export function asKnown(contacts: readonly JsonObject[]): readonly Known[] {
  return contacts
    .flatMap((contact) => {
      const [reference, id] = [referenceOf(contact), contactIdOf(contact)];
      return reference === undefined || id === undefined ? [] : [{ reference, id }];
    })
    .toSorted((a, b) => (a.reference < b.reference ? -1 : 1));
}
