import type { CheckContext } from '../../../scene/check-context.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json, JsonObject } from '../../../target/json.js';
import { itemsOf } from '../../../target/wire/members.js';
import { ledgerIdIn } from './own-ledger.js';

export const getLedger = (context: CheckContext, id: string): Promise<Exchange> =>
  context.call('getLedger', { path: { ledger_id: id } });

export const updateLedger = (context: CheckContext, id: string, change: JsonObject): Promise<Exchange> =>
  context.call('updateLedger', { path: { ledger_id: id }, body: change });

export const deleteLedger = (context: CheckContext, id: string): Promise<Exchange> =>
  context.call('deleteLedger', { path: { ledger_id: id } });

/** Returns the ledger with this id from a list, or undefined if it is not there. */
export function listedIn(list: Json | undefined, id: string): JsonObject | undefined {
  return itemsOf(list).find((ledger) => ledgerIdIn(ledger) === id);
}
