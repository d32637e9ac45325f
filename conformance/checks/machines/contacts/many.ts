import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';
import { numberIn, objectIn } from '../../../target/wire/members.js';
import { deleteImportContacts, named } from '../imports/own-import.js';
import { addContacts, completed, importIdIn } from '../ledgers/own-ledger.js';
import { seeRemoved } from './bulk-deletion.js';
import {
  referenceOf as contactReference,
  differenceOf,
  isSameSet,
  type Row,
  referencesOf,
  seeSame,
} from './contact.js';
import { asKnown, deleteMany, deleteOne, type Known, rowsRemoved } from './deleting.js';
import { contactsAfter, contactsAs, newPlace, type Place, seeLeft } from './place.js';
import { readAtOnce, readRules, seeReads } from './reads.js';
import { isPlain, seeExact, staying, strays, trickyRows } from './tricky.js';

const rules = [
  ...readRules,
  'resource.as-sent',
  'contacts.add-visible',
  'contacts.search-exact',
  'contacts.bulk-delete-ids',
  'contacts.bulk-delete-refs',
  'contacts.delete-by-ref',
  'imports.delete-completed',
] as const;

type Rule = (typeof rules)[number];

/**
 * Many contacts with reference ids that are easily confused: they are read in every way, searched by reference id and
 * deleted in every way, while the contacts of another ledger stay.
 */
export const many = scenario({
  id: 'contacts/many',
  rules,
  requests: 100,
  async record(t) {
    const [other, place] = [await newPlace(t), await newPlace(t)];
    const [otherTag, tag] = [t.owned.name('contact'), t.owned.name('contact')];
    const others = [1, 2, 3].map((number) => `${otherTag}-${number}`);
    const rows = trickyRows(tag);
    t.step(`add ${rows.length} contacts, and at once some to another ledger`);
    const [answer, otherAnswer] = await Promise.all([
      addRows(place, rows),
      addRows(other, others.map(rowOf)),
    ]);
    const otherImport = importIdIn(t.body(otherAnswer));
    const { importId, contacts } = await seeAdded(place, rows, answer);
    if (referencesOf(contacts).length === 0)
      return t.skip('resource.as-sent', 'contacts show no `reference_id`: map it with --overlay');
    await seeReads(place, referencesOf(contacts));
    await seeExact(place, referencesOf(contacts));
    // An absent id may have another name; an empty one is a fault, which the deletions show.
    if (contacts.every((contact) => contact['id'] === undefined && contact['contact_id'] === undefined))
      throw new EndScenario('skipped', 'contacts show no `id`: map it with --overlay');
    let there = asKnown(contacts);

    t.step('delete by reference ids that no contact has, one by one and in bulk');
    const unknown = strays(tag, 13);
    const [idOfOne = ''] = there.map(({ id }) => id);
    const answers: Exchange[] = [];
    for (const stray of unknown) answers.push(await deleteOne(t, place.ledgerId, stray));
    if (answers.some(isSuccess)) await seeRemaining('contacts.delete-by-ref', []);
    // A numeric id with the same beginning may belong to another contact.
    const almost = /[a-z]/i.test(idOfOne) ? [`${idOfOne}0`, idOfOne.slice(0, -1)] : [];
    const bulk = { reference_ids: unknown, ...(almost.length > 0 && { contact_ids: almost }) };
    const unnamed = await deleteMany(t, place.ledgerId, bulk);
    const removed = isSuccess(unnamed) ? (rowsRemoved(unnamed.response.json) ?? 0) : 0;
    const seen = { at: 'rows_removed', expected: '0, no contact has such an id', received: removed };
    t.soft('contacts.bulk-delete-refs', unnamed).holds(removed === 0, seen);
    await seeRemaining('contacts.bulk-delete-refs', []);

    const plain = there.filter(({ reference }) => isPlain(reference));
    const tricky = there.filter(({ reference }) => !isPlain(reference));
    // Of each easily confused pair one stays.
    const some = tricky.filter(({ reference }) => !staying(tag).includes(reference));
    const ids = plain.slice(0, 11);
    await bulkDelete('contacts.bulk-delete-ids', 'contact_ids', ({ id }) => id, ids);
    const half = [...plain.slice(11), ...some.filter((_, nth) => nth % 2 === 0)];
    const single = some.filter((_, nth) => nth % 2 === 1);
    await bulkDelete(
      'contacts.bulk-delete-refs',
      'reference_ids',
      referenceOf,
      half.slice(0, 1),
      half.slice(1),
    );

    const deleted: Exchange[] = [];
    for (let nth = 0; nth < single.length; nth += 2) {
      const pair = single.slice(nth, nth + 2).map(referenceOf);
      t.step(`delete ${pair.join(' and at once ')}`);
      const call = (reference: string) => deleteOne(t, place.ledgerId, reference);
      deleted.push(...(await Promise.all(pair.map(call))));
    }
    const [first] = deleted;
    // If the operation is not where we assume, nothing of what follows shows anything.
    if (first && !deleted.some(isSuccess)) t.body(first);
    await seeRemaining('contacts.delete-by-ref', single);
    const takesEscapes = contacts.some((contact) => contactReference(contact)?.includes('%'));
    const kept = strays(tag, 12).filter((stray) => takesEscapes || !stray.includes('%'));
    const keptImport = named(await addContacts(t, place.ledgerId, kept.map(rowOf)));
    const left = [...there.map(referenceOf), ...kept];
    const contactsLeft = await contactsAfter(place, [keptImport], (all) =>
      isSameSet(referencesOf(all), left),
    );
    const whyLeft = `${kept.length} were added to those that were left`;
    seeSame(t.expect('contacts.add-visible'), referencesOf(contactsLeft), left, whyLeft);
    if (importId === undefined) return;
    t.step('delete the contacts of the first import');
    if (!isSuccess(await deleteImportContacts(t, place.ledgerId, importId))) return;
    const shown = referencesOf(await contactsAs(place, kept));
    const whyKept = `those of the other import: ${kept.length} contacts`;
    if (seeSame(t.soft('imports.delete-completed'), shown, kept, whyKept)) await seeReads(place, kept);
    t.step('look at both ledgers at once');
    await Promise.all([
      seeLeft('contacts.add-visible', place, kept, 'nothing was deleted since'),
      seeLeft('contacts.add-visible', other, others, 'nothing was done in that ledger'),
    ]);
    await readAtOnce(t, [
      { ledger_id: place.ledgerId, import_id: keptImport },
      { ledger_id: other.ledgerId, import_id: otherImport ?? '' },
    ]);

    async function bulkDelete(
      rule: 'contacts.bulk-delete-ids' | 'contacts.bulk-delete-refs',
      member: 'contact_ids' | 'reference_ids',
      of: (contact: Known) => string,
      ...parts: readonly (readonly Known[])[]
    ): Promise<void> {
      t.step(
        `delete ${parts.map(({ length }) => length).join(' and at once ')} by ${member}, one of which is named twice`,
      );
      const deletions = parts.map((removes) => ({
        named: { [member]: [...removes.slice(0, 1), ...removes].map(of) },
        removes,
      }));
      await seeRemoved(rule, place, there, ...deletions);
      forget(parts.flat());
    }

    function forget(gone: readonly Known[]): void {
      there = there.filter(({ reference }) => !gone.some((each) => each.reference === reference));
    }

    async function seeRemaining(rule: Rule, gone: readonly Known[]): Promise<void> {
      forget(gone);
      const why = gone.length === 0 ? 'no contact is named' : 'just what is named is removed';
      await seeLeft(rule, place, there.map(referenceOf), why);
    }
  },
});

const referenceOf = ({ reference }: Known): string => reference;
const rowOf = (reference: string) => ({ reference_id: reference, name: `Pdk Example ${reference}` });

interface Added {
  readonly importId: string | undefined;
  readonly contacts: readonly JsonObject[];
}

const addRows = ({ t, ledgerId }: Place<Rule>, rows: readonly Row[]): Promise<Exchange> =>
  t.call('addContacts', { path: { ledger_id: ledgerId }, body: { contacts: [...rows] } });

/** Expects the rows to be added. A service may reject a reference id, but must then report it for the row or the call. */
async function seeAdded(
  { t, ledgerId }: Place<Rule>,
  rows: readonly Row[],
  answer: Exchange,
): Promise<Added> {
  if (!isSuccess(answer)) t.fails(answer);
  const sent = isSuccess(answer) ? rows : rows.filter((row) => isPlain(row.reference_id));
  const importId = isSuccess(answer)
    ? importIdIn(answer.response.json)
    : await addContacts(t, ledgerId, sent);
  const references = sent.map((row) => row.reference_id);
  const contacts = await contactsAfter({ t, ledgerId }, importId === undefined ? [] : [importId], (all) =>
    isSameSet(referencesOf(all), references),
  );
  const shown = referencesOf(contacts);
  if (contacts.length > 0 && shown.length === 0) return { importId, contacts };
  const missing = references.filter((each) => !shown.includes(each));
  const hasImport = missing.length > 0 && importId !== undefined;
  const batch = hasImport ? await completed(t, ledgerId, importId) : {};
  const isExplained = missing.length <= (notTaken(batch) ?? missing.length) && !missing.some(isPlain);
  t.expect('contacts.add-visible').holds(isExplained, {
    at: 'contacts',
    expected: `each of ${references.length} contacts that were added`,
    received: differenceOf(shown, references),
  });
  const strange = shown.filter((each) => !references.includes(each));
  t.expect('resource.as-sent').holds(strange.length === 0, {
    at: 'contacts[].reference_id',
    expected: 'reference ids that were sent',
    received: [...strange],
  });
  return { importId, contacts };
}

/** Returns how many rows an import reports as not added; undefined if it shows no such counts. */
function notTaken(batch: JsonObject): number | undefined {
  const counts = objectIn(batch, 'counts');
  const [failed, skipped] = ['failed', 'skipped'].map(
    (name) => numberIn(counts, name) ?? numberIn(batch, name),
  );
  return failed === undefined || skipped === undefined ? undefined : failed + skipped;
}
