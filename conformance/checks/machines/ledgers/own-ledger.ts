import { eventually } from '../../../scene/eventually.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json, JsonObject } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';
import { readAll } from '../../laws/whole.js';
import { importMade } from './import-made.js';

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
  return using(t, { id: t.text(answer, ...ledgerId), name });
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
const anything = 'for anything';

/**
 * Returns a ledger that scenarios share, which saves the requests to create, fill and delete one. In the general one each
 * scenario judges only its own contacts; the others are filled once, and then only read.
 */
export async function sharedLedger(
  t: Scene,
  purpose = anything,
  fill?: (ledger: OwnLedger) => Promise<unknown>,
): Promise<OwnLedger> {
  const known = shared.get(t.owned)?.get(purpose);
  const isThere = t.owned.remaining().some(({ kind, id }) => kind === 'ledger' && id === known?.id);
  if (known && isThere) return using(t, known);
  const made = await createLedger(t);
  await fill?.(made);
  share(t, made, purpose);
  return made;
}

/** Makes a ledger available to the following scenarios. */
export function share(t: Scene, ledger: OwnLedger, purpose = anything): void {
  const ledgers = shared.get(t.owned) ?? new Map<string, OwnLedger>();
  shared.set(t.owned, ledgers.set(purpose, ledger));
}

/** Names of the member that has the id of a ledger. */
export const ledgerId = ['id', 'ledger_id'] as const;

export function ledgerIdIn(record: Json | undefined): string | undefined {
  return textIn(record, ...ledgerId);
}

/** Adds contacts and returns the id of their import; undefined if none is shown. Ends the scenario if they are refused. */
export async function addContacts(
  t: Scene,
  ledgerId: string,
  rows: readonly Json[],
): Promise<string | undefined> {
  t.step(rows.length === 1 ? 'add a contact' : `add ${rows.length} contacts`);
  const answer = await t.call('addContacts', {
    path: { ledger_id: ledgerId },
    body: { contacts: [...rows] },
  });
  t.body(answer);
  return importMade(t, ledgerId, answer);
}

/** Delays between reads of an import: twelve seconds in all. */
const waitsMs = [250, 250, 500, 500, 1000, 1000, 1500, 2000, 2500, 2500] as const;

/** At most this many reads of an import by `completed`. */
export const looksAtMost = 1 + waitsMs.length;

const inTheEnd = ['completed', 'failed', 'deleted'];

/** Waits for an import and returns it. Ends the scenario if it fails or takes too long. */
export async function completed(t: Scene, ledgerId: string, importId: string): Promise<JsonObject> {
  const path = { ledger_id: ledgerId, import_id: importId };
  // If no import is completed at once, the first read would be in vain.
  if (t.learnt.waits['imports completed'].hasHelped) await t.wait(waitsMs[0]);
  const { batch, status } = await eventually(
    t,
    waitsMs,
    async () => {
      const batch = t.object(await t.call('getImport', { path }));
      return { batch, status: textIn(batch, 'status', 'state')?.toLowerCase() };
    },
    ({ status }) => status === undefined || inTheEnd.includes(status),
    'imports completed',
  );
  if (status === 'completed') return batch;
  if (status !== undefined)
    throw new EndScenario('inconclusive', `an import is not completed: its status is ${status}`);
  throw new EndScenario('skipped', 'the answer to getImport shows no `status`: map it with --overlay');
}

/** Returns every contact of a ledger, page by page. Ends the scenario if not all can be read. */
export async function contactsOf(t: Scene, ledgerId: string): Promise<readonly JsonObject[]> {
  const { answer, records, lacks } = await readAll(t.learnt, 'getContacts', ({ size, from }) =>
    t.call('getContacts', {
      path: { ledger_id: ledgerId },
      query: { size, ...(from !== undefined && { pagination_token: from }) },
    }),
  );
  t.body(answer);
  if (lacks === 'a way on') {
    const because = 'getContacts shows no list, or no way to the next page: map it with --overlay';
    throw new EndScenario('skipped', because);
  }
  if (lacks === 'an end')
    throw new EndScenario('inconclusive', `the contacts of a ledger have no end after ${records.length}`);
  return records;
}
