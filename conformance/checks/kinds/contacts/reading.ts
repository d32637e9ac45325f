import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { isAbsent, type JsonObject } from '../../../target/json.js';
import { itemsOf, textIn } from '../../../target/wire/members.js';
import { type Filter, seeFilters } from '../../laws/filters.js';
import { type SortKey, seeOrder, seePages } from '../../laws/pages.js';
import { newBook } from '../ledgers/book.js';
import { endRules, seeEnd } from '../ledgers/ledgers.js';
import { type Place, referencesOf, seeSame } from '../ledgers/own.js';
import {
  byText,
  contactList,
  everybody,
  found,
  getView,
  itemsIn,
  searchList,
  seeAlike,
  seeCount,
} from './lists.js';

const size = 3;

const filterRules = ['contacts.search-exact', 'contacts.search-exists', 'contacts.search-fuzzy'] as const;
type Rule = (typeof filterRules)[number];

/**
 * More than ten suffixes of reference ids, unsorted, with names in yet another order, and whether an email address is sent. Names differ
 * by a word, a letter or not at all; one has to be quoted in CSV.
 */
const lettered = [
  ['e', 'Quorvex Tanbridge', true],
  ['b', 'Quorvex Tanbridge', false],
  ['g', 'Quorvex', false],
  ['a', 'Tanbridge Quorvex', true],
  ['h', 'Quorvex Tanbridges', false],
  ['c', 'Ilmar Osterwell', true],
  ['f', 'Zenna "Zee" Vask, Jr.', true],
  ['d', 'Ilmar', false],
  ['k', 'Zoë Quorvéx', true],
  ['i', 'Ilmar Tanbridge', false],
  ['j', 'Osterwell Ilmar', true],
] as const;

const rowsOf = (tag: string) =>
  lettered.map(([letter, name, hasEmail]) => ({
    reference_id: `${tag}-${letter}`,
    name,
    ...(hasEmail ? { email_address: `${tag}-${letter}@example.com` } : {}),
  }));

/** Reading the contacts of a ledger by view, order and page, and searching them (section 4.3), until their ledger is deleted. */
export const reading = scenario({
  id: 'contacts/reading',
  rules: [
    'contacts.view-full',
    'contacts.view-count',
    'contacts.sort',
    'contacts.token-paging',
    ...filterRules,
    'contacts.search-sort-page',
    'contacts.search-csv',
    ...endRules,
  ],
  requests: 84,
  async record(t) {
    const { add, place, references } = await newBook(t);
    await add([rowsOf(t.owned.name('contact'))]);
    const ids = references();
    await seeFull(place, ids);
    await seeCount(place, ids.length);
    const list = contactList(place);
    const sorted: SortKey[] = [];
    for (const key of ['reference_id', 'name'].map(byText))
      if (await seeOrder(list, 'contacts.sort', key, ids)) sorted.push(key);
    await seePages(list, { rule: 'contacts.token-paging', ids, sizes: [size, ids.length], sort: sorted[0] });

    t.step('search them without any filter');
    const all = await found(place);
    t.body(all.answer);
    await seeEach(place, all.records);
    const withEmail = { field: 'email_address', match_type: 'exists' };
    const accented = { field: 'name', match_type: 'exact', string_values: ['Zoë Quorvéx'] };
    let areAlike = true;
    for (const filter of [withEmail, accented])
      areAlike &&= await seeAlike(place, [filter], await found(place, filter));
    if (areAlike) await seeAlike(place, [], all);
    const [key, rule] = [byText('reference_id'), 'contacts.search-sort-page'] as const;
    const search = searchList(place, { filters: [everybody] });
    const isSorted = await seeOrder(search, rule, key, referencesOf(all.records));
    await seePages(search, { rule, ids, sizes: [size, ids.length], sort: isSorted ? key : undefined });
    await seeEnd(t, place.ledgerId);
  },
});

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

const filterBy = (
  place: Place<Rule>,
  field: string,
  match_type: 'exact' | 'exists' | 'fuzzy',
  value?: string,
): Filter<Rule> => ({
  what: `${field} ${match_type} ${value ?? ''}`,
  list: searchList(place, {
    filters: [{ field, match_type, ...(value !== undefined && { string_values: [value] }) }],
  }),
  passes(record) {
    if (match_type === 'exists') return !isAbsent(record[field]);
    return textIn(record, field) === value || (match_type === 'fuzzy' ? undefined : false);
  },
});

/** Judges filters on members that the target has just shown. Without a filter that changes anything, they have another form. */
async function seeEach(place: Place<Rule>, contacts: readonly JsonObject[]): Promise<void> {
  const whole = itemsIn(contacts);
  const [exact, exists, fuzzy] = filterRules;
  const filters = {
    [exact]: [
      filterBy(place, 'reference_id', 'exact', whole[0]?.id),
      filterBy(place, 'name', 'exact', 'Quorvex Tanbridge'),
      filterBy(place, 'name', 'exact', 'Ilmar'),
    ],
    [exists]: [filterBy(place, 'email_address', 'exists')],
    [fuzzy]: [filterBy(place, 'name', 'fuzzy', 'Quorvex Tanbridge')],
  };
  let isKnown = true;
  for (const rule of filterRules) {
    const shown = filters[rule].filter(({ passes }) => contacts.some((each) => passes(each)));
    if (!isKnown) place.t.skip(rule, 'exact filters are not known in this form: map it with --overlay');
    else if (shown.length === 0) place.t.skip(rule, 'contacts do not show what they came with');
    else if (!(await seeFilters(rule, whole, shown, async () => rule !== exact))) isKnown = rule !== exact;
  }
}
