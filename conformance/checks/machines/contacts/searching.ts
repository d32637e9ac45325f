import { scenario } from '../../../scene/scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json, JsonObject } from '../../../target/json.js';
import { referencesOf } from './contact.js';
import { seeDownload } from './download.js';
import { seeFilters } from './filters.js';
import { seeOrder } from './order.js';
import { walk } from './pages.js';
import { seePages } from './paging.js';
import { newPlace, shownRows } from './place.js';

/**
 * Letters of reference ids with names that differ by a word, a letter or nothing at all, one that a CSV has to quote,
 * and whether an email address is sent with them.
 */
const rows = [
  ['e', 'Quorvex Tanbridge', true],
  ['b', 'Quorvex Tanbridge', false],
  ['g', 'Quorvex', false],
  ['a', 'Tanbridge Quorvex', true],
  ['h', 'Quorvex Tanbridges', false],
  ['c', 'Ilmar Osterwell', true],
  ['f', 'Zenna "Zee" Vask, Jr.', true],
  ['d', 'Ilmar', false],
] as const;

/** Contacts of a page: small enough for three pages. */
const size = 3;

/** Everybody, said as a filter. */
const everybody: Json = [{ field: 'name', match_type: 'exists' }];

/** Searching the contacts of a ledger (section 4.3). */
export const searching = scenario({
  id: 'contacts/searching',
  rules: [
    'contacts.search-exact',
    'contacts.search-fuzzy',
    'contacts.search-exists',
    'contacts.search-sort-page',
    'contacts.search-csv',
    'contacts.token-foreign',
  ],
  requests: 28,
  async record(t) {
    const place = await newPlace(t);
    const tag = t.owned.name('contact');
    const contacts = await shownRows(
      place,
      rows.map(([letter, name, hasEmail]) => ({
        reference_id: `${tag}-${letter}`,
        name,
        ...(hasEmail ? { email_address: `${tag}-${letter}@example.com` } : {}),
      })),
    );
    const path = { ledger_id: place.ledgerId };
    const search = (body: JsonObject) => t.call('searchLedgerContacts', { path, body });

    t.step('search them without any filter');
    t.body(await search({ size: 100 }));
    const isFiltered = await seeFilters(place, contacts);
    await seeDownload(place);

    const isSorted = await seeOrder(
      'contacts.search-sort-page',
      t,
      (sort_by) => search({ filters: everybody, size: 100, ...(sort_by === undefined ? {} : { sort_by }) }),
      'reference_id',
    );
    t.step(`search them on pages of ${size}, in descending order`);
    const query = { filters: everybody, sort_by: '-reference_id', size };
    const paged =
      (asked: JsonObject) =>
      (token: string | undefined): Promise<Exchange> =>
        search({ ...asked, ...(token === undefined ? {} : { pagination_token: token }) });
    const pages = await walk(paged(query), size, paged({ size }));
    const sortedBy = isSorted ? 'reference_id' : undefined;
    const isWalked = seePages('contacts.search-sort-page', t, pages, referencesOf(contacts), sortedBy);
    if (pages.unreadable !== undefined) return t.skip('contacts.token-foreign', pages.unreadable);
    if (!isWalked || pages.token === undefined) return;
    if (!isFiltered) return;
    t.step('send the token of the first page with other filters');
    const answer = await search({ ...query, filters: [], pagination_token: pages.token });
    t.expect('contacts.token-foreign', answer).refused('a token goes with the filters it came with');
  },
});
