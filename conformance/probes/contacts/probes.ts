import { deleteMany, deleteOne, rowsRemoved } from '../../checks/kinds/ledgers/deleting.js';
import { referencesOf } from '../../checks/kinds/ledgers/own-contacts.js';
import { exampleContact } from '../../checks/kinds/ledgers/own-imports.js';
import { isSameSet } from '../../checks/laws/same-set.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isArray, isObject } from '../../target/json.js';
import { itemsOf } from '../../target/wire/members.js';
import { answered, bodyOf, decided, demand, otherwise } from '../answers.js';
import {
  countsOf,
  emptyLedger,
  endedImport,
  filled,
  ledgerNeeds,
  referencesWhen,
} from '../ledgers/filled.js';
import { asksOf, experiment, type ProbeContext } from '../probe.js';
import { requiredRole } from '../roles.js';

const notShown = 'contacts that were added are not shown';

/**
 * Deletes contacts one by one: by references that look like contact ids, in lower and in upper case, and by one that does not.
 * Ends the probe if the last one does not work. `left` is what is shown afterwards.
 */
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

/** Deletes two contacts in bulk. Ends the probe unless they are gone. `left` is what is shown afterwards. */
const bulk = experiment('bulk deletion', { ...filled, requests: 50 }, async (t) => {
  const { ledgerId, references, shown } = await filled.result(t);
  const two = references.plain.slice(1, 3);
  demand(
    two.every((each) => shown.includes(each)),
    notShown,
  );
  const body = bodyOf(await deleteMany(t, ledgerId, { reference_ids: two }));
  const isThere = (all: readonly string[]) => two.some((each) => all.includes(each));
  const left = await referencesWhen(t, ledgerId, (all) => !isThere(all));
  demand(!isThere(left), 'a bulk deletion by `reference_ids` removes nothing');
  return { ledgerId, body, references: two, left };
});

/** Whether an answer may be that to the deletion of a contact that does not exist. */
const mayBeMissing = (answer: Exchange): boolean => isSuccess(answer) || answer.response.status === 404;
const ledgerPath = async (t: ProbeContext) => ({ ledger_id: (await emptyLedger.result(t)).id });
const search = async (t: ProbeContext) => ({ path: await ledgerPath(t), body: { filters: [] } });

export const contactsProbes = {
  'contacts.get-role': requiredRole('contacts.get-role', ledgerNeeds, {
    operation: 'getContacts',
    input: async (t) => ({ path: await ledgerPath(t) }),
  }),
  'contacts.search-role': requiredRole(
    'contacts.search-role',
    ledgerNeeds,
    { operation: 'searchLedgerContacts', input: search },
    {
      operation: 'downloadLedgerContacts',
      input: async (t) => ({ ...(await search(t)), headers: { accept: 'text/csv' } }),
    },
  ),
  'contacts.view-names': asksOf(filled, async ({ ledgerId, shown }, t) => {
    const view = async (name: string) => {
      const query = { view: name, size: 20 };
      const answer = decided(await t.call('getContacts', { path: { ledger_id: ledgerId }, query }));
      const { status, json } = answer.response;
      if (status === 400 || status === 422) return 'refused';
      return isSuccess(answer) && isSameSet(referencesOf(itemsOf(json)), shown) ? 'whole' : 'otherwise';
    };
    const views = `${await view('data')} ${await view('full')} ${await view('no-such-view')}`;
    if (views === 'whole refused refused') return 'data-count';
    return views === 'refused whole refused' ? 'full-count' : undefined;
  }),
  'contacts.prefixes': asksOf(deleted, ({ references, small, capital, left }) => {
    // A reference with this prefix in lower case is taken for a contact id under both readings.
    if (!left.includes(references.small)) return undefined;
    demand(mayBeMissing(small), 'a deletion by what begins with lc_ is refused');
    if (!left.includes(references.capital)) return 'lc-ldc';
    return mayBeMissing(capital) ? 'lc-ldc-any-case' : undefined;
  }),
  'contacts.delete-missing': asksOf(deleted, async ({ ledgerId }, t) =>
    answered(
      await deleteOne(t, ledgerId, t.owned.name('nobody')),
      'a contact deleted that does not exist',
      'contacts.delete-missing',
    ),
  ),
  'contacts.reference-again': asksOf(deleted, async ({ ledgerId, reference }, t) => {
    const beside = t.owned.name('contact');
    const record = await endedImport(t, ledgerId, [reference, beside].map(exampleContact));
    const left = await referencesWhen(t, ledgerId, (all) => all.includes(reference));
    if (left.includes(reference)) return 'free';
    demand(left.includes(beside) && countsOf(record)?.succeeded === 1, notShown);
    return 'kept';
  }),
  'contacts.bulk-empty': asksOf(bulk, async ({ ledgerId, left }, t) => {
    const readings = new Set<'rejected' | 'answered-0' | undefined>();
    for (const body of [{ contact_ids: [], reference_ids: [] }, {}]) {
      const answer = decided(await t.call('bulkDeleteContacts', { path: { ledger_id: ledgerId }, body }));
      const { status, json } = answer.response;
      if (status === 400 || status === 422) readings.add('rejected');
      else readings.add(isSuccess(answer) && rowsRemoved(json) === 0 ? 'answered-0' : undefined);
    }
    const [reading, ...others] = readings;
    const areLeft = (all: readonly string[]) => left.every((each) => all.includes(each));
    return others.length === 0 && areLeft(await referencesWhen(t, ledgerId, areLeft)) ? reading : undefined;
  }),
  'contacts.rows-removed': asksOf(bulk, ({ body, references }) => {
    const rows = isObject(body) ? body['rows_removed'] : undefined;
    demand(rows !== undefined, 'a bulk deletion returns no `rows_removed`');
    if (rows === references.length) return 'number';
    const removed = isArray(rows) ? referencesOf(rows.filter(isObject)) : [];
    return isSameSet(removed, references)
      ? 'contacts'
      : otherwise('rows removed are neither a number nor contacts');
  }),
};
