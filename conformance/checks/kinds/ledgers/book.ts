import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import { type Exchange, refusesInput } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';
import { itemsOf, numberIn, objectIn, textIn } from '../../../target/wire/members.js';
import { isSameSet } from '../../laws/same-set.js';
import { atOnce } from '../../laws/things.js';
import {
  addContacts,
  asKnown,
  completed,
  contactsAfter,
  contactsAs,
  deleteMany,
  deleteOne,
  exampleContact,
  importMade,
  type Known,
  type Named,
  newPlace,
  type Place,
  type Row,
  referencesOf,
  rowsRemoved,
  seeLeft,
  seeSame,
  undoImport,
} from './own.js';

/** What a book judges when contacts are added, and when those of an import are deleted. */
export const addingRules = [
  'contacts.add-import',
  'contacts.add-visible',
  'contacts.dup-existing',
  'contacts.dup-in-batch',
  'contacts.dup-no-error',
] as const;
export const undoingRules = ['imports.delete-completed', 'imports.delete-only-own'] as const;

type DeletionRule =
  | (typeof addingRules)[number]
  | `contacts.delete-by-${'id' | 'ref'}`
  | `contacts.bulk-delete-${'ids' | 'refs' | 'mixed'}`;

export interface BulkDeletion {
  readonly named: Named;
  readonly removes: readonly Known[];
}

export type Book = Awaited<ReturnType<typeof newBook>>;

/** The name of duplicates, which no contact takes from them. */
export const otherName = 'Zenna Vask';

/** No service refuses as few rows in a call, or as few ids. */
const [fewRows, fewIds] = [25, 10];

/** Creates a ledger, and keeps book of its contacts: whatever adds or removes some, the ledger shows just those of the book. */
export async function newBook(t: Scene) {
  const place: Place = await newPlace(t);
  const { ledgerId } = place;
  /** Its contacts, and the import that each came with if that is known. */
  let there: readonly (Known & { readonly importId: string | undefined })[] = [];
  /** Those that were deleted: the document does not say whether a ledger "already" has their reference ids. */
  const gone = new Set<string>();
  /** By import, the reference ids that it skipped as duplicates. */
  const skipped = new Map<string, readonly string[]>();

  const references = () => there.map(({ reference }) => reference);
  const entryOf = (name: string) => there.find(({ reference }) => reference === name);
  const see = (rule: DeletionRule, why: string) => seeLeft(rule, place, references(), why);

  function remove(removed: readonly Known[]): void {
    for (const { reference } of removed) gone.add(reference);
    there = there.filter(({ reference }) => !removed.some((each) => each.reference === reference));
  }

  /** Returns the imports that a call began: of several small ones if it was refused for its size, or for odd rows. */
  async function importsOf(
    answer: Exchange,
    names: readonly string[],
    isOdd: (reference: string) => boolean,
  ): Promise<readonly (string | undefined)[]> {
    if (names.some(entryOf))
      t.expect('contacts.dup-no-error', answer).accepted('a duplicate is skipped, and spoils nothing');
    if (isSuccess(answer)) {
      const id = await importMade(t, ledgerId, answer);
      // In a ledger of this run any import that is listed shows that adding contacts makes one.
      const list = id === undefined ? await t.call('listImports', { path: { ledger_id: ledgerId } }) : answer;
      const isMade = id !== undefined || itemsOf(t.body(list)).length > 0;
      const made = { at: 'imports', expected: 'an import, as contacts were added', received: [] };
      t.soft('contacts.add-import', list).holds(isMade, made);
      return [id];
    }
    if (names.length <= fewRows) t.body(answer);
    t.fails(answer);
    const plain = names.filter((each) => !isOdd(each)).map(exampleContact);
    const all: string[] = [];
    for (let from = 0; from < plain.length; from += fewRows)
      all.push(await addContacts(t, ledgerId, plain.slice(from, from + fewRows)));
    return all;
  }

  /** Which reference ids may be missing: all that were deleted before, or odd ones if an import reports as many rows as not added. */
  async function mayMiss(
    sent: readonly string[],
    shown: readonly string[],
    isOdd: (reference: string) => boolean,
    [importId, ...others]: readonly (string | undefined)[],
  ): Promise<readonly string[]> {
    const again = sent.filter((each) => gone.has(each));
    const odd = sent.filter((each) => isOdd(each) && !shown.includes(each));
    const batch = odd.length > 0 && others.length === 0 ? importId : undefined;
    const most = batch === undefined ? undefined : notTaken(await completed(t, ledgerId, batch));
    return [
      ...(again.some((each) => shown.includes(each)) ? [] : again),
      ...(odd.length <= (most ?? odd.length) ? odd : []),
    ];
  }

  /**
   * Adds contacts by calls at once, and expects the ledger to have them: one by each reference id, and what it had before as it was.
   * Returns the ids of the imports.
   * @param isOdd whether a service may reject a reference id, but must then report it for the row or the call
   */
  async function add(
    calls: readonly (readonly Row[])[],
    isOdd: (reference: string) => boolean = () => false,
  ): Promise<readonly (string | undefined)[]> {
    const input = { path: { ledger_id: ledgerId } };
    const answers = await atOnce(
      calls.map((rows) => () => t.call('addContacts', { ...input, body: { contacts: rows } })),
    );
    const names = calls.map((rows) => rows.map((row) => row.reference_id));
    const batches: (readonly (string | undefined)[])[] = [];
    for (const [nth, answer] of answers.entries())
      batches.push(await importsOf(answer, names[nth] ?? [], isOdd));
    const [sent, ids] = [names.flat(), batches.flat()];
    const repeated = [...new Set(sent)].filter(
      (each) => entryOf(each) !== undefined || sent.indexOf(each) < sent.lastIndexOf(each),
    );
    // Duplicates change nothing that would show when they are processed.
    if (repeated.length > 0)
      for (const id of new Set(ids)) if (id !== undefined) await completed(t, ledgerId, id);
    const all = [...new Set([...references(), ...sent])];
    const contacts = await contactsAfter(place, ids, (some) => isSameSet(referencesOf(some), all));
    const shown = referencesOf(contacts);
    const missing = await mayMiss(sent, shown, isOdd, ids);
    for (const reference of repeated.filter((each) => !missing.includes(each)))
      seeOne(reference, contacts, names);
    const rule = repeated.length > 0 ? 'contacts.dup-no-error' : 'contacts.add-visible';
    const expected = all.filter((each) => !missing.includes(each));
    seeSame(t.expect(rule), shown, expected, 'each that was added or there before, and nothing else');
    for (const [nth, these] of names.entries()) skipped.set(batches[nth]?.[0] ?? '', these.filter(entryOf));
    const importOf = (name: string) => {
      const some = batches[names.findIndex((these) => these.includes(name))] ?? [];
      return some.length === 1 ? some[0] : undefined;
    };
    there = asKnown(contacts).map(
      (each) => entryOf(each.reference) ?? { ...each, importId: importOf(each.reference) },
    );
    return ids;
  }

  /** Expects a duplicate to be skipped, so that the contact that was there or that it came with stays as it was. */
  function seeOne(
    reference: string,
    contacts: readonly JsonObject[],
    names: readonly (readonly string[])[],
  ): void {
    const entry = entryOf(reference);
    const same = contacts.filter((each) => textIn(each, 'reference_id') === reference);
    const isKept = !entry || same.every((each) => each['id'] === entry.id && each['name'] !== otherName);
    const isWithin = names.some((these) => these.indexOf(reference) < these.lastIndexOf(reference));
    const rule = entry || !isWithin ? 'contacts.dup-existing' : 'contacts.dup-in-batch';
    t.expect(rule).holds(same.length === 1 && isKept, {
      at: 'contacts',
      expected: `one contact ${reference}${entry ? `, as it was: ${entry.id}` : ''}`,
      received: same.map(({ id = null, name = null }) => ({ id, name })),
    });
  }

  /** Deletes each of these by several calls at once, of which one at least is accepted: just these are gone. */
  async function deleteEach(
    rule: 'contacts.delete-by-id' | 'contacts.delete-by-ref',
    some: readonly Known[],
    times = 1,
  ): Promise<void> {
    const by = rule === 'contacts.delete-by-id' ? 'id' : 'reference';
    const names = some.flatMap((each) => Array.from({ length: times }, () => each[by]));
    const answers: Exchange[] = [];
    for (const most = Math.max(2, times); names.length > 0; ) {
      const these = names.splice(0, most);
      t.step(`delete ${these.join(' and at once ')}`);
      answers.push(...(await Promise.all(these.map((name) => deleteOne(t, ledgerId, name)))));
    }
    // If the operation is not where we assume, nothing of what follows shows anything.
    const [first] = answers;
    if (first && !answers.some(isSuccess)) t.expect(rule, first).accepted('it is there');
    remove(some);
    await see(rule, 'just what is named is removed');
  }

  /**
   * Deletes in bulk, by several calls at once: each removes just its contacts and returns their number. Returns whether they are gone: not
   * so if a service wants another form of request, and so removes nothing.
   */
  async function deleteBulk(rule: DeletionRule, ...deletions: readonly BulkDeletion[]): Promise<boolean> {
    const by = Object.keys(deletions[0]?.named ?? {}).join(' and ');
    t.step(`delete ${deletions.map(({ removes }) => removes.length).join(' and at once ')} by ${by}`);
    const answers = await Promise.all(
      deletions.map(async (each) => {
        const answer = await deleteMany(t, ledgerId, each.named);
        if (each.removes.length <= fewIds || !refusesInput(answer)) return { ...each, answer };
        const less = fewOf(each);
        return { ...less, answer: await deleteMany(t, ledgerId, less.named) };
      }),
    );
    for (const { answer } of answers)
      if (!t.soft(rule, answer).accepted('the contacts are there')) return false;
    const before = references();
    const entries = there;
    remove(answers.flatMap((each) => each.removes));
    const shown = referencesOf(await contactsAs(place, references()));
    const hasCount = answers.some(({ answer }) => (rowsRemoved(answer.response.json) ?? 0) > 0);
    if (isSameSet(shown, before) && !hasCount) {
      there = entries;
      t.skip(rule, `a bulk deletion by ${by} removes nothing`);
      return false;
    }
    seeSame(t.expect(rule), shown, references(), `just those removed that are named by ${by}`);
    for (const { answer, removes } of answers) {
      const count = rowsRemoved(answer.response.json);
      if (count === undefined && answer.response.text.trim() !== '') {
        t.skip(rule, 'the answer to a bulk deletion shows no `rows_removed`');
        return true;
      }
      const expected = `${removes.length}, as many as were removed`;
      const seen = { at: 'rows_removed', expected, received: count ?? null };
      t.soft(rule, answer).holds(count === removes.length, seen);
    }
    return true;
  }

  /** Deletes in bulk what is not there: no row is removed. A service may also refuse it, as it does not know these contacts. */
  async function deleteNone(rule: DeletionRule | 'contacts.bulk-delete-again', named: Named): Promise<void> {
    const answer = await deleteMany(t, ledgerId, named);
    const { status, json } = answer.response;
    const count = status >= 400 && status < 500 && status !== 429 ? 0 : rowsRemoved(json);
    if (count === undefined || status >= 500)
      return t.cannot(rule, `it was answered with status ${status} and no rows removed`);
    const expected = '0: no contact is there by such an id';
    t.soft(rule, answer).holds(count === 0, { at: 'rows_removed', expected, received: count });
  }

  /** Deletes the contacts of an import: those that it skipped as duplicates are left, and all of others. Returns whether it could. */
  async function undo(importId: string): Promise<boolean> {
    t.step('delete the contacts of a completed import');
    const deletion = await undoImport(t, ledgerId, importId);
    if (!t.soft('imports.delete-completed', deletion).accepted('the import is completed')) return false;
    remove(there.filter((each) => each.importId === importId));
    const shown = referencesOf(await contactsAs(place, references()));
    const duplicates = (skipped.get(importId) ?? []).filter(entryOf);
    const kept = duplicates.filter((each) => shown.includes(each));
    if (duplicates.length > 0)
      seeSame(t.soft('imports.delete-only-own'), kept, duplicates, 'those that it skipped as duplicates');
    const others = (some: readonly string[]) => some.filter((each) => !duplicates.includes(each));
    const what = 'all contacts of other imports, and no others';
    seeSame(t.expect('imports.delete-completed'), others(shown), others(references()), what);
    return true;
  }

  return {
    t,
    place,
    ledgerId,
    there: () => there,
    references,
    see,
    add,
    deleteEach,
    deleteBulk,
    deleteNone,
    undo,
  };
}

/** Returns how many rows an import reports as not added; undefined if it shows no such counts. */
function notTaken(batch: JsonObject): number | undefined {
  const [failed, skipped] = ['failed', 'skipped'].map((name) => numberIn(objectIn(batch, 'counts'), name));
  return failed === undefined || skipped === undefined ? undefined : failed + skipped;
}

function fewOf({ named, removes }: BulkDeletion): BulkDeletion {
  const [ids, refs] = [named.contact_ids?.slice(0, fewIds), named.reference_ids?.slice(0, fewIds)];
  return {
    named: { ...(ids && { contact_ids: ids }), ...(refs && { reference_ids: refs }) },
    removes: removes.filter(({ id, reference }) => ids?.includes(id) || refs?.includes(reference)),
  };
}
