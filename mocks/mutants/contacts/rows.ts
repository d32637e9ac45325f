import type { AnyCall } from '../../engine/handler.js';
import type { World } from '../../engine/world.js';
import { isObject, type Json, type JsonObject } from '../../state/json.js';
import type { Mutant } from '../mutant.js';
import { onBody } from '../on-call.js';
import { listOf } from '../rewrite.js';

/** Returns the contacts that a call adds. */
export function rowsIn({ body }: Pick<AnyCall, 'body'>): readonly Json[] {
  return isObject(body) ? listOf(body['contacts']) : [];
}

/** Rewrites the contacts that a call adds, before the call is handled. */
export function onRows(
  change: (rows: readonly Json[], call: AnyCall, world: World) => readonly Json[] | Promise<readonly Json[]>,
): NonNullable<Mutant['call']> {
  return onBody('addContacts', async (body, call, world) => ({
    ...body,
    contacts: await change(rowsIn(call), call, world),
  }));
}

/** Returns the names of the members of a row that identify a person. */
export function identifiersOf(row: JsonObject): readonly string[] {
  return ['linkedin', 'email_address', 'name'].filter((member) => row[member] !== undefined);
}

/** Returns the reference id of a row; undefined if there is none. */
export function referenceIn(row: Json | undefined): string | undefined {
  const reference = isObject(row) ? row['reference_id'] : undefined;
  return typeof reference === 'string' ? reference : undefined;
}

/** Returns the id of the ledger that a call names. */
export function ledgerIn({ path }: Pick<AnyCall, 'path'>): string {
  return String(path['ledger_id']);
}
