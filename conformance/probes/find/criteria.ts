import type { Readings } from '../../../generated/questions.js';
import { isArray, isObject } from '../../target/json.js';
import type { Known } from '../../view/pool.js';
import { agrees, answered, bodyOf, demand, otherwise, refusals, undecided } from '../answers.js';
import { asks, type ProbeContext, watches } from '../probe.js';
import { elementsOf, foundBy, hitsIn, idsIn, isTerm, jobOf, peopleOf, requireGood } from './elements.js';

/** Words in the title or the school of many people, wherever they are from. */
const large = [
  { field_name: 'education.school', search_term: 'University' },
  { field_name: 'title', search_term: 'Manager' },
];

/** Probes of whom the criteria of a lookup find: all, several, nobody, or too many. */
export const criteria = {
  'find.waterfall': asks('find.waterfall', {
    requests: 2,
    async ask(t) {
      await requireGood(t);
      const pairs = pairsOf(t);
      const matches = [...pairs.flatMap(({ lookups }) => lookups), t.someone().lookup];
      const answer = await t.find({ matches, size: 5 });
      bodyOf(answer);
      const found = foundBy(answer, matches.length);
      for (const [index, { one, other }] of pairs.entries()) {
        const [alone = [], named = [], both = [], atCompany = []] = found.slice(4 * index, 4 * index + 4);
        // If too many people have that name, the one who is meant may be cut off the list of another lookup.
        if (alone.join() !== one || !named.includes(other) || named.includes(one) || named.length > 3)
          continue;
        const [isOne, isOther] = [both.includes(one), both.includes(other)];
        const isThere = atCompany.includes(other);
        if (isOne && isOther) return 'any-criterion';
        if (both.join() === one && isThere) return 'identifier-first';
        return both.length === 0 && !isThere ? 'all-criteria' : undefined;
      }
      throw undecided('no two people are known of whom one is found by an identifier, and the other by name');
    },
  }),
  'find.field-duplicate': asks('find.field-duplicate', {
    requests: 2,
    async ask(t) {
      await requireGood(t);
      const [one, other] = twoOfOneField(t);
      const both = { fields: [...one.lookup.fields, ...other.lookup.fields] };
      const answer = await t.find({ matches: [both, one.lookup, other.lookup], size: 5 });
      return answered(answer, 'one field twice', refusals('find.field-duplicate'), () => {
        const [found = []] = idsIn(answer, 3) ?? [];
        // Unless each of the two is found by one criterion, the answer shows nothing.
        if (hitsIn(answer, [[], one.ids, other.ids])?.endsWith('hit hit') !== true) return undefined;
        const [first = '', last = ''] = [...one.ids, ...other.ids];
        const shown = found.map((id) => (id === first ? 'first' : id === last ? 'last' : 'other'));
        return byWhoIsFound.get(shown.toSorted().join(' '));
      });
    },
  }),
  'find.large-group': asks('find.large-group', {
    requests: 2,
    // A refusal without a body has no hint.
    hiddenBy: { 'errors.body': ['empty'] },
    async ask(t) {
      await requireGood(t);
      const answer = await t.find({ matches: large.map((field) => ({ fields: [field] })), size: 5 });
      const { status, text, headers } = answer.response;
      demand(status !== 400 || text.trim() !== '', 'a lookup of a large group was refused without a word');
      const refused = /search/i.test(text) ? ({ 400: 'rejected-400-with-hint' } as const) : {};
      return answered(answer, 'lookups of large groups', refused, () => {
        if (/search[^,]*>[^,]*rel="?alternate/i.test(headers['link'] ?? '')) return 'link-header';
        const elements = elementsOf(answer);
        if (elements?.length !== large.length) return undefined;
        // A full list for such a word means many matches: a hundred or more in a large service.
        demand(
          !elements.some((element) => peopleOf(element).length < 5),
          'no lookup is known that many people match',
        );
        return 'none';
      });
    },
  }),
  'find.no-hit': watches('find.no-hit', {
    *see({ find }) {
      if (!find?.answered) return;
      for (const { value } of find.elements) {
        if (!isObject(value) || value['found'] !== false || isObject(value['error'])) continue;
        const { people } = value;
        if (people === undefined) yield agrees('people-omitted', 'a miss without people');
        else if (people === null) yield agrees('people-null', 'a miss with people null');
        else if (!isArray(people)) yield otherwise('a miss with people that are no list');
        else if (people.length === 0) yield agrees('empty-list', 'a miss with people []');
      }
    },
  }),
};

const byWhoIsFound: ReadonlyMap<string, Exclude<Readings['find.field-duplicate'], 'rejected-400'>> = new Map([
  ['first last', 'any-of'],
  ['', 'all-of'],
  ['last', 'last-wins'],
  ['first', 'first-wins'],
]);

/** Returns two people who are each found by one criterion, of the same field. */
function twoOfOneField({ pool }: ProbeContext): readonly [Known, Known] {
  const alone = pool.distinct.filter(({ lookup }) => lookup.fields.length === 1);
  for (const one of alone) {
    const other = alone.find(
      ({ lookup, ids }) =>
        lookup.fields[0]?.field_name === one.lookup.fields[0]?.field_name && ids[0] !== one.ids[0],
    );
    if (other) return [one, other];
  }
  throw undecided('no two people are known who are found by one field each');
}

const pairsMost = 6;

/**
 * Returns pairs of a person with an identifier and a company, and another one with a name. The lookups are `one` by identifier,
 * `other` by name, `one` by identifier with the name of `other`, and `other` by name with the company of `one`.
 */
function pairsOf({ pool }: ProbeContext) {
  const identified = pool.distinct.flatMap(({ lookup, ids: [id = ''] }) => {
    const [field, ...others] = lookup.fields;
    const person = pool.people.get(id);
    const company = person && jobOf(person).company;
    const isIdentifier = field?.field_name === 'linkedin' || field?.field_name === 'email_address';
    return isIdentifier && others.length === 0 && company !== undefined ? [{ id, field, company }] : [];
  });
  // Paired from the far end: people who were found by the same lookup may share a name or an employer.
  const named = [...pool.people].toReversed().flatMap(([id, person]) => {
    const { name } = person;
    // Matches every company anywhere in the record.
    const employers = JSON.stringify(person).toLowerCase();
    return isTerm(name) ? [{ id, name, employers }] : [];
  });
  return identified.slice(0, pairsMost).flatMap(({ id, field, company }, index) => {
    const other = named
      .slice(index)
      .find((each) => each.id !== id && !each.employers.includes(company.toLowerCase()));
    if (other === undefined) return [];
    const byName = { field_name: 'name', search_term: other.name };
    const atCompany = { field_name: 'company.name', search_term: company };
    const lookups = [[field], [byName], [field, byName], [byName, atCompany]].map((fields) => ({ fields }));
    return [{ one: id, other: other.id, lookups }];
  });
}
