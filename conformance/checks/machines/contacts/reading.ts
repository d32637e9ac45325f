import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json, JsonObject } from '../../../target/json.js';
import { itemsOf, numberIn } from '../../../target/wire/members.js';
import { type SortKey, seeOrder, seePages } from '../../laws/pages.js';
import { pageSize } from '../../laws/whole.js';
import { contactIdOf, type Place, referenceOf, referencesOf, seeSame } from '../ledgers/own-contacts.js';
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
    await seeViews(place, contacts);
    const list = contactList(place);
    const ids = referencesOf(contacts);
    const sorted: SortKey[] = [];
    for (const key of ['reference_id', 'name'].map(byText))
      if (await seeOrder(list, 'contacts.sort', key, ids)) sorted.push(key);
    await seePages(list, { rule: 'contacts.token-paging', ids, sizes: [size, ids.length], sort: sorted[0] });
  },
});

type Rule = 'contacts.view-full' | 'contacts.view-count';

/** Values of `view` that are tried for the full view: which ones it takes is open. */
const fullNames = ['data', 'full'];

/** The effects of the parameter `view` (section 4.3). @param contacts all contacts of the ledger, read without it */
async function seeViews(place: Place<Rule>, contacts: readonly JsonObject[]): Promise<void> {
  await seeFull(place, contacts);
  await seeCount(place, contacts.length);
}

const getView = ({ t, ledgerId }: Place, view: string): Promise<Exchange> => {
  t.step(`get them with view=${view}`);
  return t.call('getContacts', {
    path: { ledger_id: ledgerId },
    query: { view, size: pageSize(t.learnt, 'getContacts') },
  });
};

async function seeFull(place: Place<Rule>, contacts: readonly JsonObject[]): Promise<void> {
  const expected = referencesOf(contacts);
  for (const name of fullNames) {
    const answer = await getView(place, name);
    if (!isSuccess(answer)) continue;
    const shown = referencesOf(itemsOf(answer.response.json));
    const what = `the data of all ${expected.length} contacts, with their reference_id`;
    seeSame(place.t.soft('contacts.view-full', answer), shown, expected, what);
    return;
  }
  place.t.skip('contacts.view-full', `\`view\` takes none of ${fullNames.join(', ')}: map it with --overlay`);
}

async function seeCount(place: Place<Rule>, expected: number): Promise<void> {
  const { t } = place;
  const unknown = '`view` does not take the value count: map it with --overlay';
  const answer = await getView(place, 'count');
  if (!isSuccess(answer)) return t.skip('contacts.view-count', unknown);
  const body = answer.response.json;
  const shown = contactsIn(body).length;
  if (shown > 0) {
    // A target that takes any unknown value for the full view has another name for this one.
    if (isSuccess(await getView(place, 'no-such-view'))) return t.skip('contacts.view-count', unknown);
    const seen = { at: 'contacts', expected: 'a number, and no contacts', received: `${shown} contacts` };
    t.soft('contacts.view-count', answer).holds(false, seen);
    return;
  }
  const count = countIn(body);
  if (count === undefined) {
    return t.skip('contacts.view-count', 'the count-only view shows no `count`: map it with --overlay');
  }
  const seen = { at: 'count', expected: `${expected}, the number of contacts`, received: count };
  t.soft('contacts.view-count', answer).holds(count === expected, seen);
}

/** Expects the count-only view, if the target knows it, to show this number. */
export async function seeNumber(place: Place<'contacts.view-count'>, expected: number): Promise<void> {
  const answer = await getView(place, 'count');
  const body = answer.response.json;
  const count = countIn(body);
  if (!isSuccess(answer) || count === undefined || contactsIn(body).length > 0) return;
  const seen = { at: 'count', expected: `${expected}, the number of contacts by now`, received: count };
  place.t.soft('contacts.view-count', answer).holds(count === expected, seen);
}

/** Returns the items of an answer that may be contacts: beside a count there may be lists of something else. */
const contactsIn = (body: Json | undefined): readonly JsonObject[] =>
  itemsOf(body).filter((item) => contactIdOf(item) !== undefined || referenceOf(item) !== undefined);

/** Returns the number in the answer to a count-only view. */
function countIn(body: Json | undefined): number | undefined {
  return typeof body === 'number' ? body : numberIn(body, 'count', 'total', 'total_count');
}
