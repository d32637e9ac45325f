import { eventually } from '../../../scene/eventually.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { numberIn } from '../../../target/wire/members.js';
import { addingRules, type Book, newBook, undoingRules } from '../ledgers/book.js';
import {
  addContacts,
  exampleContact,
  getImport,
  importMade,
  isDeletable,
  named,
  statusNow,
  statusOf,
  undoImport,
} from '../ledgers/own-imports.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { importErrors } from './errors.js';
import { importList, importLists } from './lists.js';

/**
 * Three imports into one ledger (sections 3 and 4.3), the later ones with duplicates and with a contact that was deleted. The contacts of
 * each are deleted: just its own are gone.
 */
const importLife = scenario({
  id: 'imports/life',
  rules: [
    ...addingRules,
    ...undoingRules,
    'contacts.add-import',
    'contacts.delete-by-id',
    'imports.list',
    'imports.delete-other-state',
  ],
  requests: 44,
  async record(t) {
    const book = await newBook(t);
    const tag = t.owned.name('import');
    const add = async (...endings: readonly string[]) => {
      t.step(`add ${endings.length} contacts`);
      const begun = await book.begin(endings.map((ending) => exampleContact(`${tag}-${ending}`)));
      const [importId] = begun.ids;
      await seeMade(t, book, importId);
      await book.added(begun);
      return named(importId);
    };
    const a = await add('a1', 'a2', 'a3');
    const b = await add('a1', 'b1', 'b2', 'b3', 'a3');
    await seeListed(t, book, [a, b]);
    const deleted = book.there().filter(({ reference }) => reference === `${tag}-b1`);
    await book.deleteEach('contacts.delete-by-id', deleted, 'id', [1, 1]);
    const c = await add('a2', 'b1', 'c1', 'c2');
    for (const id of [b, c]) await book.undo(id);
    await seeListed(t, book, [a, b, c]);
    await book.undo(a);
    for (const id of [a, b]) {
      const status = await statusNow(t, book.ledgerId, id);
      if (status === undefined || isDeletable(status)) {
        const because = `an import stays ${status} when its contacts are deleted`;
        return t.skip('imports.delete-other-state', because);
      }
      t.step('delete the contacts of an import again');
      const again = await undoImport(t, book.ledgerId, id);
      t.expect('imports.delete-other-state', again).refused(`the import is ${status}`);
    }
  },
});

/** In a ledger of this run any import that is listed shows that adding contacts makes one. */
async function seeMade(t: Scene, { place }: Book, importId: string | undefined): Promise<void> {
  const isShown = importId !== undefined && isSuccess(await getImport(t, place.ledgerId, importId));
  const isMade = isShown || (await listed(t, place)).length > 0;
  const made = { at: 'imports', expected: 'an import, as contacts were added', received: [] };
  t.soft('contacts.add-import').holds(isMade, made);
}

async function listed(t: Scene, place: Book['place']): Promise<readonly string[]> {
  t.step('list imports');
  const list = importList(place);
  const answer = await list.ask({});
  t.body(answer);
  return (list.items(answer) ?? []).map(({ id }) => id);
}

async function seeListed(t: Scene, { place }: Book, batches: readonly string[]): Promise<void> {
  const ids = await listed(t, place);
  const missing = batches.filter((id) => !ids.includes(id)).length;
  const received = `${ids.length} imports, and ${missing} are missing`;
  const expected = `all ${batches.length} imports`;
  t.expect('imports.list').holds(missing === 0, { at: 'imports', expected, received });
}

/** Delays between reads of an import that is not processing yet (question import.states). */
const waitsMs = [60, 60, 60, 60];

/** Deleting the contacts of an import while it is processing (section 3 rule 3). It may be completed before that. */
const importUndoneEarly = scenario({
  id: 'imports/undone-early',
  rules: ['imports.delete-processing'],
  requests: 11,
  async record(t) {
    const rule = 'imports.delete-processing';
    const { id: ledgerId, name } = await createLedger(t);
    t.step('add 2 contacts');
    const contacts = [`${name}-1`, `${name}-2`].map(exampleContact);
    const answer = await t.call('addContacts', { path: { ledger_id: ledgerId }, body: { contacts } });
    let shown = statusOf(t.body(answer));
    const id = named(await importMade(t, ledgerId, answer));
    const look = async () => {
      const status = shown ?? (await statusNow(t, ledgerId, id));
      shown = undefined;
      return status;
    };
    const isBegun = (status: string | undefined) => status === undefined || isDeletable(status);
    const status = await eventually(t, waitsMs, look, isBegun, 'imports');
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
const failedImport = scenario({
  id: 'imports/failed',
  rules: ['imports.delete-other-state'],
  needs: ['token', 'control'],
  requests: 9,
  async record(t) {
    const { id: ledgerId, name } = await createLedger(t);
    const id = await addContacts(t, ledgerId, [exampleContact(`${name}-1`)]);
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

/** Scenarios about imports. */
export const importScenarios = [
  importLists,
  importErrors,
  importLife,
  importUndoneEarly,
  failedImport,
] as const;
