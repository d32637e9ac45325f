import type { OperationId } from '../../../../generated/operations.js';
import { roundsOf } from '../../../check/both-at-once.js';
import { type CallInput, type Exchange, isSuccess, type Steps, scenario } from '../../../check/scenario.js';
import { differenceOf, expectFilters, expectPages, isSameSet } from '../../laws/pages.js';
import { addingRules, type Book, bulkRules, newBook, otherName, undoingRules } from '../ledgers/book.js';
import { deleteOne, exampleContact, type Known, type Row, referencesOf } from '../ledgers/own.js';
import {
  by,
  contactsBatch,
  expectAlike,
  expectReads,
  found,
  reading,
  readRules,
  searching,
} from './reading.js';

/** Suffixes of reference ids that careless services confuse or change. */
const endings = [
  ...['', '-1', '-10', '-A', '-a', ' b', '-b', '-d, "c" & Co', ', c', '%41', '%2520d', '-é', '-e', '-ß漢字'],
  // The last two are the first one and `-é` for a service that trims or composes what it compares.
  ...["'f'", ';g|h', ' ', '-e\u0301'],
];

/** Reference ids that are other ones if they are taken for numbers. They stay, as they may be contact ids of a service whose ids are numbers. */
const digits = ['00700123', '700123', '9007199254740993', '9007199254740992'] as const;

/** Numbers for ordinary reference ids: with the others, a hundred in all. One more is short whatever the prefix of the run. */
const plain = Array.from({ length: 77 }, (_, nth) => `${nth + 10}`);
const short = 'plain-and-short';

/** Whether a reference id is plain, so that a service has no reason to reject it. */
const isPlain = (reference: string): boolean => reference.startsWith('plain-');

/** Returns contacts whose values are easily corrupted. No person has such a name, so enrichment changes none. Plain ones come first. */
function trickyRows(tag: string): readonly Row[] {
  const references = [
    ...plain.map((number) => `plain-${number}-${tag}`),
    short,
    ...endings.map((ending) => tag + ending),
    ...digits,
  ];
  // Some share a profile, and others an email address: only a reference id makes a duplicate.
  return references.map((reference, nth) => ({
    reference_id: reference,
    name: `Zoë O'Neill, "Pdk" 50%41 ${reference}`,
    ...(nth % 3 === 0 ? { email_address: `${tag}-${nth % 48}@example.com` } : {}),
    linkedin: `${tag}-${nth % 45}`,
    country: 'France',
    location: 'Orléans, France',
    ...(isPlain(reference) ? {} : { title: 'Pdk Example Title', company_linkedin: `${tag}-company` }),
  }));
}

/** Reference ids that no contact has, but that an exact search may find one by if it takes them for patterns or parts. */
const unfound = (tag: string, number: 12 | 13): readonly string[] => [
  `plain-${number}-${tag.slice(0, -1)}`,
  `plain-${number}-${tag}-and-more`,
  `plain%2D${number}-${tag}`,
  `plain${number}${tag}`,
  `plain_${number}-${tag}`,
  `plain-${number}-${tag.slice(0, 3)}%`,
];

/** Reference ids that no contact has, but that match one in a careless comparison. It is open whether a search minds case. */
const strays = (tag: string, number: 12 | 13): readonly string[] => [
  ...unfound(tag, number),
  `PLAIN-${number}-${tag}`,
  `${tag}+b`,
];

/** One reference id of each easily confused pair. */
const staying = (tag: string): readonly string[] => [
  ...['', '-1', '-a', ' b', ', c', '-e', '-é'].map((ending) => `${tag}${ending}`),
  ...digits,
];

/** A hundred contacts with easily confused reference ids are read, removed in every way, and added again (section 4.3). */
const contactsLife = scenario({
  id: 'contacts/life',
  rules: [
    ...readRules,
    ...addingRules,
    ...undoingRules,
    ...bulkRules,
    'resource.as-sent',
    'contacts.search-exact',
    'contacts.delete-by-id',
    'contacts.delete-by-ref',
  ],
  requests: 190,
  async record(t) {
    const [other, book] = [await newBook(t), await newBook(t)];
    const { there } = book;
    const [otherTag, tag] = [t.owned.name('contact'), t.owned.name('contact')];
    const rows = trickyRows(tag);
    // Some have the reference ids of contacts that are removed from the first ledger, in each of the ways.
    const both = [10, 42, 43, 53, 56, 65].map((number) => `plain-${number}-${tag}`);
    const others = [...[1, 2, 3].map((number) => `${otherTag}-${number}`), ...both];
    // What a refused call leaves must not change what the next one does.
    await t.call('addContacts', { path: { ledger_id: book.ledgerId }, body: { contacts: 'none' } });
    t.step(`add ${rows.length} contacts, and at once some to another ledger`);
    // A service may take a few of one call. The last call may be refused for its reference ids.
    const usual = rows.filter((row) => isPlain(row.reference_id));
    const calls = [0, 20, 40, 60].map((from) => usual.slice(from, from + 20));
    const [imports, [otherImport]] = await Promise.all([
      book.add([...calls, rows.slice(usual.length)], {
        isOdd: (reference) => !isPlain(reference),
        hasPairs: true,
      }),
      other.add([others.map(exampleContact)]),
    ]);
    const all = book.references();
    await expectReads(book);
    await expectExact(book, all, tag);
    // What comes before a divider of addresses is the reference id of another.
    await expectStrays(book, [...strays(tag, 13), ...['/b', '?b', '#b'].map((end) => tag + end)]);

    const plain = there().filter(({ reference }) => isPlain(reference));
    const take = (count: number) => plain.splice(0, count);
    // Of each easily confused pair one stays.
    const going = there().filter(({ reference }) => !isPlain(reference) && !staying(tag).includes(reference));
    // A comma may divide what stands in a list, and an escape what stands in a path.
    const goesInBulk = ({ reference }: Known, turn: 0 | 1) =>
      reference.includes(',') ||
      (!reference.includes('%') && going.findIndex((each) => each.reference === reference) % 2 === turn);
    const inBulk = going.filter((each) => goesInBulk(each, 0));
    const [ids, alone] = [take(20), take(1)];
    await removeInEveryWay(book, {
      ids,
      refs: [alone, [...take(12), ...inBulk, ...plain.splice(-1)]],
      both: take(3),
      byId: take(1),
      byRef: going.filter((each) => !inBulk.includes(each)),
    });
    await expectReads(book);
    // Those that went by their contact ids, and one that went by its reference id.
    const again = await addAgain(book, [...going, ...ids.slice(0, 2), ...alone]);
    const confusable = again.filter(({ reference }) => !isPlain(reference));
    const usualAgain = again.filter(({ reference }) => isPlain(reference)).map((each) => [each]);
    const [stays = [], one = [], two = []] = usualAgain;
    t.step('add two contacts that are there already, and two others, one of them twice');
    const fresh = (nth: number) => `plain-new-${nth}-${tag}`;
    const names = [...namesOf(stays), fresh(1), fresh(2), fresh(2), ...namesOf(plain.slice(-1))];
    await book.add([names.map((reference_id) => ({ reference_id, name: otherName }))]);
    // What holds of the first cycle holds of the second one.
    await removeInEveryWay(book, {
      ids: [...one, ...take(3)],
      // Those that went in bulk go one by one now, and the others in bulk.
      refs: [take(1), [...two, ...take(1), ...confusable.filter((each) => goesInBulk(each, 1))]],
      both: take(3),
      byRef: [...take(1), ...confusable.filter((each) => !goesInBulk(each, 1))],
      byId: [...stays, ...take(1)],
    });
    await expectReads(book);

    const takesEscapes = all.some((each) => each.includes('%'));
    const kept = strays(tag, 12).filter((stray) => takesEscapes || !stray.includes('%'));
    const [keptImport = ''] = await book.add([kept.map(exampleContact)]);
    for (const id of imports.slice(-2)) if (id === undefined || !(await book.undo(id))) return;
    await expectReads(book);

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

const byReference = (...values: readonly string[]) => by('exact', 'reference_id', ...values);

/** Finds contacts by exact reference ids, many at once or one by one. It is open how several are combined: none may be lost. */
async function expectExact(book: Book, all: readonly string[], tag: string): Promise<void> {
  const items = all.map((id) => ({ id, record: { reference_id: id } }));
  const [tricky, plain] = [all.filter((each) => !isPlain(each)), all.filter(isPlain)];
  const see = (...filters: Parameters<typeof expectFilters>[3]) =>
    expectFilters('contacts.search-exact', searching(book), items, filters);
  // A fault of a plain search shows in the scenario about searching.
  if (!(await see(byReference(...plain.slice(0, 1))))) return;
  // References that are almost equal stand beside each other: most have one among those that are sought.
  const [half, some] = [tricky.filter((_, nth) => nth % 3 === 0).slice(0, 14), tricky.slice(6, 20)];
  const any = byReference(...half);
  const joined = await found(book, any.asks);
  await expectAlike(book, any.asks, joined);
  if (joined.records.length !== half.length) {
    await see(...tricky.map((one) => byReference(one)));
    return;
  }
  await see(any, byReference(...unfound(tag, 13)));
  const those = tricky.slice(0, 20);
  const twelve = [half, ...Array.from({ length: 10 }, () => those), some];
  const asks = { filters: twelve.flatMap((each) => byReference(...each).asks['filters'] ?? []) };
  book.t.step('search with 12 filters');
  const search = await found(book, asks);
  const both = half.filter((each) => some.includes(each));
  const shown = referencesOf(search.records);
  const isSo = [both, those].some((each) => isSameSet(shown, each));
  const received = differenceOf(shown, both);
  const seen = { at: 'contacts', expected: 'those that pass each filter, or any', received };
  if (isSuccess(search.answer)) book.t.soft('contacts.search-exact', search.answer).holds(isSo, seen);
  await expectAlike(book, asks, search);
  const backwards = searching(book)({ ...any.asks, sort_by: '-reference_id' });
  await expectPages(backwards, { rule: 'contacts.search-sort-page', ids: half, sizes: [5] });
}

/** Deletes by ids that no contact has, but that are almost those of some, one by one and in bulk. */
async function expectStrays({ t, ledgerId, there, see, deleteNone }: Book, unknown: readonly string[]) {
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

/** Contacts to remove, by the way in which that is done: the parts of `refs` by a call each, at once. */
type Removal = Readonly<Record<'ids' | 'both' | 'byRef' | 'byId', readonly Known[]>> & {
  readonly refs: readonly (readonly Known[])[];
};

const namesOf = (some: readonly Known[]): string[] => some.map(({ reference }) => reference);

/** Removes contacts in bulk, and one by one, and then again: just these are gone. */
async function removeInEveryWay(book: Book, { ids, refs, both, byRef, byId }: Removal) {
  const { t, ledgerId } = book;
  const areIds = await book.deleteBulk('contacts.bulk-delete-ids', ids);
  const areRefs = await book.deleteBulk('contacts.bulk-delete-refs', ...refs);
  // Until both members have worked alone, the target may know one by another name.
  if (areIds && areRefs) await book.deleteBulk('contacts.bulk-delete-mixed', both);
  // In any order, the first of three calls for one contact removes it.
  await book.deleteEach('contacts.delete-by-id', byId, 3);
  await book.deleteEach('contacts.delete-by-ref', byRef);
  t.step('delete some of them again, one by one');
  for (const { id, reference } of [...ids.slice(0, 1), ...byId])
    for (const each of [id, reference]) await deleteOne(t, ledgerId, each);
  await book.see('contacts.delete-by-id', 'what does not exist is not removed, nor anything else');
}

/** Adds deleted contacts again, the last one by two calls at once. Returns them as they are by now, if the service takes them again. */
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
async function readAtOnce(t: Steps, addresses: readonly NonNullable<CallInput['path']>[]): Promise<void> {
  t.step(`read ${addresses.length} ledgers at once, and an import of each`);
  for (const [operation, times, input] of reads)
    for (let round = Math.min(times, roundsOf(t)); round > 0; round -= 1)
      await Promise.all(addresses.map((path) => t.call(operation, { ...input, path })));
}

export const contactScenarios = [reading, contactsLife, contactsBatch] as const;
