import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { isSameSet } from '../../laws/same-set.js';
import {
  asKnown,
  contactsAfter,
  contactsAs,
  type Known,
  newPlace,
  type Place,
  referencesOf,
  seeLeft,
  seeSame,
} from '../ledgers/own-contacts.js';
import { addContacts, exampleContact, importMade, undoImport } from '../ledgers/own-imports.js';
import { addRows, seeAdded, seeAddedAgain, seeDuplicates } from './adding-again.js';
import { type BulkDeletion, seeNoneLeft, seeRemoved } from './bulk-deletion.js';
import { deleteMany, deleteOne, type Named } from './deleting.js';
import { type Held, lifeRules, referencesHeld, without } from './held.js';
import { readAtOnce, seeReads } from './reads.js';
import { isPlain, seeExact, staying, strays, trickyRows } from './tricky.js';

/**
 * A hundred contacts of a ledger (section 4.3), with reference ids that are easily confused: they are read and searched in every way,
 * removed in every way, added again and removed again, while the contacts of another ledger stay.
 */
export const contactsLife = scenario({
  id: 'contacts/life',
  rules: lifeRules,
  requests: 190,
  async record(t) {
    const [other, place] = [await newPlace(t), await newPlace(t)];
    const [otherTag, tag] = [t.owned.name('contact'), t.owned.name('contact')];
    const rows = trickyRows(tag);
    // Some have the reference ids of contacts that are removed from the first ledger: by contact ids, by those one by one, and in bulk.
    const numbers = [10, 42, 43, 56];
    const both = numbers.map((number) => `plain-${number}-${tag}`);
    const others = [...[1, 2, 3].map((number) => `${otherTag}-${number}`), ...both];
    // What a refused call leaves must not change what the next one does.
    await t.call('addContacts', { path: { ledger_id: place.ledgerId }, body: { contacts: 'none' } });
    t.step(`add ${rows.length} contacts, and at once some to another ledger`);
    const [answer, otherAnswer] = await Promise.all([
      addRows(place, rows),
      addRows(other, others.map(exampleContact)),
    ]);
    t.body(otherAnswer);
    const otherImport = await importMade(t, other.ledgerId, otherAnswer);
    const { importId, contacts } = await seeAdded(place, rows, answer);
    const all = referencesOf(contacts);
    if (all.length === 0) return t.skip('resource.as-sent', 'contacts show no `reference_id`');
    await seeReads(place, all);
    await seeExact(place, all, tag);
    // An absent id may have another name; an empty one is a fault, which the deletions show.
    if (contacts.every((contact) => contact['id'] === undefined))
      throw new EndScenario('skipped', 'contacts show no `id`');
    const held: Held = { place, tag, there: asKnown(contacts), added: 0, later: [], works: new Set() };
    await seeStrays(held);

    const plain = held.there.filter(({ reference }) => isPlain(reference));
    // Of each easily confused pair one stays.
    const going = held.there.filter(
      ({ reference }) => !isPlain(reference) && !staying(tag).includes(reference),
    );
    // A comma may divide what stands in a list, and an escape what stands in a path.
    const isInBulk = ({ reference }: Known, nth: number) =>
      reference.includes(',') || (!reference.includes('%') && nth % 2 === 0);
    const inBulk = going.filter(isInBulk);
    const oneByOne = going.filter((each) => !inBulk.includes(each));
    await removeInEveryWay(held, {
      ids: plain.slice(0, 30),
      refs: [
        plain.slice(30, 31),
        [...plain.slice(31, 34), ...inBulk, ...plain.slice(50, 58), ...plain.slice(-1)],
      ],
      both: plain.slice(34, 37),
      byRef: oneByOne,
      byId: plain.slice(37, 38),
    });
    // Those that went by their contact ids, and one that went by its reference id.
    const gone = plain.filter((each) => !held.there.includes(each));
    const again = [...gone.slice(0, 2), ...plain.slice(30, 31)];
    const isAgain = await seeAddedAgain(held, again);
    // What holds of the first cycle holds of the second one.
    const [stays, one, two] = isAgain
      ? held.there.filter(({ reference }) => again.some((each) => each.reference === reference))
      : [];
    await seeDuplicates(held, [stays, plain[49]]);
    await removeInEveryWay(held, {
      ids: [...(one ? [one] : []), ...plain.slice(38, 41)],
      refs: [plain.slice(41, 42), [...(two ? [two] : []), ...plain.slice(42, 43)]],
      both: plain.slice(43, 46),
      byRef: plain.slice(46, 47),
      byId: [...(stays ? [stays] : []), ...plain.slice(47, 48)],
    });
    await seeDuplicates(held, [plain[48], plain[60]]);

    const takesEscapes = all.some((each) => each.includes('%'));
    const kept = strays(tag, 12).filter((stray) => takesEscapes || !stray.includes('%'));
    const keptImport = await addContacts(t, place.ledgerId, kept.map(exampleContact));
    const left = [...referencesHeld(held), ...kept];
    const now = await contactsAfter(place, [keptImport], (some) => isSameSet(referencesOf(some), left));
    const whyLeft = `${kept.length} were added to those that were left`;
    seeSame(t.expect('contacts.add-visible'), referencesOf(now), left, whyLeft);
    if (importId === undefined) return;
    t.step('delete the contacts of the first import');
    if (!isSuccess(await undoImport(t, place.ledgerId, importId))) return;
    const later = [...held.later.filter((each) => left.includes(each)), ...kept];
    const rest = await contactsAs(place, later);
    const whyKept = `those of other imports: ${later.length} contacts`;
    if (seeSame(t.soft('imports.delete-completed'), referencesOf(rest), later, whyKept))
      await seeReads(place, later);
    await deleteAcross(place, asKnown(rest), asKnown(await contactsAs(other, others)));
    t.step('look at both ledgers at once');
    await Promise.all([
      seeLeft('contacts.add-visible', place, later, 'nothing was deleted since'),
      seeLeft('contacts.delete-by-id', other, others, 'nothing was deleted in that ledger'),
    ]);
    await readAtOnce(t, [
      { ledger_id: place.ledgerId, import_id: keptImport },
      { ledger_id: other.ledgerId, import_id: otherImport ?? '' },
    ]);
  },
});

const referenceOf = ({ reference }: Known): string => reference;
const idOf = ({ id }: Known): string => id;

/** Deletes by ids that no contact has, but that are almost those of some, one by one and in bulk. */
async function seeStrays(held: Held): Promise<void> {
  const { place, tag, there } = held;
  const { t, ledgerId } = place;
  t.step('delete by reference ids that no contact has, one by one and in bulk');
  const unknown = strays(tag, 13);
  const answers: Exchange[] = [];
  for (const stray of unknown) answers.push(await deleteOne(t, ledgerId, stray));
  const why = 'no contact is named';
  if (answers.some(isSuccess)) await seeLeft('contacts.delete-by-ref', place, referencesHeld(held), why);
  // A numeric id with the same beginning may belong to another contact.
  const [idOfOne = ''] = there.map(idOf);
  const almost = /[a-z]/i.test(idOfOne) ? [`${idOfOne}0`, idOfOne.slice(0, -1)] : [];
  const bulk = { reference_ids: unknown, ...(almost.length > 0 && { contact_ids: almost }) };
  await seeNoneLeft('contacts.bulk-delete-refs', place, bulk, 'no contact has such an id');
  await seeLeft('contacts.bulk-delete-refs', place, referencesHeld(held), why);
}

/** Deletes by contact ids of another ledger, unless something here has such an id, too. */
async function deleteAcross(
  { t, ledgerId }: Place,
  own: readonly Known[],
  others: readonly Known[],
): Promise<void> {
  const strangers = others.map(idOf).filter((id) => own.every((each) => each.id !== id));
  const [first] = strangers;
  if (first === undefined) return;
  t.step('delete contacts of the other ledger under the address of this one');
  await deleteOne(t, ledgerId, first);
  await deleteMany(t, ledgerId, { contact_ids: strangers.slice(1, 3) });
}

/** Contacts to remove, by the way in which that is done. */
interface Removal {
  readonly ids: readonly Known[];
  /** Each part by a call of its own, at once. */
  readonly refs: readonly (readonly Known[])[];
  readonly both: readonly Known[];
  readonly byRef: readonly Known[];
  /** Each by three calls at once: in any order, the first one removes it. */
  readonly byId: readonly Known[];
}

/** Removes contacts in bulk and one by one, and then again: just these are gone. */
async function removeInEveryWay(held: Held, { ids, refs, both, byRef, byId }: Removal): Promise<void> {
  const { place, works } = held;
  const { t, ledgerId } = place;
  const [byIds, byRefs] = [
    (some: readonly Known[]): Named => ({ contact_ids: [...some.slice(0, 1), ...some].map(idOf) }),
    (some: readonly Known[]): Named => ({ reference_ids: [...some.slice(0, 1), ...some].map(referenceOf) }),
  ];
  if (await bulk('contacts.bulk-delete-ids', [{ named: byIds(ids), removes: ids }])) {
    works.add('ids');
    await seeNoneLeft('contacts.bulk-delete-again', place, byIds(ids), 'they are gone');
  }
  const parts = refs.map((removes) => ({ named: byRefs(removes), removes }));
  if (await bulk('contacts.bulk-delete-refs', parts)) {
    works.add('refs');
    await seeNoneLeft('contacts.bulk-delete-again', place, byRefs(refs.flat()), 'they are gone');
  }
  // Until both members have worked alone, the target may know one by another name.
  if (works.size === 2) {
    const named = { contact_ids: both.slice(0, 2).map(idOf), reference_ids: both.map(referenceOf) };
    await bulk('contacts.bulk-delete-mixed', [{ named, removes: both }]);
  }

  for (const { id, reference } of byId) {
    t.step(`delete ${reference} by ${id}, by three calls at once`);
    const answers = await Promise.all([id, id, id].map((each) => deleteOne(t, ledgerId, each)));
    if (!answers.some(isSuccess))
      for (const answer of answers) t.expect('contacts.delete-by-id', answer).accepted('it is there');
  }
  await seeGone('contacts.delete-by-id', byId);

  const deleted: Exchange[] = [];
  for (let nth = 0; nth < byRef.length; nth += 2) {
    const pair = byRef.slice(nth, nth + 2).map(referenceOf);
    t.step(`delete ${pair.join(' and at once ')}`);
    deleted.push(...(await Promise.all(pair.map((each) => deleteOne(t, ledgerId, each)))));
  }
  const [first] = deleted;
  // If the operation is not where we assume, nothing of what follows shows anything.
  if (first && !deleted.some(isSuccess)) t.expect('contacts.delete-by-ref', first).accepted('it is there');
  await seeGone('contacts.delete-by-ref', byRef);

  t.step('delete some of them again, one by one');
  for (const { id, reference } of [...ids.slice(0, 1), ...byId])
    for (const each of [id, reference]) await deleteOne(t, ledgerId, each);
  const why = 'what does not exist is not removed, nor anything else';
  await seeLeft('contacts.delete-by-id', place, referencesHeld(held), why);
  await seeReads(place, referencesHeld(held));

  async function bulk(
    rule: `contacts.bulk-delete-${'ids' | 'refs' | 'mixed'}`,
    deletions: readonly BulkDeletion[],
  ): Promise<boolean> {
    const [{ named } = { named: {} }] = deletions;
    const counts = deletions.map(({ removes }) => removes.length).join(' and at once ');
    t.step(`delete ${counts} by ${Object.keys(named).join(' and ')}, one of which is named twice`);
    const removed = await seeRemoved(rule, place, referencesHeld(held), ...deletions);
    held.there = without(held, removed);
    return removed.length > 0;
  }

  async function seeGone(rule: 'contacts.delete-by-ref' | 'contacts.delete-by-id', gone: readonly Known[]) {
    held.there = without(held, gone);
    await seeLeft(rule, place, referencesHeld(held), 'just what is named is removed');
  }
}
