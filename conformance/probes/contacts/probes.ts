import {
  deleteMany,
  deleteOne,
  exampleContact,
  referencesOf,
  rowsRemoved,
} from '../../checks/kinds/ledgers/own.js';
import { isSameSet } from '../../checks/laws/pages.js';
import { type Exchange, isSuccess, refusesInput } from '../../target/exchange.js';
import { isArray, isObject } from '../../target/json.js';
import { itemsOf, objectIn } from '../../target/wire/members.js';
import { agreed, bodyOf, decided, demand, otherwise, type Rejection } from '../answers.js';
import { endedImport, filled, referencesWhen } from '../ledgers/filled.js';
import { asksOf, experiment } from '../probe.js';

const notShown = 'contacts that were added are not shown';

/** Deletes contacts by references that look like contact ids, in lower and in upper case, and by one that does not. */
const deleted = experiment('contacts deleted', { ...filled, requests: 60 }, async (t) => {
  const { ledgerId, references, shown } = await filled.result(t);
  const [reference = ''] = references.plain;
  const areShown = [references.small, references.capital, reference].every((each) => shown.includes(each));
  demand(areShown, notShown);
  const small = await deleteOne(t, ledgerId, references.small);
  const capital = await deleteOne(t, ledgerId, references.capital);
  // Last: once it is gone, earlier deletions have taken effect as well.
  bodyOf(await deleteOne(t, ledgerId, reference));
  const left = await referencesWhen(t, ledgerId, (all) => !all.includes(reference));
  demand(!left.includes(reference), 'a contact that was deleted is shown');
  return { ledgerId, references, reference, small, capital, left };
});

const bulk = experiment('bulk deletion', { ...filled, requests: 50 }, async (t) => {
  const { ledgerId, references, shown } = await filled.result(t);
  const two = references.plain.slice(1, 3);
  const areThere = (all: readonly string[]) => two.filter((each) => all.includes(each)).length;
  demand(areThere(shown) === 2, notShown);
  const body = bodyOf(await deleteMany(t, ledgerId, { reference_ids: two }));
  const left = await referencesWhen(t, ledgerId, (all) => areThere(all) === 0);
  demand(areThere(left) === 0, 'a bulk deletion by `reference_ids` removes nothing');
  return { ledgerId, body, references: two, left };
});

/** Whether an answer may be that to the deletion of a contact that does not exist. */
const mayBeMissing = (answer: Exchange): boolean => isSuccess(answer) || answer.response.status === 404;

export const contactsProbes = {
  'contacts.view-names': asksOf(filled, async ({ ledgerId, shown }, t) => {
    const view = async (name: string) => {
      const query = { view: name, size: 20 };
      const answer = decided(await t.call('getContacts', { path: { ledger_id: ledgerId }, query }));
      if (refusesInput(answer)) return 'refused';
      const isWhole = isSameSet(referencesOf(itemsOf(answer.response.json)), shown);
      return isSuccess(answer) && isWhole ? 'whole' : 'otherwise';
    };
    const views = `${await view('data')} ${await view('full')} ${await view('no-such-view')}`;
    if (views === 'whole refused refused') return 'data-count';
    return views === 'refused whole refused' ? 'full-count' : undefined;
  }),
  'contacts.prefixes': asksOf(deleted, async ({ references, small, capital, left }) => {
    // A reference with this prefix in lower case is taken for a contact id under both readings.
    if (!left.includes(references.small)) return undefined;
    demand(mayBeMissing(small), 'a deletion by what begins with lc_ is refused');
    if (!left.includes(references.capital)) return 'lc-ldc';
    return mayBeMissing(capital) ? 'lc-ldc-any-case' : undefined;
  }),
  'contacts.delete-missing': asksOf(
    deleted,
    async ({ ledgerId }, t): Promise<Rejection> => deleteOne(t, ledgerId, t.owned.name('nobody')),
  ),
  'contacts.reference-again': asksOf(deleted, async ({ ledgerId, reference }, t) => {
    const beside = t.owned.name('contact');
    const record = await endedImport(t, ledgerId, [reference, beside].map(exampleContact));
    const left = await referencesWhen(t, ledgerId, (all) => all.includes(reference));
    if (left.includes(reference)) return 'free';
    demand(left.includes(beside) && objectIn(record, 'counts')['succeeded'] === 1, notShown);
    return 'kept';
  }),
  'contacts.bulk-empty': asksOf(bulk, async ({ ledgerId, left }, t) => {
    const send = async (body: Parameters<typeof deleteMany>[2]) => {
      const answer = decided(await deleteMany(t, ledgerId, body));
      if (refusesInput(answer)) return 'rejected';
      return isSuccess(answer) && rowsRemoved(answer.response.json) === 0 ? 'answered-0' : undefined;
    };
    const reading = agreed(await send({ contact_ids: [], reference_ids: [] }), await send({}));
    const areLeft = (all: readonly string[]) => left.every((each) => all.includes(each));
    return areLeft(await referencesWhen(t, ledgerId, areLeft)) ? reading : undefined;
  }),
  'contacts.rows-removed': asksOf(bulk, async ({ body, references }) => {
    const rows = isObject(body) ? body['rows_removed'] : undefined;
    if (rows === references.length) return 'number';
    const isNone = rows === undefined || rows === 0 || (isArray(rows) && rows.length === 0);
    demand(!isNone, 'a bulk deletion returns no `rows_removed`');
    const isOfThem = isArray(rows) && isSameSet(referencesOf(rows.filter(isObject)), references);
    return isOfThem ? 'contacts' : otherwise('rows removed are neither a number nor contacts');
  }),
};
