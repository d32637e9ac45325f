import { isSuccess } from '../../../scene/recorder.js';
import type { JsonObject } from '../../../target/json.js';
import { itemsOf } from '../../../target/wire/members.js';
import { differenceOf, isSameSet, type Row, referencesOf } from './contact.js';
import { seeAlike } from './download.js';
import { seePages, walk } from './pages.js';
import type { Place } from './place.js';

/** Ends of reference ids that careless services take for each other, or change. */
const endings = [
  '',
  '-1',
  '-10',
  '-A',
  '-a',
  ' b',
  '-b',
  '-d, "c" & Co',
  ', c',
  '%41',
  '%2520d',
  '-é',
  '-e',
  '-ß漢字',
  "'f'",
  ';g|h',
] as const;

/** One that is short, whatever a run is called. */
const short = 'plain-and-short';

/** As many again that are nothing special. */
const plain = Array.from({ length: 18 }, (_, nth) => `${nth + 10}`);

/**
 * Contacts whose values are easily spoiled: in case, by spaces, commas, quotes and escapes, beyond ASCII, with others as
 * their beginning. Nobody is called like them, so that no enrichment has anything to change. First and last are plain ones.
 */
export function trickyRows(tag: string): readonly Row[] {
  const named = plain.map((number) => `plain-${number}-${tag}`);
  const references = [
    ...named.slice(0, 4),
    ...endings.map((ending) => tag + ending),
    ...named.slice(4),
    short,
  ];
  return references.map((reference, nth) => ({
    reference_id: reference,
    name: `Zoë O'Neill, "Pdk" 50%41 ${reference}`,
    ...(nth % 3 === 0 ? { email_address: `${tag}-${nth}@example.com` } : {}),
    linkedin: `${tag}-${nth}`,
    country: 'France',
    location: 'Orléans, France',
    ...(isPlain(reference) ? {} : { title: 'Pdk Example Title', company_linkedin: `${tag}-company` }),
  }));
}

/** Whether nothing about a reference id gives a service a reason not to take it. */
export const isPlain = (reference: string): boolean => reference.startsWith('plain-');

/** Reference ids that no contact has, but that are found by whoever compares them carelessly. */
export const strays = (tag: string, number: 12 | 13): readonly string[] => [
  `plain-${number}-${tag.slice(0, -1)}`,
  `plain-${number}-${tag}-and-more`,
  `plain%2D${number}-${tag}`,
  `plain${number}${tag}`,
];

/** Of each two that are easily taken for each other, one. */
export const staying = (tag: string): readonly string[] =>
  ['', '-1', '-a', ' b', ', c', '-e'].map((ending) => `${tag}${ending}`);

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
    const answer = await t.call('searchLedgerContacts', { path, body: { filters: [...filters], size: 100 } });
    const found = referencesOf(itemsOf(answer.response.json));
    const [expected = []] = admissible;
    if (isSuccess(answer))
      t.soft('contacts.search-exact', answer).holds(
        admissible.some((each) => isSameSet(each, found)),
        { at: 'contacts', expected: `just ${expected.join(', ')}`, received: differenceOf(found, expected) },
      );
    await seeAlike(place, [...filters], answer);
    return isSuccess(answer) ? found.length : 0;
  }
}
