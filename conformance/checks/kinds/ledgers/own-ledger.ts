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
export async function createLedger(t: Scene, description?: string): Promise<OwnLedger> {
  const name = t.owned.name('ledger');
  t.step('create a ledger');
  const body = { name, ...(description === undefined ? {} : { description }) };
  const create = () => t.call('createLedger', { body });
  const first = await create();
  const answer = isRefusal(first) && (await makeRoom(t)) ? await create() : first;
  return using(t, { id: t.text(answer, 'id'), name });
}

/** By scene, the ids of the ledgers that it uses. */
const used = new WeakMap<Scene, Set<string>>();

function using(t: Scene, ledger: OwnLedger): OwnLedger {
  used.set(t, (used.get(t) ?? new Set<string>()).add(ledger.id));
  return ledger;
}

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

/** The ledgers that scenarios of a run share, by purpose. */
const shared = new WeakMap<Scene['owned'], Map<string, OwnLedger>>();

/**
 * Returns a ledger that scenarios share, which saves the requests to create, fill and delete one. In the general one each
 * scenario judges only its own contacts; the others are filled once, and then only read.
 */
export async function sharedLedger(
  t: Scene,
  purpose = 'for anything',
  fill?: (ledger: OwnLedger) => Promise<unknown>,
): Promise<OwnLedger> {
  const ledgers = shared.get(t.owned) ?? new Map<string, OwnLedger>();
  const known = ledgers.get(purpose);
  const isThere = t.owned.remaining().some(({ kind, id }) => kind === 'ledger' && id === known?.id);
  if (known && isThere) return using(t, known);
  const made = await createLedger(t);
  await fill?.(made);
  shared.set(t.owned, ledgers.set(purpose, made));
  return made;
}

export const getLedger = (context: CheckContext, id: string): Promise<Exchange> =>
  context.call('getLedger', { path: { ledger_id: id } });

export const deleteLedger = (context: CheckContext, id: string): Promise<Exchange> =>
  context.call('deleteLedger', { path: { ledger_id: id } });

/** Returns the ledger with this id from a list, or undefined if it is not there. */
export function listedIn(list: Json | undefined, id: string): JsonObject | undefined {
  return itemsOf(list).find((ledger) => textIn(ledger, 'id') === id);
}
