import { eventually } from '../../../scene/eventually.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Json, JsonObject } from '../../../target/json.js';
import { itemsOf, listIn, numberIn, objectIn, textIn } from '../../../target/wire/members.js';

/** A ledger that the run made. */
export interface OwnLedger {
  readonly id: string;
  readonly name: string;
}

/** Makes an empty ledger. Ends the scenario where the answer has no id. */
export async function createLedger(t: Scene, description?: string): Promise<OwnLedger> {
  const name = t.owned.name('ledger');
  t.step('create a ledger');
  const body = { name, ...(description === undefined ? {} : { description }) };
  return { id: t.text(await t.call('createLedger', { body }), ...ledgerId), name };
}

/** The ledgers that scenarios of a run share, by what they are for. */
const shared = new WeakMap<Scene['owned'], Map<string, OwnLedger>>();
const anything = 'for anything';

/**
 * A ledger that scenarios share, as it takes requests to make, to fill and to delete one. In that for anything each looks
 * only at what it put there itself; others are filled once, and then read.
 */
export async function sharedLedger(
  t: Scene,
  purpose = anything,
  fill?: (ledger: OwnLedger) => Promise<unknown>,
): Promise<OwnLedger> {
  const known = shared.get(t.owned)?.get(purpose);
  const isThere = t.owned.remaining().some(({ kind, id }) => kind === 'ledger' && id === known?.id);
  if (known && isThere) return known;
  const made = await createLedger(t);
  await fill?.(made);
  share(t, made, purpose);
  return made;
}

/** Leaves a ledger to the scenarios that follow. */
export function share(t: Scene, ledger: OwnLedger, purpose = anything): void {
  const ledgers = shared.get(t.owned) ?? new Map<string, OwnLedger>();
  shared.set(t.owned, ledgers.set(purpose, ledger));
}

/** What a ledger calls its id. */
export const ledgerId = ['id', 'ledger_id'] as const;

export function ledgerIdIn(record: Json | undefined): string | undefined {
  return textIn(record, ...ledgerId);
}

/** Adds contacts and answers the id of their import, where the answer shows one. Ends the scenario where they are refused. */
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
  return importIdIn(t.body(answer));
}

/** The import that an answer to added contacts names. */
export function importIdIn(body: Json | undefined): string | undefined {
  return textIn(body, 'import_id', 'importId', 'id') ?? textIn(objectIn(body, 'import'), 'id', 'import_id');
}

/** Waits between two looks at an import: twelve seconds in all. */
const waitsMs = [250, 250, 500, 500, 1000, 1000, 1500, 2000, 2500, 2500] as const;

/** Looks at an import that `completed` takes at most. */
export const looksAtMost = 1 + waitsMs.length;

const inTheEnd = ['completed', 'failed', 'deleted'];

/** The import as it is once it is completed. Ends the scenario where that takes too long or never comes. */
export async function completed(t: Scene, ledgerId: string, importId: string): Promise<JsonObject> {
  const path = { ledger_id: ledgerId, import_id: importId };
  // Where no import is completed at once, the first look would be in vain.
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

/** Contacts on one page of `contactsOf`, and pages that it reads at most: no import brings more than 1000. */
const [pageSize, pagesAtMost] = [100, 15];

/** Every contact of a ledger, page by page. Ends the scenario where not all of them can be read. */
export async function contactsOf(t: Scene, ledgerId: string): Promise<readonly JsonObject[]> {
  const contacts: JsonObject[] = [];
  let token: string | undefined;
  for (let page = 0; page < pagesAtMost; page += 1) {
    const answer = await t.call('getContacts', {
      path: { ledger_id: ledgerId },
      query: { size: pageSize, ...(token === undefined ? {} : { pagination_token: token }) },
    });
    const body = t.body(answer);
    contacts.push(...itemsOf(body));
    const next = afterPage(body, contacts.length);
    if (next === 'end') return contacts;
    if (next === 'unknown') {
      throw new EndScenario(
        'skipped',
        'getContacts shows no list, or no way to the next page: map it with --overlay',
      );
    }
    if (next.token === token) break;
    token = next.token;
  }
  throw new EndScenario('inconclusive', `the contacts of a ledger have no end after ${pagesAtMost} pages`);
}

/**
 * Where a page of contacts leads: on, nowhere, or somewhere that we cannot tell.
 * @param read contacts up to this page and on it
 */
export function afterPage(body: Json, read: number): { readonly token: string } | 'end' | 'unknown' {
  const { length } = itemsOf(body);
  const count = numberIn(body, 'count', 'total');
  // What is absent may be left out, also a list that is empty (section 2).
  if (listIn(body) === undefined && count !== undefined && count > 0) return 'unknown';
  const token = textIn(body, 'pagination_token', 'next_page_token', 'next_token');
  if (token !== undefined) return length === 0 ? 'end' : { token };
  return length < pageSize || read === count ? 'end' : 'unknown';
}
