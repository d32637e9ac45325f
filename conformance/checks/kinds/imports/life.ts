import { eventually } from '../../../scene/eventually.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { JsonObject } from '../../../target/json.js';
import { itemsOf, numberIn, textIn } from '../../../target/wire/members.js';
import {
  asKnown,
  contactsAs,
  newPlace,
  type Place,
  referencesOf,
  seeSame,
  shownReferences,
} from '../ledgers/own-contacts.js';
import {
  addContacts,
  completed,
  exampleContact,
  getImport,
  importMade,
  isDeletable,
  named,
  statusNow,
  statusOf,
  undoImport,
} from '../ledgers/own-imports.js';
import { sharedLedger } from '../ledgers/own-ledger.js';

const rules = [
  'contacts.add-import',
  'contacts.add-visible',
  'imports.list',
  'imports.delete-completed',
  'imports.delete-only-own',
  'imports.delete-other-state',
] as const;
type Rule = (typeof rules)[number];

/** An import, and the reference ids in it that the ledger already had. */
interface Batch {
  readonly id: string;
  readonly skipped: readonly string[];
}

/** A ledger, and by the reference id of each contact its own id and the import that it came with. */
interface Held {
  readonly place: Place<Rule>;
  readonly there: Map<string, { readonly id: string; readonly importId: string }>;
}

/**
 * Three imports into one ledger (sections 3 and 4.3), the later ones with duplicates and with a contact that was deleted. The contacts of
 * each are deleted: just its own are gone.
 */
export const importLife = scenario({
  id: 'imports/life',
  rules,
  requests: 44,
  async record(t) {
    const place = await newPlace(t);
    const { ledgerId } = place;
    const held: Held = { place, there: new Map() };
    const tag = t.owned.name('import');
    const names = (...endings: readonly string[]) => endings.map((ending) => `${tag}-${ending}`);
    const [a1 = '', a2 = '', a3 = ''] = names('a1', 'a2', 'a3');
    const [b1 = '', b2 = '', b3 = ''] = names('b1', 'b2', 'b3');
    const a = await seeAdded(held, [a1, a2, a3]);
    const b = await seeAdded(held, [a1, b1, b2, b3, a3]);
    await seeListed(place, [a, b]);
    t.step('delete a contact of the second import');
    const contact_id = held.there.get(b1)?.id ?? b1;
    t.body(await t.call('deleteContact', { path: { ledger_id: ledgerId, contact_id } }));
    held.there.delete(b1);
    const c = await seeAdded(held, [a2, b1, ...names('c1', 'c2')]);
    await seeUndone(held, b);
    await seeUndone(held, c);
    await seeListed(place, [a, b, c]);
    await seeUndone(held, a);
    for (const { id } of [a, b]) {
      const status = await statusNow(t, ledgerId, id);
      if (status === undefined || isDeletable(status)) {
        const because = `an import stays ${status} when its contacts are deleted`;
        return t.skip('imports.delete-other-state', because);
      }
      t.step('delete the contacts of an import again');
      const again = await undoImport(t, ledgerId, id);
      t.expect('imports.delete-other-state', again).refused(`the import is ${status}`);
    }
  },
});

/** Adds contacts, of which those that are there are skipped. A service need not take what was deleted. */
async function seeAdded({ place, there }: Held, references: readonly string[]): Promise<Batch> {
  const { t, ledgerId } = place;
  t.step(`add ${references.length} contacts`);
  const contacts = references.map(exampleContact);
  const answer = await t.call('addContacts', { path: { ledger_id: ledgerId }, body: { contacts } });
  t.body(answer);
  const id = await importMade(t, ledgerId, answer);
  const first = id === undefined ? undefined : await getImport(t, ledgerId, id);
  // In a ledger of this run any import that is listed shows that adding contacts makes one.
  const isMade = (first && isSuccess(first)) || (await imports(place)).length > 0;
  const made = { at: 'imports', expected: 'an import, as contacts were added', received: [] };
  t.soft('contacts.add-import').holds(isMade, made);
  const importId = named(id);
  await completed(t, ledgerId, importId);
  const skipped = references.filter((each) => there.has(each));
  const expected = [...new Set([...there.keys(), ...references])];
  const all = await contactsAs(place, expected);
  if (skipped.length === 0)
    seeSame(t.expect('contacts.add-visible'), shownReferences(all), expected, 'each that was added');
  const shown = new Map(asKnown(all).map((each) => [each.reference, each.id]));
  if (skipped.some((each) => shown.get(each) !== there.get(each)?.id))
    throw new EndScenario('inconclusive', 'a duplicate was not skipped: it became another contact');
  for (const [reference, contactId] of shown)
    if (!there.has(reference)) there.set(reference, { id: contactId, importId });
  return { id: importId, skipped };
}

/** Deletes the contacts of an import: those that it skipped as duplicates are left, and all of other imports. */
async function seeUndone({ place, there }: Held, { id, skipped }: Batch): Promise<void> {
  const { t, ledgerId } = place;
  t.step('delete the contacts of a completed import');
  const deletion = await undoImport(t, ledgerId, id);
  t.expect('imports.delete-completed', deletion).accepted('the import is completed');
  for (const [reference, { importId }] of there) if (importId === id) there.delete(reference);
  const left = [...there.keys()];
  const shown = referencesOf(await contactsAs(place, left));
  const duplicates = skipped.filter((each) => there.has(each));
  const kept = duplicates.filter((each) => shown.includes(each));
  if (duplicates.length > 0)
    seeSame(
      t.soft('imports.delete-only-own'),
      kept,
      duplicates,
      'the contacts that it skipped as duplicates',
    );
  const others = (some: readonly string[]) => some.filter((each) => !duplicates.includes(each));
  const what = 'all contacts of other imports, and no others';
  seeSame(t.expect('imports.delete-completed'), others(shown), others(left), what);
}

async function imports({ t, ledgerId }: Place): Promise<readonly JsonObject[]> {
  t.step('list imports');
  return itemsOf(t.body(await t.call('listImports', { path: { ledger_id: ledgerId } })));
}

async function seeListed(place: Place<Rule>, batches: readonly Batch[]): Promise<void> {
  const ids = (await imports(place)).flatMap((each) => textIn(each, 'id') ?? []);
  const missing = batches.filter(({ id }) => !ids.includes(id)).length;
  const expected = `all ${batches.length} imports`;
  const received = `${ids.length} imports, and ${missing} are missing`;
  place.t.expect('imports.list').holds(missing === 0, { at: 'imports', expected, received });
}

/** Delays between reads of an import that is not processing yet (question import.states). */
const waitsMs = [60, 60, 60, 60];

/** Deleting the contacts of an import while it is processing (section 3 rule 3). It may be completed before that. */
export const importUndoneEarly = scenario({
  id: 'imports/undone-early',
  rules: ['imports.delete-processing'],
  requests: 9,
  async record(t) {
    const rule = 'imports.delete-processing';
    const { id: ledgerId } = await sharedLedger(t);
    const tag = t.owned.name('import');
    t.step('add 2 contacts');
    const contacts = [`${tag}-1`, `${tag}-2`].map(exampleContact);
    const answer = await t.call('addContacts', { path: { ledger_id: ledgerId }, body: { contacts } });
    let shown = statusOf(t.body(answer));
    const id = named(await importMade(t, ledgerId, answer));
    const look = async () => {
      const status = shown ?? (await statusNow(t, ledgerId, id));
      shown = undefined;
      return status;
    };
    const isBegun = (status: string | undefined) => status === undefined || isDeletable(status);
    const status = await eventually(t, waitsMs, look, isBegun, 'imports begun');
    if (status !== 'processing')
      return t.cannot(rule, `an import was ${status} before its contacts could be deleted`);
    t.step('delete the contacts of the import while it is processed');
    const deletion = await undoImport(t, ledgerId, id);
    // If it is completed by now, it may have been before the deletion as well.
    const isLate = isSuccess(deletion)
      ? (numberIn(deletion.response.json, 'rows_removed') ?? 0) > 0
      : (await statusNow(t, ledgerId, id)) !== 'processing';
    if (isLate) t.cannot(rule, 'an import was completed before its contacts could be deleted');
    else t.soft(rule, deletion).accepted('the import is processing');
  },
});

/** The contacts of a failed import cannot be deleted (section 3 rule 3). Only a control plane can make an import fail. */
export const failedImport = scenario({
  id: 'imports/failed',
  rules: ['imports.delete-other-state'],
  needs: ['token', 'control'],
  requests: 7,
  async record(t) {
    const { id: ledgerId } = await sharedLedger(t);
    const id = await addContacts(t, ledgerId, [exampleContact(t.owned.name('import'))]);
    t.step('let the import fail');
    await t.control?.failImport(ledgerId, id);
    const status = await statusNow(t, ledgerId, id);
    if (status === undefined || isDeletable(status))
      throw new EndScenario('inconclusive', `an import that was to fail shows the status ${status}`);
    t.step('delete its contacts');
    const deletion = await undoImport(t, ledgerId, id);
    if (!isSuccess(deletion) && !t.worked('deleteImportContacts'))
      throw new EndScenario('inconclusive', 'no deletion of the contacts of an import has succeeded so far');
    t.expect('imports.delete-other-state', deletion).refused(`the import is ${status}`);
  },
});
