import type { OperationId } from '../../../../generated/operations.js';
import { roundsOf } from '../../../scene/both-at-once.js';
import { eventually, laggingMs } from '../../../scene/eventually.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import type { Exchange } from '../../../target/exchange.js';
import type { CallInput } from '../../../target/wire/call-input.js';
import { itemsOf, numberIn } from '../../../target/wire/members.js';
import { seePages } from '../../laws/pages.js';
import { isSameSet } from '../../laws/same-set.js';
import { countIn, waitsMs } from '../ledgers/ledger-facts.js';
import { type Place, referencesOf, seeSame } from '../ledgers/own-contacts.js';
import { getLedger, listedIn } from '../ledgers/own-ledger.js';
import { seeAlike } from './download.js';
import { contactList, everybody, found, searchList } from './lists.js';
import { seeCount } from './reading.js';

export const readRules = [
  'contacts.token-paging',
  'contacts.view-count',
  'contacts.search-exists',
  'contacts.search-sort-page',
  'contacts.search-csv',
  'ledger.total-counts-contacts',
] as const;

type Rule = (typeof readRules)[number];

/** Page size: one page does not hold all contacts, and the last page is not full. */
const size = 20;

/**
 * Expects every other way to read the contacts of a ledger to agree with what `getContacts` has just shown on one page.
 * @param expected the reference ids of all contacts, each of which has a name
 */
export async function seeReads(place: Place<Rule>, expected: readonly string[]): Promise<void> {
  const { t } = place;
  await seeCount(place, expected.length);
  const hasPages = expected.length > size;
  if (hasPages) {
    await seePages(contactList(place), { rule: 'contacts.token-paging', ids: expected, sizes: [size] });
  }

  t.step('search everybody who has a name');
  // A search may use an index that lags behind.
  const search = await eventually(
    t,
    laggingMs,
    () => found(place, ...everybody),
    ({ records }) => isSameSet(referencesOf(records), expected),
  );
  await seeAlike(place, everybody, search);
  const { answer } = search;
  if (isSuccess(answer)) {
    const shown = referencesOf(search.records);
    // It is open whether a contact keeps the name it was sent with, and so which contacts have one.
    if (shown.length > 0 || expected.length === 0) {
      seeSame(t.soft('contacts.search-exists', answer), shown, expected, `all ${expected.length}`);
      if (hasPages) {
        const list = searchList(place, { filters: [...everybody] }, seeNumberFound);
        await seePages(list, { rule: 'contacts.search-sort-page', ids: expected, sizes: [size] });
      } else seeNumberFound(answer);
    }
  }
  await seeTotal(place, expected.length);

  /** Expects the count of a page to be that of the page or of all contacts found. */
  function seeNumberFound(page: Exchange): void {
    const count = numberIn(page.response.json, 'count', 'total');
    if (!isSuccess(page) || count === undefined || count === itemsOf(page.response.json).length) return;
    const seen = { at: 'count', expected: `${expected.length}, as many as it finds`, received: count };
    t.soft('contacts.search-exists', page).holds(count === expected.length, seen);
  }
}

/** Expects the ledger to show its number of contacts, both alone and in the list. */
async function seeTotal({ t, ledgerId }: Place<Rule>, expected: number): Promise<void> {
  for (const operation of ['getLedger', 'getLedgers'] as const) {
    const { answer, total } = await eventually(
      t,
      waitsMs,
      async () => {
        const answer = operation === 'getLedger' ? await getLedger(t, ledgerId) : await t.call(operation);
        const { json } = answer.response;
        const record = operation === 'getLedger' ? json : listedIn(json, ledgerId);
        return { answer, total: isSuccess(answer) ? countIn(record, 'total') : undefined };
      },
      ({ total }) => total === undefined || total === expected,
    );
    if (total === undefined) continue;
    const seen = { at: 'total', expected: `${expected}, the number of its contacts`, received: total };
    t.soft('ledger.total-counts-contacts', answer).holds(total === expected, seen);
  }
}

/** Reads of what is in a ledger, with their number: repeated if the rest of a run uses them seldom. */
const reads: readonly (readonly [operation: OperationId, times: number, input?: CallInput])[] = [
  ['searchLedgerContacts', 1, { body: { filters: [], size: 20 } }],
  ['downloadLedgerContacts', 5, { body: { filters: [] }, headers: { accept: 'text/csv' } }],
  ['listImports', 1],
  ['searchImportHistory', 2],
];

interface Address {
  readonly ledger_id: string;
  readonly import_id: string;
}

/** Reads ledgers at once in several ways, so that an answer with data of the other ledger shows. */
export async function readAtOnce(t: Scene, addresses: readonly Address[]): Promise<void> {
  t.step(`read ${addresses.length} ledgers at once, and an import of each`);
  for (const [operation, times, input] of reads) {
    for (let round = Math.min(times, roundsOf(t)); round > 0; round -= 1) {
      await Promise.all(
        addresses.map(({ ledger_id }) => t.call(operation, { ...input, path: { ledger_id } })),
      );
    }
  }
  await Promise.all(addresses.map(({ ...path }) => t.call('getImport', { path })));
}
