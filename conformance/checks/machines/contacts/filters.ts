import { isSuccess } from '../../../scene/recorder.js';
import type { Exchange } from '../../../target/exchange.js';
import { isAbsent, type Json, type JsonObject } from '../../../target/json.js';
import { itemsOf } from '../../../target/wire/members.js';
import { isSameSet, referenceOf, referencesOf } from './contact.js';
import { differenceOf } from './left.js';
import { contactsWhen, type Place } from './place.js';

type Rule = 'contacts.search-exact' | 'contacts.search-fuzzy' | 'contacts.search-exists';

/** What a search was answered with: undefined where it was refused. */
interface Found {
  readonly filter: JsonObject;
  readonly answer: Exchange;
  readonly references: readonly string[] | undefined;
}

/**
 * The filters of a search, on contacts whose members the target has just shown. Filters that never narrow anything are
 * unknown to the target: how they are written is open. Answers whether they are known.
 */
export async function seeFilters(place: Place<Rule>, contacts: readonly JsonObject[]): Promise<boolean> {
  const { t, ledgerId } = place;
  const find = async (what: string, filter: JsonObject): Promise<Found> => {
    t.step(`search them by ${what}`);
    const answer = await t.call('searchLedgerContacts', {
      path: { ledger_id: ledgerId },
      body: { filters: [filter], size: 100 },
    });
    if (!isSuccess(answer)) t.fails(answer);
    const references = isSuccess(answer) ? referencesOf(itemsOf(answer.response.json)) : undefined;
    return { filter, answer, references };
  };
  const exactly = (field: string, value: string) =>
    find(`${field} "${value}"`, { field, match_type: 'exact', string_values: [value] });

  const [one] = referencesOf(contacts);
  const exact = [
    await exactly('reference_id', one ?? ''),
    await exactly('name', 'Quorvex Tanbridge'),
    await exactly('name', 'Ilmar'),
  ];
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
    return false;
  }
  const fuzzy = await find('something like the name "Quorvex Tanbridge"', {
    field: 'name',
    match_type: 'fuzzy',
    string_values: ['Quorvex Tanbridge'],
  });
  const existing = await find('having an email_address', { field: 'email_address', match_type: 'exists' });
  // What enrichment adds meanwhile changes what is to be found.
  const after = await contactsWhen(place, () => true);
  const isStable = JSON.stringify(contacts) === JSON.stringify(after);

  for (const found of exact)
    seeFound('contacts.search-exact', found, (value) => value === valueIn(found.filter));
  seeFuzzy(exact[1], fuzzy);
  seeFound('contacts.search-exists', existing, (value) => !isAbsent(value));
  return true;

  /** The rule wants a search to find those contacts of whom the member is so. */
  function seeFound(
    rule: Rule,
    { filter, answer, references }: Found,
    isSo: (value: Json | undefined) => boolean,
  ) {
    const field = String(filter['field']);
    if (!references) return t.skip(rule, refusedFilter(answer));
    if (!isStable) return t.cannot(rule, 'contacts changed while they were searched');
    const having = contacts.filter((contact) => isSo(contact[field]));
    if (having.length === 0 || having.length === contacts.length) {
      return t.skip(rule, `contacts do not show the \`${field}\` that they came with: map it with --overlay`);
    }
    const expected = having.flatMap((contact) => referenceOf(contact) ?? []);
    t.soft(rule, answer).holds(isSameSet(references, expected), {
      at: 'contacts',
      expected: `the ${expected.length} contacts that have it: ${expected.join(', ')}`,
      received: differenceOf(references, expected),
    });
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
