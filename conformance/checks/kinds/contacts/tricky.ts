import { isSuccess } from '../../../scene/scenario.js';
import type { JsonObject } from '../../../target/json.js';
import { differenceOf, isSameSet, seePages } from '../../laws/pages.js';
import { listOf } from '../../laws/whole.js';
import { type Place, type Row, referencesOf } from '../ledgers/own.js';
import { found, seeAlike } from './lists.js';

/** Suffixes of reference ids that careless services confuse or change. */
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
  // As the first one and as `-é` for a service that trims or composes what it compares.
  ' ',
  '-e\u0301',
] as const;

/** A reference id that is short whatever the prefix of the run. */
const short = 'plain-and-short';
/** Reference ids that are other ones if they are taken for numbers. They stay, as they may be contact ids of a service whose ids are numbers. */
const digits = ['00700123', '700123', '9007199254740993', '9007199254740992'] as const;

/** Numbers for ordinary reference ids: with the others, a hundred in all. */
const plain = Array.from({ length: 77 }, (_, nth) => `${nth + 10}`);

/**
 * Returns contacts whose values are easily corrupted: by case, spaces, commas, quotes, escapes, non-ASCII letters or common
 * prefixes. No person has such a name, so enrichment changes none of them. The first and the last have plain reference ids.
 */
export function trickyRows(tag: string): readonly Row[] {
  const named = plain.map((number) => `plain-${number}-${tag}`);
  const references = [
    ...named.slice(0, 4),
    ...endings.map((ending) => tag + ending),
    ...digits,
    ...named.slice(4),
    short,
  ];
  // Some share a profile, and others an email address: only a reference id makes a duplicate.
  return references.map((reference, nth) => ({
    reference_id: reference,
    name: `Zoë O'Neill, "Pdk" 50%41 ${reference}`,
    ...(nth % 3 === 0 ? { email_address: `${tag}-${nth % 48}@example.com` } : {}),
    linkedin: `${tag}-${nth % 45}`,
    country: 'France',
    location: 'Orléans, France',
    ...(isPlain(reference) ? {} : { title: 'Pdk Example Title', company_linkedin: `${tag}-company` }),
  }));
}

/** Whether a reference id is plain, so that a service has no reason to reject it. */
export const isPlain = (reference: string): boolean => reference.startsWith('plain-');

/** Reference ids that no contact has, but that an exact search may find one by if it takes them for patterns or parts. */
const unfound = (tag: string, number: 12 | 13): readonly string[] => [
  `plain-${number}-${tag.slice(0, -1)}`,
  `plain-${number}-${tag}-and-more`,
  `plain%2D${number}-${tag}`,
  `plain${number}${tag}`,
  `plain_${number}-${tag}`,
  `plain-${number}-${tag.slice(0, 3)}%`,
];

/** Reference ids that no contact has, but that match one in a careless comparison. It is open whether a search minds case. */
export const strays = (tag: string, number: 12 | 13): readonly string[] => [
  ...unfound(tag, number),
  `PLAIN-${number}-${tag}`,
  `${tag}+b`,
];

/** One reference id of each easily confused pair. */
export const staying = (tag: string): readonly string[] => [
  ...['', '-1', '-a', ' b', ', c', '-e', '-é'].map((ending) => `${tag}${ending}`),
  ...digits,
];

type Rule = 'contacts.search-exact' | 'contacts.search-csv' | 'contacts.search-sort-page';

const among = (...values: readonly string[]): JsonObject => ({
  field: 'reference_id',
  match_type: 'exact',
  string_values: [...values],
});

/**
 * Expects exactly the contacts with given reference ids to be found, by one search for many or by one search each. It is
 * open how several values or filters are combined; in either case none may be lost.
 */
export async function seeExact(place: Place<Rule>, all: readonly string[], tag: string): Promise<void> {
  const { t } = place;
  const tricky = all.filter((each) => !isPlain(each));
  const plain = all.filter(isPlain);
  const [first = ''] = plain;
  t.step(`search ${first}`);
  const probe = await found(place, among(first));
  const isKnown = isSuccess(probe.answer) && isSameSet(referencesOf(probe.records), [first]);
  // A fault of a plain search shows in the scenario about searching.
  if (!isKnown) return t.unmapped('contacts.search-exact', 'exact filters have another form');
  const [half, some] = [tricky.slice(0, 14), [...tricky.slice(6), ...plain.slice(0, 6)]];
  const both = half.filter((each) => some.includes(each));
  const canJoin = await see(`any of ${half.length}`, [among(...half)], [half, []]);
  if (canJoin !== half.length) {
    for (const one of tricky) await see(one, [among(one)], [[one]]);
    return;
  }
  const fillers = Array.from({ length: 10 }, () => among(...all));
  const nobodys = unfound(tag, 13);
  await see(`any of ${nobodys.length} that no contact has`, [among(...nobodys)], [[]]);
  await see('12 filters', [among(...half), ...fillers, among(...some)], [both, all]);
  const backwards = { filters: [among(...half)], sort_by: '-reference_id' };
  const list = listOf(t, place.ledgerId, 'searchLedgerContacts', backwards);
  await seePages(list, { rule: 'contacts.search-sort-page', ids: half, sizes: [5] });

  /** Searches as JSON and as CSV. Returns how many contacts were found. @param admissible results that may be found */
  async function see(
    what: string,
    filters: readonly JsonObject[],
    admissible: readonly (readonly string[])[],
  ): Promise<number> {
    t.step(`search ${what}`);
    const search = await found(place, ...filters);
    const { answer, records } = search;
    const these = referencesOf(records);
    const [expected = []] = admissible;
    if (isSuccess(answer))
      t.soft('contacts.search-exact', answer).holds(
        admissible.some((each) => isSameSet(each, these)),
        { at: 'contacts', expected: `just ${expected.join(', ')}`, received: differenceOf(these, expected) },
      );
    await seeAlike(place, filters, search);
    return isSuccess(answer) ? these.length : 0;
  }
}
