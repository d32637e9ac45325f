import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { itemsOf, numberIn } from '../../../target/wire/members.js';
import { type SortKey, seeOrder, seePages } from '../../laws/pages.js';
import { pageSize } from '../../laws/whole.js';
import { type Place, referencesOf, seeSame } from '../ledgers/own-contacts.js';
import { byText, contactList } from './lists.js';
import { readPlace } from './read-place.js';

/** Page size, small enough for three pages. */
const size = 3;

/** Reading the contacts of a ledger by view, order and page (section 4.3). */
export const reading = scenario({
  id: 'contacts/reading',
  rules: ['contacts.view-full', 'contacts.view-count', 'contacts.sort', 'contacts.token-paging'],
  needs: ['token', 'own-resources'],
  requests: 36,
  async record(t) {
    const { place, contacts } = await readPlace(t);
    const ids = referencesOf(contacts);
    await seeFull(place, ids);
    await seeCount(place, ids.length);
    const list = contactList(place);
    const sorted: SortKey[] = [];
    for (const key of ['reference_id', 'name'].map(byText))
      if (await seeOrder(list, 'contacts.sort', key, ids)) sorted.push(key);
    await seePages(list, { rule: 'contacts.token-paging', ids, sizes: [size, ids.length], sort: sorted[0] });
  },
});

const getView = ({ t, ledgerId }: Place, view: string): Promise<Exchange> => {
  t.step(`get them with view=${view}`);
  const query = { view, size: pageSize(t.learnt, 'getContacts') };
  return t.call('getContacts', { path: { ledger_id: ledgerId }, query });
};

/** Expects the full view to show all contacts. Which value of `view` it takes is open. */
async function seeFull(place: Place<'contacts.view-full'>, expected: readonly string[]): Promise<void> {
  for (const name of ['data', 'full']) {
    const answer = await getView(place, name);
    if (!isSuccess(answer)) continue;
    const what = `the data of all ${expected.length} contacts, with their reference_id`;
    const shown = referencesOf(itemsOf(answer.response.json));
    seeSame(place.t.soft('contacts.view-full', answer), shown, expected, what);
    return;
  }
  place.t.skip('contacts.view-full', '`view` takes neither data nor full: map it with --overlay');
}

/** Expects the count-only view to show this number, and no contacts. */
export async function seeCount(place: Place<'contacts.view-count'>, expected: number): Promise<void> {
  const { t } = place;
  const rule = 'contacts.view-count';
  const answer = await getView(place, 'count');
  const { length } = itemsOf(answer.response.json);
  const count = numberIn(answer.response.json, 'count');
  // A target that takes any unknown value for the full view has another name for this one.
  if (!isSuccess(answer) || (length > 0 && isSuccess(await getView(place, 'no-such-view'))))
    return t.skip(rule, '`view` does not take the value count: map it with --overlay');
  if (length === 0 && count === undefined)
    return t.skip(rule, 'the count-only view shows no `count`: map it with --overlay');
  const seen = { at: 'count', expected: `${expected}, the number of contacts`, received: count ?? null };
  t.soft(rule, answer).holds(length === 0 && count === expected, seen);
}
