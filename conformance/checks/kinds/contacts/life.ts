import type { OperationId } from '../../../../generated/operations.js';
import { roundsOf } from '../../../scene/both-at-once.js';
import { isSuccess, type Scene, scenario } from '../../../scene/scenario.js';
import type { CallInput, Exchange } from '../../../target/exchange.js';
import { addingRules, type Book, bulk, newBook, otherName, undoingRules } from '../ledgers/book.js';
import { deleteOne, exampleContact, type Known } from '../ledgers/own.js';
import { contactsBatch, identifying } from './adding.js';
import { readRules, seeReads } from './lists.js';
import { reading } from './reading.js';
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
    // Some have the reference ids of contacts that are removed from the first ledger, in each of the ways.
    const both = [10, 42, 43, 53, 56, 65].map((number) => `plain-${number}-${tag}`);
    const others = [...[1, 2, 3].map((number) => `${otherTag}-${number}`), ...both];
    // What a refused call leaves must not change what the next one does.
    await t.call('addContacts', { path: { ledger_id: book.ledgerId }, body: { contacts: 'none' } });
    t.step(`add ${rows.length} contacts, and at once some to another ledger`);
    const [imports, [otherImport]] = await Promise.all([
      book.add([rows], { isOdd: (reference) => !isPlain(reference), hasPairs: true }),
      other.add([others.map(exampleContact)]),
    ]);
    const all = book.references();
    const { place } = book;
    await seeReads(place, all);
    await seeExact(place, all, tag);
    await seeStrays(book, strays(tag, 13));

    const plain = book.there().filter(({ reference }) => isPlain(reference));
    const take = (count: number) => plain.splice(0, count);
    // Of each easily confused pair one stays.
    const going = book
      .there()
      .filter(({ reference }) => !isPlain(reference) && !staying(tag).includes(reference));
    // A comma may divide what stands in a list, and an escape what stands in a path.
    const goesInBulk = ({ reference }: Known, turn: 0 | 1) =>
      reference.includes(',') ||
      (!reference.includes('%') && going.findIndex((each) => each.reference === reference) % 2 === turn);
    const inBulk = going.filter((each) => goesInBulk(each, 0));
    const [ids, [alone]] = [take(30), take(1)];
    await removeInEveryWay(book, {
      ids,
      refs: [alone ? [alone] : [], [...take(12), ...inBulk, ...plain.splice(-1)]],
      both: take(3),
      byId: take(1),
      byRef: going.filter((each) => !inBulk.includes(each)),
    });
    await seeReads(place, book.references());
    // Those that went by their contact ids, and one that went by its reference id.
    const again = await addAgain(book, [...going, ...ids.slice(0, 2), ...(alone ? [alone] : [])]);
    const confusable = again.filter(({ reference }) => !isPlain(reference));
    const [stays, one, two] = again.filter(({ reference }) => isPlain(reference));
    const some = (...these: readonly (Known | undefined)[]) => these.flatMap((each) => each ?? []);
    t.step('add two contacts that are there already, and two others, one of them twice');
    const fresh = (nth: number) => `plain-new-${nth}-${tag}`;
    const names = [...namesOf(some(stays)), fresh(1), fresh(2), fresh(2), ...namesOf(plain.slice(-1))];
    await book.add([names.map((reference_id) => ({ reference_id, name: otherName }))]);
    // What holds of the first cycle holds of the second one.
    await removeInEveryWay(book, {
      ids: [...some(one), ...take(3)],
      // Those that went in bulk go one by one now, and the others in bulk.
      refs: [take(1), [...some(two), ...take(1), ...confusable.filter((each) => goesInBulk(each, 1))]],
      both: take(3),
      byRef: [...take(1), ...confusable.filter((each) => !goesInBulk(each, 1))],
      byId: [...some(stays), ...take(1)],
    });
    await seeReads(place, book.references());

    const takesEscapes = all.some((each) => each.includes('%'));
    const kept = strays(tag, 12).filter((stray) => takesEscapes || !stray.includes('%'));
    const [keptImport = ''] = await book.add([kept.map(exampleContact)]);
    const [importId, further] = imports;
    if (importId === undefined || further !== undefined || !(await book.undo(importId))) return;
    await seeReads(place, book.references());

    t.step('look at both ledgers at once');
    await Promise.all([
      book.see('contacts.add-visible', 'nothing was deleted since'),
      other.see('contacts.delete-by-id', 'nothing was deleted in that ledger'),
    ]);
    await readAtOnce(t, [
      { ledger_id: book.ledgerId, import_id: keptImport },
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

/** Contacts to remove, by the way in which that is done. */
interface Removal {
  readonly ids: readonly Known[];
  /** Each part by a call of its own, at once. */
  readonly refs: readonly (readonly Known[])[];
  readonly both: readonly Known[];
  readonly byRef: readonly Known[];
  readonly byId: readonly Known[];
}

const namesOf = (some: readonly Known[]): string[] => some.map(({ reference }) => reference);

/** Removes contacts in bulk, and one by one, and then again: just these are gone. */
async function removeInEveryWay(book: Book, { ids, refs, both, byRef, byId }: Removal) {
  const { t, ledgerId } = book;
  let worked = 0;
  for (const [rule, parts] of [
    ['contacts.bulk-delete-ids', [ids]],
    ['contacts.bulk-delete-refs', refs],
  ] as const) {
    if (!(await book.deleteBulk(rule, ...parts))) continue;
    worked += 1;
    await book.deleteNone('contacts.bulk-delete-again', bulk[rule](parts.flat()));
  }
  // Until both members have worked alone, the target may know one by another name.
  if (worked === 2) await book.deleteBulk('contacts.bulk-delete-mixed', both);
  // In any order, the first of three calls for one contact removes it.
  await book.deleteEach('contacts.delete-by-id', byId, 3);
  await book.deleteEach('contacts.delete-by-ref', byRef);
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
  const rows = namesOf(gone).map(exampleContact);
  t.step(`add ${rows.length} contacts again, the last one by two calls at once`);
  await book.add([rows, rows.slice(-1)]);
  const again = there().filter(({ reference }) => namesOf(gone).includes(reference));
  const former = gone.map(({ id }) => id).filter((id) => there().every((each) => each.id !== id));
  if (again.length === 0 || former.length === 0) return again;
  t.step('delete by the ids that some had before');
  for (const id of former.slice(-3)) await deleteOne(t, ledgerId, id);
  await book.see('contacts.delete-by-id', 'no contact has that contact id any more');
  return again;
}

/** Reads of what is in a ledger, with their number: repeated if the rest of a run uses them seldom. */
const reads: readonly (readonly [operation: OperationId, times: number, input?: CallInput])[] = [
  ['searchLedgerContacts', 1, { body: { filters: [], size: 20 } }],
  ['downloadLedgerContacts', 5, { body: { filters: [] }, headers: { accept: 'text/csv' } }],
  ['listImports', 1],
  ['searchImportHistory', 2],
  ['getImport', 1],
];

/** Reads ledgers at once in several ways, so that an answer with data of the other ledger shows. */
async function readAtOnce(
  t: Scene,
  addresses: readonly { readonly ledger_id: string; readonly import_id: string }[],
): Promise<void> {
  t.step(`read ${addresses.length} ledgers at once, and an import of each`);
  for (const [operation, times, input] of reads) {
    for (let round = Math.min(times, roundsOf(t)); round > 0; round -= 1)
      await Promise.all(addresses.map((path) => t.call(operation, { ...input, path: { ...path } })));
  }
}

export const contactScenarios = [identifying, reading, contactsLife, contactsBatch] as const;
