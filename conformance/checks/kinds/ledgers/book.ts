import type { RuleId } from '../../../../generated/rules.js';
import { isSuccess, type Scene } from '../../../scene/scenario.js';
import { type Exchange, refusesInput } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';
import { itemsOf, numberIn, objectIn, textIn } from '../../../target/wire/members.js';
import { isSameSet } from '../../laws/pages.js';
import { atOnce } from '../../laws/things.js';
import {
  asKnown,
  completed,
  contactsAs,
  contactsWhen,
  deleteMany,
  deleteOne,
  getImport,
  importMade,
  type Known,
  type Named,
  newPlace,
  type Place,
  type Row,
  referencesOf,
  rowsRemoved,
  seeSame,
  statusOf,
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

const twice = (names: readonly string[]) => [...names.slice(0, 1), ...names];
const idsOf = (some: readonly Known[]) => some.map(({ id }) => id);
const namesOf = (some: readonly Known[]) => some.map(({ reference }) => reference);

/** How a bulk deletion names contacts: some are named twice, by the same id or by both. */
export const bulk = {
  'contacts.bulk-delete-ids': (some: readonly Known[]): Named => ({ contact_ids: twice(idsOf(some)) }),
  'contacts.bulk-delete-refs': (some: readonly Known[]): Named => ({ reference_ids: twice(namesOf(some)) }),
  'contacts.bulk-delete-mixed': (some: readonly Known[]): Named => ({
    contact_ids: idsOf(some.slice(0, 2)),
    reference_ids: namesOf(some),
  }),
} as const;
type BulkRule = keyof typeof bulk;

export type Book = Awaited<ReturnType<typeof newBook>>;

/** The name of duplicates, which no contact takes from them. */
export const otherName = 'Zenna Vask';

/** No service refuses as few rows in a call, or as few ids. */
const [fewRows, fewIds] = [25, 10];

interface Adding {
  /** Whether a service may reject a reference id, but must then report it for the row or the call. */
  readonly isOdd?: (reference: string) => boolean;
  /** Sent beside the contacts by a call that may be refused for it. */
  readonly more?: JsonObject;
  /** The rule that such contacts are added. @default contacts.add-visible */
  readonly rule?: RuleId;
  /** Whether some have almost the same reference ids, so that a careless service takes them for duplicates. */
  readonly hasPairs?: true;
}

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

  const references = () => namesOf(there);
  const entryOf = (name: string) => there.find(({ reference }) => reference === name);

  /** Expects the ledger to have exactly the contacts of the book now. */
  async function see(rule: RuleId, why: string): Promise<void> {
    const contacts = await contactsAs(place, references());
    const expected = `${why}, so that ${there.length} contacts are left`;
    seeSame(t.expect(rule), referencesOf(contacts), references(), expected);
  }

  function remove(removed: readonly Known[]): void {
    for (const { reference } of removed) gone.add(reference);
    there = there.filter((entry) => !removed.some(({ reference }) => entry.reference === reference));
  }

  async function send(rows: readonly Row[], more?: JsonObject): Promise<Exchange> {
    const call = { path: { ledger_id: ledgerId }, body: { contacts: rows, ...more } };
    const answer = await t.call('addContacts', call);
    if (!more || isSuccess(answer)) return answer;
    t.fails(answer);
    return send(rows);
  }

  /** Returns the imports that a call began: of several small ones if it was refused for its size, or for odd rows. */
  async function importsOf(
    answer: Exchange,
    rows: readonly Row[],
    { isOdd = () => false, rule = 'contacts.add-visible' }: Adding,
  ): Promise<readonly (string | undefined)[]> {
    if (rows.some((row) => entryOf(row.reference_id)))
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
    t.fails(answer);
    const plain = rows.filter((row) => !isOdd(row.reference_id));
    if (plain.length === rows.length && rows.length <= fewRows) {
      if (rule !== 'contacts.add-visible') t.expect(rule, answer).accepted('a contact needs no more');
      t.body(answer);
    }
    const all: (string | undefined)[] = [];
    for (let from = 0; from < plain.length; from += fewRows) {
      const part = plain.slice(from, from + fewRows);
      all.push(...(await importsOf(await send(part), part, { rule })));
    }
    return all;
  }

  /** Waits for an import, which is there: another one could be read. */
  async function isOver(id: string): Promise<JsonObject> {
    const got = await getImport(t, ledgerId, id);
    if (t.worked('getImport'))
      t.expect('contacts.add-import', got).accepted('it is the import of these contacts');
    return statusOf(got.response.json) === 'completed' ? t.object(got) : completed(t, ledgerId, id);
  }

  /**
   * Adds contacts by calls at once, and expects the ledger to have them: one by each reference id, and what it had before as it was.
   * Returns the ids of the imports.
   */
  async function add(
    calls: readonly (readonly Row[])[],
    adding: Adding = {},
  ): Promise<readonly (string | undefined)[]> {
    const { isOdd = () => false, more, rule = 'contacts.add-visible' } = adding;
    const answers = await atOnce(calls.map((rows) => () => send(rows, more)));
    const batches: (readonly (string | undefined)[])[] = [];
    for (const [nth, answer] of answers.entries())
      batches.push(await importsOf(answer, calls[nth] ?? [], adding));
    const names = calls.map((rows) => rows.map((row) => row.reference_id));
    const [sent, ids] = [names.flat(), batches.flat()];
    const known = sent.filter(entryOf);
    const within = sent.filter((each) =>
      names.some((these) => these.indexOf(each) < these.lastIndexOf(each)),
    );
    const repeated = sent.filter((each, at) => entryOf(each) || sent.indexOf(each) !== at);
    // Duplicates change nothing that would show when they are processed.
    if (repeated.length > 0) for (const id of new Set(ids)) if (id !== undefined) await isOver(id);
    const all = [...new Set([...references(), ...sent])];
    const areAll = (some: readonly JsonObject[]) => isSameSet(referencesOf(some), all);
    const contacts = await contactsWhen(place, areAll, ids, isOver);
    const shown = referencesOf(contacts);
    const isLost = (each: string) => !shown.includes(each);
    // A ledger may still "have" what was deleted from it.
    const again = sent.filter((each) => gone.has(each));
    const odd = sent.filter((each) => isOdd(each) && isLost(each));
    // A call that is refused tells of the odd ones, as an import may do.
    const areTold = !answers.every(isSuccess) || (await areReported(odd.length, ids));
    if (adding.hasPairs && areTold && odd.length > 0)
      await seeAlone(calls.flat().filter((row) => odd.includes(row.reference_id)));
    const missing = [...(again.every(isLost) ? again : []), ...(areTold ? odd : [])];
    const see = (one: RuleId, some: readonly string[]) => {
      const words = contacts.flatMap((each) => {
        const name = textIn(each, 'reference_id') ?? '';
        const isRenamed = sent.includes(name) && each['name'] === otherName;
        const isKept = each['id'] === entryOf(name)?.id && !isRenamed;
        return some.includes(name) ? `${name}${!entryOf(name) || isKept ? '' : ', changed'}` : [];
      });
      const expected = all.filter((each) => some.includes(each) && !missing.includes(each));
      if (some.length > 0) seeSame(t.expect(one), words, expected, 'each that was added once, and as it was');
    };
    see('contacts.dup-existing', [...known, ...repeated.filter((each) => !within.includes(each))]);
    see('contacts.dup-in-batch', within);
    see(repeated.length > 0 ? 'contacts.dup-no-error' : rule, [...all, ...shown]);
    for (const [nth, these] of names.entries()) skipped.set(batches[nth]?.[0] ?? '', these.filter(entryOf));
    there = asKnown(contacts).map((each) => {
      const some = batches.filter((_, nth) => names[nth]?.includes(each.reference)).flat();
      return entryOf(each.reference) ?? { ...each, importId: some.length === 1 ? some[0] : undefined };
    });
    return ids;
  }

  /** Expects another ledger to reject these too, as it has no contacts whose reference ids are almost theirs. */
  async function seeAlone(rows: readonly Row[]): Promise<void> {
    t.step(`add the ${rows.length} that were not added to a ledger of their own`);
    const apart = await newBook(t);
    await apart.add([rows], { isOdd: () => true });
    const expected = 'none of them, as it was no duplicate in the other ledger either';
    seeSame(t.expect('contacts.dup-in-batch'), apart.references(), [], expected);
  }

  /** Whether an import reports as many rows as not added, if it shows such counts. */
  async function areReported(count: number, [id, ...others]: readonly (string | undefined)[]) {
    if (count === 0 || id === undefined || others.length > 0) return true;
    const counts = objectIn(await isOver(id), 'counts');
    const [failed, duplicates] = [numberIn(counts, 'failed'), numberIn(counts, 'skipped')];
    return failed === undefined || duplicates === undefined || count <= failed + duplicates;
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
    // If the operation is not where we assume, which is known once it takes the other name, nothing of what follows shows anything.
    const [[first], [one]] = [answers, some];
    if (first && one && !answers.some(isSuccess)) {
      if (!t.worked('deleteContact')) await deleteOne(t, ledgerId, by === 'id' ? one.reference : one.id);
      t.expect(rule, first).accepted('it is there');
    }
    remove(some);
    await see(rule, 'just what is named is removed');
  }

  /**
   * Deletes in bulk, by several calls at once: each removes just its contacts and returns their number. Returns whether they are gone: not
   * so if a service wants another form of request, and so removes nothing.
   */
  async function deleteBulk(rule: BulkRule, ...parts: readonly (readonly Known[])[]): Promise<boolean> {
    t.step(`delete ${parts.map(({ length }) => length).join(' and at once ')} in bulk`);
    const answers = await Promise.all(
      parts.map(async (removes) => {
        const answer = await deleteMany(t, ledgerId, bulk[rule](removes));
        if (removes.length <= fewIds || !refusesInput(answer)) return { removes, answer };
        const few = removes.slice(0, fewIds);
        return { removes: few, answer: await deleteMany(t, ledgerId, bulk[rule](few)) };
      }),
    );
    for (const { answer } of answers)
      if (!t.soft(rule, answer).accepted('the contacts are there')) return false;
    const before = there;
    remove(answers.flatMap(({ removes }) => removes));
    const shown = referencesOf(await contactsAs(place, references()));
    const hasCount = answers.some(({ answer }) => (rowsRemoved(answer.response.json) ?? 0) > 0);
    if (isSameSet(shown, namesOf(before)) && !hasCount) {
      there = before;
      t.skip(rule, 'a bulk deletion in this form removes nothing');
      return false;
    }
    seeSame(t.expect(rule), shown, references(), 'just those removed that are named');
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
  async function deleteNone(rule: BulkRule | 'contacts.bulk-delete-again', named: Named): Promise<void> {
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
