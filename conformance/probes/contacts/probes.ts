import { deleteMany, deleteOne, rowsRemoved } from '../../checks/kinds/contacts/deleting.js';
import { referencesOf } from '../../checks/kinds/ledgers/own-contacts.js';
import { exampleContact } from '../../checks/kinds/ledgers/own-imports.js';
import { isSameSet } from '../../checks/laws/same-set.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isArray, isObject, type JsonObject } from '../../target/json.js';
import { itemsOf } from '../../target/wire/members.js';
import { answered, bodyOf, decided, demand, otherwise, undecided } from '../answers.js';
import {
  countsOf,
  emptyLedger,
  endedImport,
  filled,
  ledgerNeeds,
  lookRequests,
  looks,
  referencesWhen,
} from '../ledgers/filled.js';
import { asksOf, experiment, type ProbeContext, type Probes } from '../probe.js';
import { requiredRole } from '../roles.js';

const terms = { needs: ledgerNeeds, once: true, hiddenBy: { 'import.duration': ['stuck'] } } as const;
const notShown = 'contacts that were added are not shown';

/**
 * Deletes contacts one by one: by references that look like contact ids, in lower and in upper case, and by one that does not.
 * Ends the probe if the last one does not work. `left` is what is shown afterwards.
 */
const deleted = experiment(
  'contacts deleted',
  { ...terms, requests: filled.requests + 3 + lookRequests },
  async (t) => {
    const ledger = await filled.result(t);
    const { ledgerId, references, shown } = ledger;
    const [reference = ''] = references.plain;
    const added = [references.small, references.capital, reference];
    const areShown = added.every((each) => shown.includes(each));
    demand(areShown, notShown);
    const small = await deleteOne(t, ledgerId, references.small);
    const capital = await deleteOne(t, ledgerId, references.capital);
    // Last: once it is gone, earlier deletions have taken effect as well.
    bodyOf(await deleteOne(t, ledgerId, reference));
    const left = await referencesWhen(t, ledgerId, (all) => !all.includes(reference));
    demand(!left.includes(reference), 'a contact that was deleted is shown');
    return { ledgerId, references, reference, small, capital, left };
  },
);

/** Deletes two contacts in bulk. Ends the probe unless they are gone. `left` is what is shown afterwards. */
const bulk = experiment(
  'bulk deletion',
  { ...terms, requests: filled.requests + 1 + lookRequests },
  async (t) => {
    const { ledgerId, references, shown } = await filled.result(t);
    const two = references.plain.slice(1, 3);
    const areShown = two.every((each) => shown.includes(each));
    demand(areShown, notShown);
    const body = bodyOf(await deleteMany(t, ledgerId, { reference_ids: two }));
    const left = await referencesWhen(t, ledgerId, (all) => !two.some((each) => all.includes(each)));
    demand(!two.some((each) => left.includes(each)), 'a bulk deletion by `reference_ids` removes nothing');
    return { ledgerId, body, references: two, left };
  },
);

/** Bodies that name no contact. */
const nobody: readonly JsonObject[] = [{ contact_ids: [], reference_ids: [] }, {}];

/** Whether an answer may be that to the deletion of a contact that does not exist. */
const mayBeMissing = (answer: Exchange): boolean => isSuccess(answer) || answer.response.status === 404;

const ledgerPath = async (t: ProbeContext) => ({ ledger_id: (await emptyLedger.result(t)).id });

export const contactsProbes: Probes<'contacts'> = {
  'contacts.get-role': requiredRole(
    'contacts.get-role',
    [{ operation: 'getContacts', input: async (t) => ({ path: await ledgerPath(t) }) }],
    emptyLedger,
  ),
  'contacts.search-role': requiredRole(
    'contacts.search-role',
    [
      {
        operation: 'searchLedgerContacts',
        input: async (t) => ({ path: await ledgerPath(t), body: { filters: [] } }),
      },
      {
        operation: 'downloadLedgerContacts',
        input: async (t) => ({
          path: await ledgerPath(t),
          body: { filters: [] },
          headers: { accept: 'text/csv' },
        }),
      },
    ],
    emptyLedger,
  ),
  'contacts.view-names': asksOf('contacts.view-names', filled, {
    requests: 3,
    async ask({ ledgerId, shown }, t) {
      const view = async (name: string) => {
        const query = { view: name, size: 20 };
        const answer = decided(await t.call('getContacts', { path: { ledger_id: ledgerId }, query }));
        const { status, json } = answer.response;
        const isFull = isSuccess(answer) && isSameSet(referencesOf(itemsOf(json)), shown);
        return { status, isFull, isRefused: status === 400 || status === 422 };
      };
      const [data, full, none] = [await view('data'), await view('full'), await view('no-such-view')];
      if (none.isRefused && data.isFull && full.isRefused) return 'data-count';
      if (none.isRefused && full.isFull && data.isRefused) return 'full-count';
      return undefined;
    },
  }),
  'contacts.prefixes': asksOf('contacts.prefixes', deleted, {
    ask({ references, small, capital, left }) {
      // A reference with this prefix in lower case is taken for a contact id under both readings.
      if (!left.includes(references.small))
        return otherwise('a `reference_id` that begins with lc_ → deleted by it');
      demand(mayBeMissing(small), 'a deletion by what begins with lc_ is refused');
      if (!left.includes(references.capital)) return 'lc-ldc';
      return mayBeMissing(capital) ? 'lc-ldc-any-case' : undefined;
    },
  }),
  'contacts.delete-missing': asksOf('contacts.delete-missing', deleted, {
    requests: 1,
    ask: async ({ ledgerId }, t) =>
      answered(
        await deleteOne(t, ledgerId, t.owned.name('nobody')),
        'a contact deleted that does not exist',
        { 404: 'rejected-404', 204: 'accepted-204' },
      ),
  }),
  'contacts.reference-again': asksOf('contacts.reference-again', deleted, {
    requests: 2 + looks + lookRequests,
    async ask({ ledgerId, reference }, t) {
      const beside = t.owned.name('contact');
      const record = await endedImport(t, ledgerId, [reference, beside].map(exampleContact));
      const left = await referencesWhen(t, ledgerId, (all) => all.includes(reference));
      if (left.includes(reference)) return 'free';
      if (left.includes(beside) && countsOf(record)?.succeeded === 1) return 'kept';
      throw undecided(notShown);
    },
  }),
  'contacts.bulk-empty': asksOf('contacts.bulk-empty', bulk, {
    requests: nobody.length + lookRequests,
    async ask({ ledgerId, left }, t) {
      const readings = new Set<'rejected' | 'answered-0' | undefined>();
      for (const body of nobody) {
        const answer = decided(await t.call('bulkDeleteContacts', { path: { ledger_id: ledgerId }, body }));
        const { status, json } = answer.response;
        if (status === 400 || status === 422) readings.add('rejected');
        else readings.add(isSuccess(answer) && rowsRemoved(json) === 0 ? 'answered-0' : undefined);
      }
      const [reading] = readings;
      if (reading === undefined || readings.size > 1) return undefined;
      const areLeft = (all: readonly string[]) => left.every((each) => all.includes(each));
      return areLeft(await referencesWhen(t, ledgerId, areLeft)) ? reading : undefined;
    },
  }),
  'contacts.rows-removed': asksOf('contacts.rows-removed', bulk, {
    ask({ body, references }) {
      const rows = isObject(body) ? body['rows_removed'] : undefined;
      demand(rows !== undefined, 'a bulk deletion returns no `rows_removed`: map it with --overlay');
      if (rows === references.length) return 'number';
      const removed = isArray(rows) ? referencesOf(rows.filter(isObject)) : [];
      return isSameSet(removed, references)
        ? 'contacts'
        : otherwise('rows removed as something else than their number or the contacts');
    },
  }),
};
