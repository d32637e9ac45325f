import type { CheckContext } from '../../../scene/check-context.js';
import type { Scene } from '../../../scene/scene.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json } from '../../../target/json.js';
import { listIn } from '../../../target/wire/members.js';
import { isSameSet } from '../../laws/same-set.js';

/** Lists of fields to track. */
export const lists = { two: ['title', 'location'], one: ['name'], other: ['country', 'title'] } as const;

export type List = readonly string[];

/** Replaces the tracked fields of a ledger. */
export const updateFields = (context: CheckContext, ledgerId: string, fields: List): Promise<Exchange> =>
  context.call('updateTrackedFields', { path: { ledger_id: ledgerId }, body: { fields } });

/** Replaces the tracked fields of a ledger. Ends the scenario if that is refused. */
export async function track(t: Scene, ledgerId: string, fields: List): Promise<void> {
  t.step(`track ${fields.join(' and ')}`);
  t.body(await updateFields(t, ledgerId, fields));
}

export const getFields = (context: CheckContext, ledgerId: string): Promise<Exchange> =>
  context.call('getTrackedFields', { path: { ledger_id: ledgerId } });

/** Returns the tracked fields in an answer, or undefined if it shows none in a known form. */
export function fieldsIn(body: Json | undefined): List | undefined {
  const listed = listIn(body);
  const fields = listed?.filter((field) => typeof field === 'string');
  return fields?.length === listed?.length ? fields : undefined;
}

/** Whether both lists have the same fields, in any order. */
export const areSame = (a: List | undefined, b: List | undefined): boolean =>
  a !== undefined && b !== undefined && isSameSet(a, b);
