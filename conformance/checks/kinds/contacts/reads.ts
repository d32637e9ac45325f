import type { OperationId } from '../../../../generated/operations.js';
import { roundsOf } from '../../../scene/both-at-once.js';
import { eventually, laggingMs } from '../../../scene/eventually.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import type { CallInput, Exchange } from '../../../target/exchange.js';
import { itemsOf, numberIn } from '../../../target/wire/members.js';
import { seePages } from '../../laws/pages.js';
import { isSameSet } from '../../laws/same-set.js';
import { seeTotal } from '../ledgers/ledger-facts.js';
import { type Place, referencesOf, seeSame } from '../ledgers/own-contacts.js';
import { contactList, everybody, found, searchList, seeAlike, seeCount } from './lists.js';

export const readRules = [
  'contacts.token-paging',
  'contacts.view-count',
  'contacts.search-exists',
  'contacts.search-sort-page',
  'contacts.search-csv',
  'ledger.total-counts-contacts',
  'ledger.list-has-each',
] as const;

/** Page size: one page does not hold all contacts, and the last page is not full. */
const size = 20;

/**
 * Expects every other way to read the contacts of a ledger to agree with what `getContacts` has just shown on one page.
 * @param expected the reference ids of all contacts, each of which has a name
 */
export async function seeReads(
  place: Place<(typeof readRules)[number]>,
  expected: readonly string[],
): Promise<void> {
  const { t } = place;
  await seeCount(place, expected.length);
  const pages = { ids: expected, sizes: expected.length > size ? [size] : [] };
  await seePages(contactList(place), { rule: 'contacts.token-paging', ...pages });

  t.step('search everybody who has a name');
  // A search may use an index that lags behind.
  const search = await eventually(
    t,
    laggingMs,
    () => found(place, everybody),
    ({ records }) => isSameSet(referencesOf(records), expected),
  );
  await seeAlike(place, [everybody], search);
  const shown = referencesOf(search.records);
  // It is open whether a contact keeps the name it was sent with, and so which contacts have one.
  if (isSuccess(search.answer) && (shown.length > 0 || expected.length === 0)) {
    seeSame(t.soft('contacts.search-exists', search.answer), shown, expected, `all ${expected.length}`);
    seeNumberFound(search.answer);
    const list = searchList(place, { filters: [everybody] }, seeNumberFound);
    await seePages(list, { rule: 'contacts.search-sort-page', ...pages });
  }
  await seeTotal(t, place.ledgerId, expected.length);

  /** Expects the count of a page to be that of the page or of all contacts found. */
  function seeNumberFound(page: Exchange): void {
    const count = numberIn(page.response.json, 'count');
    if (!isSuccess(page) || count === undefined || count === itemsOf(page.response.json).length) return;
    const seen = { at: 'count', expected: `${expected.length}, as many as it finds`, received: count };
    t.soft('contacts.search-exists', page).holds(count === expected.length, seen);
  }
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
export async function readAtOnce(
  t: Scene,
  addresses: readonly { readonly ledger_id: string; readonly import_id: string }[],
): Promise<void> {
  t.step(`read ${addresses.length} ledgers at once, and an import of each`);
  for (const [operation, times, input] of reads) {
    for (let round = Math.min(times, roundsOf(t)); round > 0; round -= 1)
      await Promise.all(addresses.map((path) => t.call(operation, { ...input, path: { ...path } })));
  }
}
