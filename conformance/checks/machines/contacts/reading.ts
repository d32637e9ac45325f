import { scenario } from '../../../scene/scenario.js';
import { referencesOf } from './contact.js';
import { seeOrder } from './order.js';
import { walk } from './pages.js';
import { seePages } from './paging.js';
import { newPlace, shownRows } from './place.js';
import { seeViews } from './views.js';

/** Letters of reference ids, in an order that is none, and names that have yet another one. */
const rows = [
  ['d', 'Beorn Aldous'],
  ['a', 'Edda Corwin'],
  ['f', 'Castor Dunmore'],
  ['b', 'Gerrit Ebbing'],
  ['g', 'Alva Fenwick'],
  ['c', 'Dorian Gault'],
  ['e', 'Fenna Hallam'],
] as const;

/** Contacts of a page: small enough for three pages. */
const size = 3;

/** Reading the contacts of a ledger: the views, orders and pages of it (section 4.3). */
export const reading = scenario({
  id: 'contacts/reading',
  rules: [
    'contacts.view-full',
    'contacts.view-count',
    'contacts.sort',
    'contacts.token-paging',
    'contacts.token-foreign',
  ],
  needs: ['token', 'own-resources'],
  requests: 24,
  async record(t) {
    const place = await newPlace(t);
    const { ledgerId } = place;
    const tag = t.owned.name('contact');
    const contacts = await shownRows(
      place,
      rows.map(([letter, name]) => ({ reference_id: `${tag}-${letter}`, name })),
    );
    const get = (query: Readonly<Record<string, string | number | undefined>>) =>
      t.call('getContacts', { path: { ledger_id: ledgerId }, query });

    await seeViews(place, contacts);
    const sorted: string[] = [];
    for (const member of ['reference_id', 'name']) {
      const list = (sort_by: string | undefined) => get({ sort_by, size: 100 });
      if (await seeOrder('contacts.sort', t, list, member)) sorted.push(member);
    }

    const [by] = sorted;
    t.step(`get them on pages of ${size}${by === undefined ? '' : `, in descending order of ${by}`}`);
    const query = { size, sort_by: by && `-${by}` };
    const pages = await walk(
      (pagination_token) => get({ ...query, pagination_token }),
      size,
      (pagination_token) => get({ size, pagination_token }),
    );
    const isWalked = seePages('contacts.token-paging', t, pages, referencesOf(contacts), by);
    if (pages.unreadable !== undefined) return t.skip('contacts.token-foreign', pages.unreadable);
    if (!isWalked || pages.token === undefined) return;
    for (const other of [
      { ...query, size: size - 1 },
      ...(by === undefined ? [] : [{ size, sort_by: by }]),
    ]) {
      t.step('send the token of the first page with another size or order');
      const answer = await get({ ...other, pagination_token: pages.token });
      t.soft('contacts.token-foreign', answer).refused('a token goes with the size and order it came with');
    }
  },
});
