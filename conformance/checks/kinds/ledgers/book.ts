import { type Exchange, isSuccess, type RuleId, refusesInput, type Steps } from '../../../check/scenario.js';
import { itemsOf, type JsonObject, numberIn, objectIn, textIn } from '../../../target/json.js';
import { isSameSet, lostAndSurplus } from '../../laws/pages.js';
import { atOnce } from '../../laws/row.js';
import * as own from './own.js';

export const addingRules = [
  'contacts.add-import',
  'contacts.add-visible',
  'contacts.dup-existing',
  'contacts.dup-in-batch',
  'contacts.dup-no-error',
] as const;
export const undoingRules = ['imports.delete-completed', 'imports.delete-only-own'] as const;

export const bulkRules = [
  'contacts.bulk-delete-ids',
  'contacts.bulk-delete-refs',
  'contacts.bulk-delete-mixed',
  'contacts.bulk-delete-again',
] as const;

const namesOf = (some: readonly own.Known[]) => some.map(({ reference }) => reference);

type BulkRule = (typeof bulkRules)[number];

/** How a bulk deletion names contacts: some are named twice, by the same id or by both. */
function bulkOf(rule: BulkRule, some: readonly own.Known[]): own.Named {
  const [ids, names] = [some.map(({ id }) => id), namesOf(some)];
  if (rule === 'contacts.bulk-delete-ids') return { contact_ids: [...ids.slice(0, 1), ...ids] };
  if (rule === 'contacts.bulk-delete-refs') return { reference_ids: [...names.slice(0, 1), ...names] };
  // One by its contact id alone, and one by both.
  return { contact_ids: ids.slice(0, 2), reference_ids: names.slice(1) };
}

export type Book = Awaited<ReturnType<typeof newBook>>;

/** The name of duplicates, which no contact takes from them. */
export const otherName = 'Zenna Vask';

interface Adding {
  /** Whether a service may reject a reference id, but must then report it for the row or the call. */
  readonly isOdd?: (reference: string) => boolean;
  /** Whether some have almost the same reference ids, so that a careless service takes them for duplicates. */
  readonly hasPairs?: true;
  /** The file that they come from. A call may be refused for it. */
  readonly filename?: string | undefined;
  /** The rule that such contacts are added. @default contacts.add-visible */
  readonly rule?: RuleId;
}

/** Creates a ledger, and keeps book of its contacts: whatever adds or removes some, the ledger shows just those of the book. */
export async function newBook(t: Steps) {
  const { id: ledgerId } = await own.createLedger(t);
  const place = { t, ledgerId };
  /** Its contacts, and the import that each came with if that is known. */
  let there: readonly (own.Known & { readonly importId: string | undefined })[] = [];
  /** Those that were deleted: the document does not say whether a ledger "already" has their reference ids. */
  const gone = new Set<string>();
  /** By import, the reference ids that it skipped as duplicates. */
  const skipped = new Map<string, readonly string[]>();

  const references = () => namesOf(there);
  const entryOf = (name: string) => there.find(({ reference }) => reference === name);

  /** Expects the ledger to have exactly the contacts of the book now. */
  async function see(rule: RuleId, why: string): Promise<void> {
    const contacts = await own.contactsAs(place, references());
    const expected = `${why}, so that ${there.length} contacts are left`;
    own.expectSame(t.expect(rule), own.referencesOf(contacts), references(), expected);
  }

  function remove(removed: readonly own.Known[]): void {
    for (const { reference } of removed) gone.add(reference);
    there = there.filter((entry) => !removed.some(({ reference }) => entry.reference === reference));
  }

  async function send(contacts: readonly own.Row[], filename?: string): Promise<Exchange> {
    const body = { contacts, ...(filename !== undefined && { filename }) };
    const answer = await t.call('addContacts', { path: { ledger_id: ledgerId }, body });
    if (filename === undefined || isSuccess(answer)) return answer;
    t.fails(answer);
    return send(contacts);
  }

  /** Returns the import that a call began; undefined if that is not shown, or the call was refused for odd rows. */
  async function importOf(
    answer: Exchange,
    rows: readonly own.Row[],
    { isOdd = () => false, rule = 'contacts.add-visible' }: Adding,
  ): Promise<string | undefined> {
    if (rows.some((row) => entryOf(row.reference_id)))
      t.expect('contacts.dup-no-error', answer).accepted('a duplicate is skipped, and spoils nothing');
    if (!isSuccess(answer)) {
      t.fails(answer);
      if (rows.some((row) => isOdd(row.reference_id))) return undefined;
      if (rule !== 'contacts.add-visible') t.expect(rule, answer).accepted('a contact needs no more');
      t.body(answer);
    }
    const id = await own.importMade(t, ledgerId, answer);
    // In a ledger of this run any import that is listed shows that adding contacts makes one.
    const list = id === undefined ? await t.call('listImports', { path: { ledger_id: ledgerId } }) : answer;
    const isMade = id !== undefined || itemsOf(t.body(list)).length > 0;
    const made = { at: 'imports', expected: 'an import, as contacts were added', received: [] };
    t.soft('contacts.add-import', list).holds(isMade, made);
    return id;
  }

  /** Waits for an import, which is there: another one could be read. */
  async function isOver(id: string): Promise<JsonObject> {
    const got = await own.getImport(t, ledgerId, id);
    if (t.worked('getImport')) t.expect('contacts.add-import', got).accepted('it is their import');
    return own.statusOf(got.response.json) === 'completed' ? t.object(got) : own.completed(t, ledgerId, id);
  }

  /** Adds contacts by calls at once: the ledger has one by each reference id then, and what it had as it was. Returns the imports. */
  async function add(
    calls: readonly (readonly own.Row[])[],
    adding: Adding = {},
  ): Promise<readonly (string | undefined)[]> {
    const { filename, rule = 'contacts.add-visible' } = adding;
    const names = calls.map((rows) => rows.map((row) => row.reference_id));
    const sent = names.flat();
    const known = sent.filter(entryOf);
    const isTwice = (each: string, among: readonly string[]) =>
      among.indexOf(each) !== among.lastIndexOf(each);
    const within = sent.filter((each) => names.some((these) => isTwice(each, these)));
    const repeated = sent.filter((each) => entryOf(each) || isTwice(each, sent));
    const all = [...new Set([...references(), ...sent])];
    const answers = await atOnce(calls.map((rows) => () => send(rows, filename)));
    const imports: (string | undefined)[] = [];
    for (const [nth, answer] of answers.entries())
      imports.push(await importOf(answer, calls[nth] ?? [], adding));
    const isBegun = (_: unknown, nth: number) => answers[nth] !== undefined && isSuccess(answers[nth]);
    const begun = imports.filter(isBegun);
    const refused = names.filter((these, nth) => !isBegun(these, nth)).flat();
    const isOdd = (each: string) => refused.includes(each) || adding.isOdd?.(each) === true;
    // Duplicates change nothing that would show when they are processed.
    if (repeated.length > 0) for (const id of new Set(begun)) if (id !== undefined) await isOver(id);
    const lostIn = (some: readonly JsonObject[]) => lostAndSurplus(own.referencesOf(some), all).lost;
    let contacts = await own.contactsWhen(place, (some) => lostIn(some).every(isOdd), begun, isOver);
    // A call that is refused tells of the odd ones, as an import may do. What nothing tells of may come late.
    const areTold = refused.length > 0 || (await areReported(lostIn(contacts).filter(isOdd).length, begun));
    if (!areTold) contacts = await own.contactsAs(place, all);
    const lost = lostIn(contacts);
    // A ledger may still "have" what was deleted from it.
    const again = sent.filter((each) => gone.has(each));
    const areLost = again.every((each) => lost.includes(each));
    const missing = [...(areLost ? again : []), ...(areTold ? lost.filter(isOdd) : [])];
    const see = (one: RuleId, some: readonly string[]) => {
      const words = contacts.flatMap((each) => {
        const name = textIn(each, 'reference_id') ?? '';
        const isRenamed = sent.includes(name) && each['name'] === otherName;
        const isKept = each['id'] === entryOf(name)?.id && !isRenamed;
        return some.includes(name) ? `${name}${!entryOf(name) || isKept ? '' : ', changed'}` : [];
      });
      const expected = all.filter((each) => some.includes(each) && !missing.includes(each));
      if (some.length > 0)
        own.expectSame(t.expect(one), words, expected, 'each that was added once, and as it was');
    };
    see('contacts.dup-existing', [...known, ...repeated.filter((each) => !within.includes(each))]);
    see('contacts.dup-in-batch', within);
    see(repeated.length > 0 ? 'contacts.dup-no-error' : rule, [...all, ...own.referencesOf(contacts)]);
    for (const [nth, these] of names.entries()) skipped.set(imports[nth] ?? '', these.filter(entryOf));
    there = own.asKnown(contacts).map((each) => {
      const [importId, other] = imports.filter((_, nth) => names[nth]?.includes(each.reference));
      return entryOf(each.reference) ?? { ...each, importId: other === undefined ? importId : undefined };
    });
    const apart = calls.flat().filter((row) => lost.includes(row.reference_id) && isOdd(row.reference_id));
    if (adding.hasPairs && areTold && apart.length > 0) await expectAlone(apart);
    return imports;
  }

  /** Expects another ledger to reject these too, as it has no contacts whose reference ids are almost theirs. */
  async function expectAlone(rows: readonly own.Row[]): Promise<void> {
    t.step(`add the ${rows.length} that were not added to a ledger of their own`);
    const apart = await newBook(t);
    await apart.add([rows], { isOdd: () => true });
    const expected = 'none of them, as it was no duplicate in the other ledger either';
    own.expectSame(t.expect('contacts.dup-in-batch'), apart.references(), [], expected);
  }

  /** Whether imports report as many rows as not added, if they show such counts. */
  async function areReported(count: number, ids: readonly (string | undefined)[]): Promise<boolean> {
    let reported = 0;
    for (const id of count > 0 ? new Set(ids) : []) {
      const counts = id === undefined ? {} : objectIn(await isOver(id), 'counts');
      const [failed, duplicates] = [numberIn(counts, 'failed'), numberIn(counts, 'skipped')];
      if (failed === undefined || duplicates === undefined) return true;
      reported += failed + duplicates;
    }
    return count <= reported;
  }

  /** Deletes each of these by several calls at once, of which one at least is accepted: just these are gone. */
  async function deleteEach(
    rule: 'contacts.delete-by-id' | 'contacts.delete-by-ref',
    some: readonly own.Known[],
    times = 1,
  ): Promise<void> {
    const by = rule === 'contacts.delete-by-id' ? 'id' : 'reference';
    const names = some.flatMap((each) => Array.from({ length: times }, () => each[by]));
    const answers: Exchange[] = [];
    for (const most = Math.max(2, times); names.length > 0; ) {
      const these = names.splice(0, most);
      t.step(`delete ${these.join(' and at once ')}`);
      answers.push(...(await Promise.all(these.map((name) => own.deleteOne(t, ledgerId, name)))));
    }
    // Where the operation may have another form, which is known once it takes the other name, nothing shows anything.
    const [[first], [one]] = [answers, some];
    if (first && one && !answers.some(isSuccess)) {
      if (!t.worked('deleteContact')) await own.deleteOne(t, ledgerId, by === 'id' ? one.reference : one.id);
      t.expect(rule, first).accepted('it is there');
    }
    remove(some);
    await see(rule, 'just what is named is removed');
  }

  /** Deletes in bulk, by calls at once: each removes just its contacts and returns their number. Returns whether they are gone. */
  async function deleteBulk(rule: BulkRule, ...parts: readonly (readonly own.Known[])[]): Promise<boolean> {
    const all = parts.flat();
    t.step(`delete ${parts.map(({ length }) => length).join(' and at once ')} in bulk`);
    const answers = await Promise.all(parts.map((some) => own.deleteMany(t, ledgerId, bulkOf(rule, some))));
    for (const answer of answers) {
      // No service refuses 25 ids in a call.
      const isTooMuch = all.length > 25 && refusesInput(answer);
      if (isTooMuch) t.skip(rule, `${all.length} contacts are too many for one call`);
      if (isTooMuch || !t.soft(rule, answer).accepted('the contacts are there')) return false;
    }
    const before = there;
    remove(all);
    const shown = own.referencesOf(await own.contactsAs(place, references()));
    const counts = answers.map(({ response }) => own.rowsRemoved(response.json));
    if (isSameSet(shown, namesOf(before)) && !counts.some((count) => count !== undefined && count > 0)) {
      there = before;
      t.skip(rule, 'a bulk deletion in this form removes nothing');
      return false;
    }
    own.expectSame(t.expect(rule), shown, references(), 'just those removed that are named');
    for (const [nth, answer] of answers.entries()) {
      const [count, length] = [counts[nth], parts[nth]?.length];
      const seen = { at: 'rows_removed', expected: `${length}, as many as were removed`, received: count };
      if (count === undefined && answer.response.text.trim() !== '')
        t.skip(rule, 'the answer to a bulk deletion shows no `rows_removed`');
      else t.soft(rule, answer).holds(count === length, seen);
    }
    await deleteNone('contacts.bulk-delete-again', bulkOf(rule, all));
    return true;
  }

  /** Deletes in bulk what is not there: no row is removed. A service may also refuse it, as it does not know these contacts. */
  async function deleteNone(rule: BulkRule, named: own.Named): Promise<void> {
    const answer = await own.deleteMany(t, ledgerId, named);
    const { status, json } = answer.response;
    const count = status >= 400 && status < 500 && status !== 429 ? 0 : own.rowsRemoved(json);
    if (count === undefined || status >= 500)
      return t.cannot(rule, `it was answered with status ${status} and no rows removed`);
    const expected = '0: no contact is there by such an id';
    t.soft(rule, answer).holds(count === 0, { at: 'rows_removed', expected, received: count });
  }

  /** Deletes the contacts of an import: those that it skipped as duplicates are left, and all of others. Returns whether it could. */
  async function undo(importId: string): Promise<boolean> {
    t.step('delete the contacts of a completed import');
    const deletion = await own.undoImport(t, ledgerId, importId);
    if (!t.soft('imports.delete-completed', deletion).accepted('the import is completed')) return false;
    remove(there.filter((each) => each.importId === importId));
    const shown = own.referencesOf(await own.contactsAs(place, references()));
    const duplicates = (skipped.get(importId) ?? []).filter(entryOf);
    const kept = duplicates.filter((each) => shown.includes(each));
    if (duplicates.length > 0)
      own.expectSame(
        t.soft('imports.delete-only-own'),
        kept,
        duplicates,
        'those that it skipped as duplicates',
      );
    const others = (some: readonly string[]) => some.filter((each) => !duplicates.includes(each));
    const what = 'all contacts of other imports, and no others';
    own.expectSame(t.expect('imports.delete-completed'), others(shown), others(references()), what);
    return true;
  }

  return { t, ledgerId, there: () => there, references, see, add, deleteEach, deleteBulk, deleteNone, undo };
}
