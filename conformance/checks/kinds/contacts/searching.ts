import { scenario } from '../../../scene/scenario.js';
import { isAbsent, type JsonObject } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';
import { type Filter, seeFilters } from '../../laws/filters.js';
import { type Item, seeOrder, seePages } from '../../laws/pages.js';
import { type Place, referenceOf, referencesOf } from '../ledgers/own-contacts.js';
import { seeAlike } from './download.js';
import { byText, everybody, found, searchList } from './lists.js';
import { readPlace } from './read-place.js';

/** Page size, small enough for three pages. */
const size = 3;

const filterRules = ['contacts.search-exact', 'contacts.search-exists', 'contacts.search-fuzzy'] as const;
type Rule = (typeof filterRules)[number];

/** Searching the contacts of a ledger (section 4.3). */
export const searching = scenario({
  id: 'contacts/searching',
  rules: [...filterRules, 'contacts.search-sort-page', 'contacts.search-csv'],
  requests: 38,
  async record(t) {
    const { place, contacts } = await readPlace(t);
    t.step('search them without any filter');
    const all = await found(place);
    t.body(all.answer);
    await seeEach(place, contacts);
    const withEmail = { field: 'email_address', match_type: 'exists' };
    if (await seeAlike(place, [withEmail], await found(place, withEmail))) await seeAlike(place, [], all);

    const [key, rule] = [byText('reference_id'), 'contacts.search-sort-page'] as const;
    const list = searchList(place, { filters: [...everybody] });
    const isSorted = await seeOrder(list, rule, key, referencesOf(all.records));
    const ids = referencesOf(contacts);
    await seePages(list, { rule, ids, sizes: [size, ids.length], sort: isSorted ? key : undefined });
  },
});

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
  const whole = contacts.flatMap((record): Item[] => {
    const id = referenceOf(record);
    return id === undefined ? [] : [{ id, record }];
  });
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
