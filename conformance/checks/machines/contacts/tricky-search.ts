import { isSuccess } from '../../../scene/recorder.js';
import type { JsonObject } from '../../../target/json.js';
import { itemsOf } from '../../../target/wire/members.js';
import { isSameSet, referencesOf } from './contact.js';
import { seeAlike } from './download.js';
import { differenceOf } from './left.js';
import { walk } from './pages.js';
import { seePages } from './paging.js';
import type { Place } from './place.js';
import { isPlain } from './tricky.js';

type Rule = 'contacts.search-exact' | 'contacts.search-csv' | 'contacts.search-sort-page';

const among = (...values: readonly string[]): JsonObject => ({
  field: 'reference_id',
  match_type: 'exact',
  string_values: [...values],
});

/**
 * Each is found by its reference id, and no other: many by one search, or one by one. How several values or filters are
 * joined is open; whichever it is, none of them is lost.
 */
export async function seeExact(place: Place<Rule>, all: readonly string[]): Promise<void> {
  const { t, ledgerId } = place;
  const tricky = all.filter((each) => !isPlain(each));
  const plain = all.filter(isPlain);
  const [first = ''] = plain;
  const path = { ledger_id: ledgerId };
  t.step(`search ${first}`);
  const probe = await t.call('searchLedgerContacts', { path, body: { filters: [among(first)], size: 100 } });
  const isKnown = isSuccess(probe) && isSameSet(referencesOf(itemsOf(probe.response.json)), [first]);
  // What is wrong with a plain search is seen where contacts are searched by names.
  if (!isKnown)
    return t.skip('contacts.search-exact', 'exact filters have another form: map it with --overlay');
  const [half, some] = [tricky.slice(0, 14), [...tricky.slice(6), ...plain.slice(0, 6)]];
  const both = half.filter((each) => some.includes(each));
  const canJoin = await see(`any of ${half.length}`, [among(...half)], [half, []]);
  if (canJoin !== half.length) {
    for (const one of tricky) await see(one, [among(one)], [[one]]);
    return;
  }
  const fillers = Array.from({ length: 10 }, () => among(...all));
  await see('12 filters', [among(...half), ...fillers, among(...some)], [both, all]);
  t.step('search them on pages of 5, in descending order');
  const paged = (body: JsonObject) => (token: string | undefined) =>
    t.call('searchLedgerContacts', {
      path,
      body: { ...body, size: 5, ...(token === undefined ? {} : { pagination_token: token }) },
    });
  const pages = await walk(paged({ filters: [among(...half)], sort_by: '-reference_id' }), 5, paged({}));
  seePages('contacts.search-sort-page', t, pages, half);

  /** Searches, as JSON and as CSV. Answers how many were found. @param admissible what may be found */
  async function see(
    what: string,
    filters: readonly JsonObject[],
    admissible: readonly (readonly string[])[],
  ): Promise<number> {
    t.step(`search ${what}`);
    let count = 0;
    await seeAlike(place, { filters: [...filters] }, (answer) => {
      const found = referencesOf(itemsOf(answer.response.json));
      count = found.length;
      const [expected = []] = admissible;
      t.soft('contacts.search-exact', answer).holds(
        admissible.some((each) => isSameSet(each, found)),
        { at: 'contacts', expected: `just ${expected.join(', ')}`, received: differenceOf(found, expected) },
      );
    });
    return count;
  }
}
