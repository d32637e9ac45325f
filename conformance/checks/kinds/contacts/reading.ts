import { isSuccess, scenario } from '../../../scene/scenario.js';
import { isAbsent, type JsonObject } from '../../../target/json.js';
import { itemsOf, textIn } from '../../../target/wire/members.js';
import { type Filter, seeFilters } from '../../laws/pages.js';
import { itemsBy, listOf } from '../../laws/whole.js';
import { newBook } from '../ledgers/book.js';
import { seeEnd } from '../ledgers/ledgers.js';
import { type Place, referencesOf, seeSame } from '../ledgers/own.js';
import { byText, found, getView, readRules, seeAlike, seeReads } from './lists.js';

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
    ...readRules,
    'contacts.view-full',
    'contacts.sort',
    'contacts.search-exact',
    'contacts.search-fuzzy',
    'ledger.delete-contacts',
  ],
  requests: 90,
  async record(t) {
    const { add, place, references } = await newBook(t);
    await add([rowsOf(t.owned.name('contact'))]);
    await seeFull(place, references());
    await seeReads(place, references(), ['reference_id', 'name'].map(byText));
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
  place.t.unmapped('contacts.view-full', '`view` takes neither data nor full');
}

type Match = 'exact' | 'exists' | 'fuzzy';

const filterBy = (match_type: Match, field: string, value?: string): Filter => ({
  asks: { filters: [{ field, match_type, ...(value !== undefined && { string_values: [value] }) }] },
  passes(record) {
    if (match_type === 'exists') return !isAbsent(record[field]);
    return textIn(record, field) === value || (match_type === 'fuzzy' ? undefined : false);
  },
});

/** Judges filters on members that the target has just shown. Without an exact filter that changes anything, they have another form. */
async function seeEach(
  { t, ledgerId }: Place<`contacts.search-${Match}`>,
  contacts: readonly JsonObject[],
): Promise<void> {
  const filters = [
    [
      'exact',
      ['reference_id', referencesOf(contacts)[0] ?? ''],
      ['name', 'Quorvex Tanbridge'],
      ['name', 'Ilmar'],
    ],
    ['exists', ['email_address']],
    ['fuzzy', ['name', 'Quorvex Tanbridge']],
  ] as const satisfies readonly (readonly [Match, ...(readonly [string, string?])[]])[];
  const search = (asks: JsonObject) => listOf(t, ledgerId, 'searchLedgerContacts', asks);
  let isKnown = false;
  for (const [match, ...some] of filters) {
    const rule = `contacts.search-${match}` as const;
    const shown = some
      .map(([field, value]) => filterBy(match, field, value))
      .filter(({ passes }) => contacts.some((each) => passes(each)));
    if (!isKnown && match !== 'exact') t.unmapped(rule, 'exact filters are not known in this form');
    else if (shown.length === 0) t.skip(rule, 'contacts do not show what they came with');
    else {
      const areRight: boolean = await seeFilters(
        rule,
        search,
        itemsBy('reference_id', contacts),
        shown,
        isKnown,
      );
      isKnown ||= areRight;
    }
  }
}
