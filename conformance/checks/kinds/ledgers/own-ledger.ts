import type { CheckContext } from '../../../scene/check-context.js';
import type { Scene } from '../../../scene/scene.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json, JsonObject } from '../../../target/json.js';
import { itemsOf, textIn } from '../../../target/wire/members.js';

/** A ledger that the run created. */
export interface OwnLedger {
  readonly id: string;
  readonly name: string;
}

/** Creates an empty ledger. Ends the scenario if the answer has no id. */
export async function createLedger(t: Scene): Promise<OwnLedger> {
  const name = t.owned.name('ledger');
  t.step('create a ledger');
  const create = () => t.call('createLedger', { body: { name } });
  const first = await create();
  const answer = isRefusal(first) && (await makeRoom(t)) ? await create() : first;
  const id = t.text(answer, 'id');
  used.set(t, (used.get(t) ?? new Set<string>()).add(id));
  return { id, name };
}

/** By scene, the ids of the ledgers that it uses. */
const used = new WeakMap<Scene, Set<string>>();

const isRefusal = ({ response: { status } }: Exchange): boolean => [402, 403, 409, 422].includes(status);

/** Removes the ledgers of earlier scenarios: a service may have room for a few. Returns whether there were any. */
async function makeRoom(t: Scene): Promise<boolean> {
  const ids = t.owned
    .remaining()
    .flatMap(({ kind, id }) => (kind === 'ledger' && id !== undefined ? id : []));
  const left = ids.filter((id) => !used.get(t)?.has(id));
  for (const id of left) await t.call('deleteLedger', { path: { ledger_id: id } });
  return left.length > 0;
}

export const getLedger = (context: CheckContext, id: string): Promise<Exchange> =>
  context.call('getLedger', { path: { ledger_id: id } });

export const deleteLedger = (context: CheckContext, id: string): Promise<Exchange> =>
  context.call('deleteLedger', { path: { ledger_id: id } });

/** Returns the ledger with this id from a list, or undefined if it is not there. */
export function listedIn(list: Json | undefined, id: string): JsonObject | undefined {
  return itemsOf(list).find((ledger) => textIn(ledger, 'id') === id);
}
