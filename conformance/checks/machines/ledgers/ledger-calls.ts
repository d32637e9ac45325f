import type { CheckContext } from '../../../scene/check-context.js';
import type { Exchange } from '../../../target/exchange.js';
import { isAbsent, isObject, type Json, type JsonObject } from '../../../target/json.js';
import { itemsOf, numberIn } from '../../../target/wire/members.js';
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

/** Whether a list indicates that it continues on other pages. */
export function isPart(list: Json | undefined): boolean {
  if (!isObject(list)) return false;
  const leadsOn = Object.entries(list).some(([name, value]) => /next|token/i.test(name) && !isAbsent(value));
  return leadsOn || (numberIn(list, 'total', 'count') ?? 0) > itemsOf(list).length;
}
