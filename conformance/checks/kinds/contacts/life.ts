import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { addingRules, type Book, newBook, otherName, undoingRules } from '../ledgers/book.js';
import { deleteMany, deleteOne } from '../ledgers/deleting.js';
import type { Known } from '../ledgers/own-contacts.js';
import { exampleContact, type Row } from '../ledgers/own-imports.js';
import { contactsBatch, oddContacts } from './batch.js';
import { identifying } from './identifying.js';
import { reading } from './reading.js';
import { readAtOnce, readRules, seeReads } from './reads.js';
import { isPlain, seeExact, staying, strays, trickyRows } from './tricky.js';

/**
 * A hundred contacts of a ledger (section 4.3), with reference ids that are easily confused: they are read and searched in every way,
 * removed in every way, added again and removed again, while the contacts of another ledger stay.
 */
const contactsLife = scenario({
  id: 'contacts/life',
  rules: [
    ...readRules,
    ...addingRules,
    ...undoingRules,
    'resource.as-sent',
    'contacts.search-exact',
    'contacts.bulk-delete-ids',
    'contacts.bulk-delete-refs',
    'contacts.bulk-delete-mixed',
    'contacts.bulk-delete-again',
    'contacts.delete-by-id',
    'contacts.delete-by-ref',
  ],
  requests: 190,
  async record(t) {
    const [other, book] = [await newBook(t), await newBook(t)];
    const [otherTag, tag] = [t.owned.name('contact'), t.owned.name('contact')];
    const rows = trickyRows(tag);
    // Some have the reference ids of contacts that are removed from the first ledger: by contact ids, by those one by one, and in bulk.
    const both = [10, 42, 43, 56].map((number) => `plain-${number}-${tag}`);
    const others = [...[1, 2, 3].map((number) => `${otherTag}-${number}`), ...both];
    // What a refused call leaves must not change what the next one does.
    await t.call('addContacts', { path: { ledger_id: book.ledgerId }, body: { contacts: 'none' } });
    t.step(`add ${rows.length} contacts, and at once some to another ledger`);
    const begun = await Promise.all([book.begin(rows), other.begin(others.map(exampleContact))]);
    const [otherImport] = await other.added(begun[1]);
    const imports = await book.added(begun[0], (reference) => !isPlain(reference));
    const all = book.references();
    const place = { t, ledgerId: book.ledgerId };
    await seeReads(place, all);
    await seeExact(place, all, tag);
    await seeStrays(book, strays(tag, 13));

    const plain = book.there().filter(({ reference }) => isPlain(reference));
    // Of each easily confused pair one stays.
    const going = book
      .there()
      .filter(({ reference }) => !isPlain(reference) && !staying(tag).includes(reference));
    // A comma may divide what stands in a list, and an escape what stands in a path.
    const inBulk = going.filter(
      ({ reference }, nth) => reference.includes(',') || (!reference.includes('%') && nth % 2 === 0),
    );
    const works: Works = new Set();
    await removeInEveryWay(book, works, {
      ids: plain.slice(0, 30),
      refs: [
        plain.slice(30, 31),
        [...plain.slice(31, 34), ...inBulk, ...plain.slice(50, 58), ...plain.slice(-1)],
      ],
      both: plain.slice(34, 37),
      byRef: going.filter((each) => !inBulk.includes(each)),
      byId: plain.slice(37, 38),
    });
    await seeReads(place, book.references());
    // Those that went by their contact ids, and one that went by its reference id.
    const gone = plain.filter(({ reference }) => !book.references().includes(reference));
    const [stays, one, two] = await addAgain(book, [...gone.slice(0, 2), ...plain.slice(30, 31)]);
    const some = (...these: readonly (Known | undefined)[]) => these.flatMap((each) => each ?? []);
    const fresh = (nth: number) => `plain-new-${nth}-${tag}`;
    await addDuplicates(book, some(stays, plain[49]), [fresh(1), fresh(2)]);
    // What holds of the first cycle holds of the second one.
    await removeInEveryWay(book, works, {
      ids: [...some(one), ...plain.slice(38, 41)],
      refs: [plain.slice(41, 42), [...some(two), ...plain.slice(42, 43)]],
      both: plain.slice(43, 46),
      byRef: plain.slice(46, 47),
      byId: [...some(stays), ...plain.slice(47, 48)],
    });
    await seeReads(place, book.references());
    await addDuplicates(book, some(plain[48], plain[60]), [fresh(3), fresh(4)]);

    const takesEscapes = all.some((each) => each.includes('%'));
    const kept = strays(tag, 12).filter((stray) => takesEscapes || !stray.includes('%'));
    const keptImport = await book.add(...kept.map(exampleContact));
    const [importId] = imports.length === 1 ? imports : [];
    if (importId === undefined || !(await book.undo(importId))) return;
    await seeReads(place, book.references());

    t.step('delete contacts of the other ledger under the address of this one');
    const isOwn = (id: string) => book.there().some((each) => each.id === id);
    const [first, ...further] = other.there().flatMap(({ id }) => (isOwn(id) ? [] : id));
    if (first !== undefined) await deleteOne(t, book.ledgerId, first);
    await deleteMany(t, book.ledgerId, { contact_ids: further.slice(0, 2) });
    t.step('look at both ledgers at once');
    await Promise.all([
      book.see('contacts.add-visible', 'nothing was deleted since'),
      other.see('contacts.delete-by-id', 'nothing was deleted in that ledger'),
    ]);
    await readAtOnce(t, [
      { ledger_id: book.ledgerId, import_id: keptImport ?? '' },
      { ledger_id: other.ledgerId, import_id: otherImport ?? '' },
    ]);
  },
});

/** Deletes by ids that no contact has, but that are almost those of some, one by one and in bulk. */
async function seeStrays({ t, ledgerId, there, see, deleteNone }: Book, unknown: readonly string[]) {
  t.step('delete by reference ids that no contact has, one by one and in bulk');
  const answers: Exchange[] = [];
  for (const stray of unknown) answers.push(await deleteOne(t, ledgerId, stray));
  if (answers.some(isSuccess)) await see('contacts.delete-by-ref', 'no contact is named');
  // A numeric id with the same beginning may belong to another contact.
  const [{ id: idOfOne } = { id: '' }] = there();
  const almost = /[a-z]/i.test(idOfOne) ? [`${idOfOne}0`, idOfOne.slice(0, -1)] : [];
  const bulk = { reference_ids: unknown, ...(almost.length > 0 && { contact_ids: almost }) };
  await deleteNone('contacts.bulk-delete-refs', bulk);
  await see('contacts.bulk-delete-refs', 'no contact is named');
}

/** Members by which a bulk deletion has removed contacts. */
type Works = Set<'contact_ids' | 'reference_ids'>;

/** Contacts to remove, by the way in which that is done. */
interface Removal {
  readonly ids: readonly Known[];
  /** Each part by a call of its own, at once. */
  readonly refs: readonly (readonly Known[])[];
  readonly both: readonly Known[];
  readonly byRef: readonly Known[];
  readonly byId: readonly Known[];
}

const idsOf = (some: readonly Known[]) => some.map(({ id }) => id);
const referencesOf = (some: readonly Known[]) => some.map(({ reference }) => reference);

/** Removes contacts in bulk, where one is named twice, and one by one, and then again: just these are gone. */
async function removeInEveryWay(book: Book, works: Works, { ids, refs, both, byRef, byId }: Removal) {
  const { t, ledgerId } = book;
  const twice = (some: readonly string[]) => [...some.slice(0, 1), ...some];
  const ways = [
    ['contacts.bulk-delete-ids', 'contact_ids', idsOf, [ids]],
    ['contacts.bulk-delete-refs', 'reference_ids', referencesOf, refs],
  ] as const;
  for (const [rule, member, namesOf, parts] of ways) {
    const deletions = parts.map((removes) => ({ named: { [member]: twice(namesOf(removes)) }, removes }));
    if (!(await book.deleteBulk(rule, ...deletions))) continue;
    works.add(member);
    await book.deleteNone('contacts.bulk-delete-again', { [member]: twice(namesOf(parts.flat())) });
  }
  // Until both members have worked alone, the target may know one by another name.
  if (works.size === 2) {
    const named = { contact_ids: idsOf(both.slice(0, 2)), reference_ids: referencesOf(both) };
    await book.deleteBulk('contacts.bulk-delete-mixed', { named, removes: both });
  }
  // In any order, the first of three calls for one contact removes it.
  await book.deleteEach('contacts.delete-by-id', byId, 'id', [3, 3]);
  await book.deleteEach('contacts.delete-by-ref', byRef, 'reference', [1, 2]);
  t.step('delete some of them again, one by one');
  for (const { id, reference } of [...ids.slice(0, 1), ...byId])
    for (const each of [id, reference]) await deleteOne(t, ledgerId, each);
  await book.see('contacts.delete-by-id', 'what does not exist is not removed, nor anything else');
}

/**
 * Adds contacts that were deleted again, the last one by two calls at once. By their former ids there is nothing any more. Returns them
 * as they are by now: none if the service does not take them again.
 */
async function addAgain(book: Book, gone: readonly Known[]): Promise<readonly Known[]> {
  const { t, ledgerId, there } = book;
  const rows = referencesOf(gone).map(exampleContact);
  t.step(`add ${rows.length} contacts again, the last one by two calls at once`);
  await book.added(await book.begin(rows, rows.slice(-1)));
  const again = there().filter(({ reference }) => referencesOf(gone).includes(reference));
  const former = idsOf(gone).filter((id) => there().every((each) => each.id !== id));
  if (again.length === 0 || former.length === 0) return again;
  t.step('delete by the ids that they had before');
  for (const id of former) await deleteOne(t, ledgerId, id);
  await book.see('contacts.delete-by-id', 'no contact has that contact id any more');
  return again;
}

/** Adds duplicates of contacts that are there, and two new ones, one of them twice. */
async function addDuplicates(book: Book, known: readonly Known[], [twice, once]: readonly [string, string]) {
  book.t.step(`add ${known.length} contacts that are there already, and two others, one of them twice`);
  const row = (reference_id: string): Row => ({ reference_id, name: otherName });
  const [first = [], ...others] = referencesOf(known).map((each) => [each]);
  await book.add(...[...first, once, twice, twice, ...others.flat()].map(row));
}

/** Scenarios about the contacts of ledgers. */
export const contactScenarios = [identifying, reading, contactsLife, contactsBatch, oddContacts] as const;
