import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { isAbsent, type Json, type JsonObject } from '../../../target/json.js';
import { seeOrder, seePages } from '../../laws/pages.js';
import { isSameSet } from '../../laws/same-set.js';
import type { WholeList } from '../../laws/whole.js';
import { contactsWhen, type Place, referencesOf, seeSame } from '../ledgers/own-contacts.js';
import { seeAlike } from './download.js';
import { byText, everybody, found, searchList } from './lists.js';
import { readPlace } from './read-place.js';

/** Page size, small enough for three pages. */
const size = 3;

/** Searching the contacts of a ledger (section 4.3). */
export const searching = scenario({
  id: 'contacts/searching',
  rules: [
    'contacts.search-exact',
    'contacts.search-fuzzy',
    'contacts.search-exists',
    'contacts.search-sort-page',
    'contacts.search-csv',
  ],
  requests: 38,
  async record(t) {
    const { place, contacts } = await readPlace(t);
    t.step('search them without any filter');
    const all = await found(place);
    t.body(all.answer);
    const existing = await seeFilters(place, contacts);
    if (await seeAlike(place, [existing.filter], existing.search)) await seeAlike(place, [], all);

    const [key, rule] = [byText('reference_id'), 'contacts.search-sort-page'] as const;
    const list = searchList(place, { filters: [...everybody] });
    const isSorted = await seeOrder(list, rule, key, referencesOf(all.records));
    const ids = referencesOf(contacts);
    await seePages(list, { rule, ids, sizes: [size, ids.length], sort: isSorted ? key : undefined });
  },
});

type Rule = 'contacts.search-exact' | 'contacts.search-fuzzy' | 'contacts.search-exists';

/** A filter with its answer; no references if the search was refused. */
interface Found {
  readonly filter: JsonObject;
  readonly search: WholeList;
  readonly answer: Exchange;
  readonly references: readonly string[] | undefined;
}

/**
 * Searches by filters on members that the target has just shown. If no filter narrows anything, the target does not know
 * them in this form, which is open.
 */
async function seeFilters(place: Place<Rule>, contacts: readonly JsonObject[]): Promise<Found> {
  const { t } = place;
  const find = async (what: string, filter: JsonObject): Promise<Found> => {
    t.step(`search them by ${what}`);
    const search = await found(place, filter);
    const { answer, records } = search;
    if (!isSuccess(answer)) t.fails(answer);
    return { filter, search, answer, references: isSuccess(answer) ? referencesOf(records) : undefined };
  };
  const exactly = (field: string, value: string) =>
    find(`${field} "${value}"`, { field, match_type: 'exact', string_values: [value] });

  const [one] = referencesOf(contacts);
  const exact = [
    await exactly('reference_id', one ?? ''),
    await exactly('name', 'Quorvex Tanbridge'),
    await exactly('name', 'Ilmar'),
  ];
  const existing = await find('having an email_address', { field: 'email_address', match_type: 'exists' });
  const isKnown = exact.some(({ references }) => references && references.length < contacts.length);
  if (!isKnown) {
    const why = 'a filter of a search changes nothing, or is refused: map it with --overlay';
    for (const rule of [
      'contacts.search-exact',
      'contacts.search-fuzzy',
      'contacts.search-exists',
    ] as const) {
      t.skip(rule, why);
    }
    return existing;
  }
  const fuzzy = await find('something like the name "Quorvex Tanbridge"', {
    field: 'name',
    match_type: 'fuzzy',
    string_values: ['Quorvex Tanbridge'],
  });
  for (const one of exact)
    await seeFound('contacts.search-exact', one, (value) => value === valueIn(one.filter));
  seeFuzzy(exact[1], fuzzy);
  await seeFound('contacts.search-exists', existing, (value) => !isAbsent(value));
  return existing;

  async function isStable(): Promise<boolean> {
    return JSON.stringify(contacts) === JSON.stringify(await contactsWhen(place, () => true));
  }

  /** Expects a search to find exactly the contacts whose member satisfies the predicate. */
  async function seeFound(
    rule: Rule,
    { filter, answer, references }: Found,
    isSo: (value: Json | undefined) => boolean,
  ): Promise<void> {
    const field = String(filter['field']);
    if (!references) return t.skip(rule, refusedFilter(answer));
    const having = contacts.filter((contact) => isSo(contact[field]));
    if (having.length === 0 || having.length === contacts.length) {
      return t.skip(rule, `contacts do not show the \`${field}\` that they came with: map it with --overlay`);
    }
    const expected = referencesOf(having);
    // Enrichment may have changed meanwhile which contacts match.
    if (!isSameSet(references, expected) && !(await isStable()))
      return t.cannot(rule, 'contacts changed while they were searched');
    const what = `the ${expected.length} contacts that have it: ${expected.join(', ')}`;
    seeSame(t.soft(rule, answer), references, expected, what);
  }

  function seeFuzzy(exactly: Found | undefined, { answer, references }: Found) {
    if (!references) return t.skip('contacts.search-fuzzy', refusedFilter(answer));
    const expected = exactly?.references ?? [];
    if (expected.length === 0) return;
    t.soft('contacts.search-fuzzy', answer).holds(
      expected.every((reference) => references.includes(reference)),
      {
        at: 'contacts',
        expected: `among others, what is found exactly: ${expected.join(', ')}`,
        received: [...references],
      },
    );
  }
}

function valueIn({ string_values: values }: JsonObject): Json | undefined {
  return Array.isArray(values) ? values[0] : undefined;
}

function refusedFilter({ response }: Exchange): string {
  return `a filter of a search is answered with status ${response.status}: map it with --overlay`;
}
