import type { CheckContext } from '../../../check/check-context.js';
import { eventually } from '../../../check/eventually.js';
import { EndScenario, type Expectation, type Steps, unmapped } from '../../../check/scenario.js';
import { type Exchange, isSuccess } from '../../../target/exchange.js';
import { isArray, isObject, itemsOf, type Json, type JsonObject, textIn } from '../../../target/json.js';
import { differenceOf, isSameSet } from '../../laws/pages.js';
import { listOf, readAll } from '../../laws/whole.js';

export interface Place {
  readonly t: Steps;
  readonly ledgerId: string;
}

const used = new WeakMap<Steps, Set<string>>();

/** Creates an empty ledger. Ends the scenario if the answer has no id. */
export async function createLedger(t: Steps): Promise<{ readonly id: string; readonly name: string }> {
  const name = t.owned.name('ledger');
  t.step('create a ledger');
  const create = () => t.call('createLedger', { body: { name } });
  let answer = await create();
  if ([402, 403, 409, 422].includes(answer.response.status) && (await makeRoom(t))) answer = await create();
  const id = t.text(answer, 'id');
  used.set(t, (used.get(t) ?? new Set<string>()).add(id));
  return { id, name };
}

/** Removes the ledgers of earlier scenarios: a service may have room for a few. Returns whether there were any. */
async function makeRoom(t: Steps): Promise<boolean> {
  const left = t.owned
    .remaining()
    .flatMap(({ kind, id = '' }) => (kind === 'ledger' && id !== '' && !used.get(t)?.has(id) ? id : []));
  for (const id of left) await deleteLedger(t, id);
  return left.length > 0;
}

export const getLedger = (context: CheckContext, id: string): Promise<Exchange> =>
  context.call('getLedger', { path: { ledger_id: id } });

export const deleteLedger = (context: CheckContext, id: string): Promise<Exchange> =>
  context.call('deleteLedger', { path: { ledger_id: id } });

export const listedIn = (list: Json | undefined, id: string): JsonObject | undefined =>
  itemsOf(list).find((record) => textIn(record, 'id') === id);

/** A contact as the run sends it; the customer reference id identifies it in answers. */
export type Row = JsonObject & { readonly reference_id: string };

export const exampleContact = (reference_id: string): Row => ({
  reference_id,
  name: `Pdk Example ${reference_id}`,
});

/** Returns a contact without `linkedin`, `email_address` and `name`, which is invalid (section 4.3). */
export const unidentifiedContact = (reference_id: string): Row => ({
  reference_id,
  company_name: 'Pdk Example Company',
  company_domain: 'example.com',
});

export interface Known {
  readonly reference: string;
  readonly id: string;
}

export const referencesOf = (contacts: readonly JsonObject[]): readonly string[] =>
  contacts.flatMap((contact) => textIn(contact, 'reference_id') ?? []);

/** Returns the ids of contacts by reference id, leaving out contacts that lack one. Ends the scenario if none shows an id. */
export function asKnown(contacts: readonly JsonObject[]): readonly Known[] {
  // An absent id may have another name; an empty one is a fault.
  if (contacts.length > 0 && contacts.every((contact) => contact['id'] === undefined))
    throw unmapped('contacts show no `id`');
  return contacts
    .flatMap((contact) => {
      const [reference, id] = [textIn(contact, 'reference_id'), textIn(contact, 'id')];
      return reference === undefined || id === undefined ? [] : [{ reference, id }];
    })
    .toSorted((a, b) => (a.reference < b.reference ? -1 : 1));
}

/** Expects contacts to be exactly the wanted ones, by an identifying text. Returns the result of the expectation. */
export function expectSame<Result>(
  expectation: Expectation<Result>,
  shown: readonly string[],
  wanted: readonly string[],
  expected: string,
): Result {
  const seen = { at: 'contacts', expected, received: differenceOf(shown, wanted) };
  return expectation.holds(isSameSet(shown, wanted), seen);
}

/** Returns every contact of a ledger, page by page. Ends the scenario if not all can be read. */
export async function contactsOf(t: Steps, ledgerId: string): Promise<readonly JsonObject[]> {
  const list = listOf(t, ledgerId, 'getContacts');
  const { answer, records, lacks } = await readAll(t.targetTraits, 'getContacts', list.ask);
  t.body(answer);
  if (lacks === 'a way on') throw unmapped('getContacts shows no list, or no way on');
  if (lacks === 'an end')
    throw new EndScenario('inconclusive', `the contacts of a ledger have no end after ${records.length}`);
  return records;
}

const contactsMs = [250, 750, 2000] as const;

/** Returns all contacts of the ledger once they are as expected, or after a few seconds. Only if some are missing are imports read. */
export async function contactsWhen(
  { t, ledgerId }: Place,
  isExpected: (contacts: readonly JsonObject[]) => boolean,
  importIds: readonly (string | undefined)[] = [],
  isOver: (importId: string) => Promise<unknown> = (importId) => completed(t, ledgerId, importId),
): Promise<readonly JsonObject[]> {
  if (importIds.length > 0) {
    await waitFirst(t);
    const early = await contactsOf(t, ledgerId);
    if (isExpected(early)) return early;
    for (const importId of importIds) await isOver(named(importId));
  }
  const contacts = await eventually(t, contactsMs, () => contactsOf(t, ledgerId), isExpected);
  if (contacts.length === 0 || isExpected(contacts) || referencesOf(contacts).length > 0) return contacts;
  throw unmapped('contacts show no `reference_id`');
}

/** The same until they have just these reference ids. */
export const contactsAs = (place: Place, expected: readonly string[]): Promise<readonly JsonObject[]> =>
  contactsWhen(place, (shown) => isSameSet(referencesOf(shown), expected));

export const deleteOne = (context: CheckContext, ledgerId: string, name: string): Promise<Exchange> =>
  context.call('deleteContact', { path: { ledger_id: ledgerId, contact_id: name } });

export type Named = { readonly [By in 'contact_ids' | 'reference_ids']?: readonly string[] };

export const deleteMany = (context: CheckContext, ledgerId: string, names: Named): Promise<Exchange> =>
  context.call('bulkDeleteContacts', { path: { ledger_id: ledgerId }, body: { ...names } });

/** Returns the rows removed by a bulk deletion, shown as a number or as a list; undefined if it shows neither. */
export function rowsRemoved(body: Json | undefined): number | undefined {
  const rows = isObject(body) ? body['rows_removed'] : undefined;
  if (isArray(rows)) return rows.length;
  return typeof rows === 'number' ? rows : undefined;
}

/** Delays between reads of a list in which a new import may be missing for a while. */
const listedMs = [250, 500, 1000] as const;

/** Per run, whether the answer to `addContacts` names imports, undefined until it is tried, and by ledger those that were listed. */
const namings = new WeakMap<object, { isAnswered?: boolean; readonly listed: Set<string> }>();

/** Returns the id of the import of contacts, if the answer names it, or the list has just one that is new. */
export async function importMade(
  t: CheckContext,
  ledgerId: string,
  answer: Exchange,
): Promise<string | undefined> {
  const naming = namings.get(t.targetTraits) ?? { listed: new Set<string>() };
  namings.set(t.targetTraits, naming);
  const id = textIn(answer.response.json, 'import_id');
  if (id !== undefined) naming.isAnswered ??= isSuccess(await getImport(t, ledgerId, id));
  if (naming.isAnswered && id !== undefined) return id;
  const key = (each: string) => `${ledgerId} ${each}`;
  const newIn = (each: Exchange) =>
    itemsOf(each.response.json)
      .flatMap((one) => textIn(one, 'id') ?? [])
      .filter((each) => !naming.listed.has(key(each)));
  const list = () => t.call('listImports', { path: { ledger_id: ledgerId } });
  const fresh = newIn(await eventually(t, listedMs, list, (each) => newIn(each).length > 0));
  for (const each of fresh) naming.listed.add(key(each));
  // Of several it is not known which of them it is.
  return fresh.length === 1 ? fresh[0] : undefined;
}

/** Returns the id of an import. Ends the scenario if nothing shows it. */
export function named(id: string | undefined): string {
  if (id !== undefined) return id;
  throw unmapped('the answer to addContacts names no import');
}

/** Adds contacts and returns the id of their import. Ends the scenario if they are refused, or no import shows. */
export async function addContacts(t: Steps, ledgerId: string, rows: readonly Json[]): Promise<string> {
  t.step(rows.length === 1 ? 'add a contact' : `add ${rows.length} contacts`);
  const call = { path: { ledger_id: ledgerId }, body: { contacts: [...rows] } };
  const answer = await t.call('addContacts', call);
  t.body(answer);
  return named(await importMade(t, ledgerId, answer));
}

export const getImport = (context: CheckContext, ledgerId: string, importId: string): Promise<Exchange> =>
  context.call('getImport', { path: { ledger_id: ledgerId, import_id: importId } });

export const undoImport = (context: CheckContext, ledgerId: string, importId: string): Promise<Exchange> =>
  context.call('deleteImportContacts', { path: { ledger_id: ledgerId, import_id: importId } });

export const statusOf = (record: Json | undefined): string | undefined => textIn(record, 'status');

export const statusNow = async (t: Steps, ledgerId: string, importId: string): Promise<string | undefined> =>
  statusOf(t.body(await getImport(t, ledgerId, importId)));

export const isOpen = (status: string | undefined): boolean =>
  !['completed', 'failed', 'deleted'].includes(status ?? '');

/** Whether the contacts of an import with this status can be deleted (section 3 rule 3). */
export const isDeletable = (status: string | undefined): boolean =>
  status === 'processing' || status === 'completed';

/** Delays between reads of an import: twelve seconds in all. */
export const importsMs = [200, 300, 500, 500, 1000, 1000, 1500, 2000, 2500, 2500] as const;

/** If no import is completed at once, the first read would be in vain. */
async function waitFirst(t: Steps): Promise<void> {
  if (t.waitBudget.hasHelped('imports')) await t.wait(importsMs[0]);
}

/** Waits for an import and returns it. Ends the scenario if it fails or takes too long. */
export async function completed(t: Steps, ledgerId: string, importId: string): Promise<JsonObject> {
  await waitFirst(t);
  const read = async () => t.object(await getImport(t, ledgerId, importId));
  const isOver = (each: JsonObject) => statusOf(each) === undefined || !isOpen(statusOf(each));
  const batch = await eventually(t, importsMs, read, isOver, 'imports');
  const status = statusOf(batch);
  if (status === 'completed') return batch;
  if (status !== undefined)
    throw new EndScenario('inconclusive', `an import is not completed: its status is ${status}`);
  throw unmapped('the answer to getImport shows no `status`');
}
