import { currentJob } from '../../arbitraries/knowledge.js';
import { isObject, type JsonObject } from '../../target/json.js';
import type { Lookup } from '../../view/find-view.js';
import { bodyOf, undecided } from '../answers.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { agrees, otherwise } from '../sighting.js';
import { idsIn } from './elements.js';
import { requireGood } from './odd-find.js';
import { wholeFind } from './whole-find.js';

/** Somebody with an identifier and a company, and somebody else by name. */
interface Pair {
  readonly one: string;
  readonly other: string;
  /** `one` by identifier, `other` by name, `one` by identifier with the name of `other`, `other` by name with the company of `one`. */
  readonly lookups: readonly [Lookup, Lookup, Lookup, Lookup];
}

const pairsMost = 6;

export const waterfall = asks('find.waterfall', {
  requests: 2,
  async ask(t) {
    await requireGood(t);
    const pairs = pairsOf(t);
    const matches = [...pairs.flatMap(({ lookups }) => lookups), t.someone().lookup];
    const answer = await wholeFind(t, { matches, size: 5 });
    bodyOf(answer);
    const found = idsIn(answer, matches.length);
    if (found === undefined) throw undecided('a find of several lookups was answered otherwise');
    for (const [index, { one, other }] of pairs.entries()) {
      const [alone = [], named = [], both = [], atCompany = []] = found.slice(4 * index, 4 * index + 4);
      // Where so many have that name, the one who is meant may be cut off the list of another lookup.
      if (alone.join() !== one || !named.includes(other) || named.includes(one) || named.length > 3) continue;
      const saw = `the identifier of somebody and the name of another → ${whoIn(both, one, other)}`;
      const saw2 = `${saw}; a name and the company of another → ${atCompany.includes(other) ? 'found' : 'not found'}`;
      if (both.includes(one) && both.includes(other)) return agrees('any-criterion', saw);
      if (both.join() === one && atCompany.includes(other)) return agrees('identifier-first', saw2);
      if (both.length === 0 && !atCompany.includes(other)) return agrees('all-criteria', saw2);
      return otherwise(saw2);
    }
    throw undecided('no two people are known of whom one is found by an identifier, and the other by name');
  },
});

function whoIn(ids: readonly string[], one: string, other: string): string {
  if (ids.includes(one)) return ids.includes(other) ? 'both' : 'the former';
  return ids.includes(other) ? 'the latter' : ids.length > 0 ? 'others' : 'nobody';
}

function pairsOf({ pool }: ProbeContext): readonly Pair[] {
  const identified = pool.distinct.flatMap(({ lookup, ids: [id = ''] }) => {
    const [field, ...others] = lookup.fields;
    const person = pool.people.get(id);
    const company = person && currentCompany(person);
    const isIdentifier = field?.field_name === 'linkedin' || field?.field_name === 'email_address';
    return isIdentifier && others.length === 0 && company !== undefined ? [{ id, field, company }] : [];
  });
  const named = [...pool.people].flatMap(([id, person]) => {
    const { name } = person;
    return typeof name === 'string' && name.trim() !== ''
      ? [{ id, name, employers: employersOf(person) }]
      : [];
  });
  // Each of them with another, from the far end: who was found by one lookup may share a name or an employer.
  const others = named.toReversed();
  return identified.slice(0, pairsMost).flatMap(({ id, field, company }, index) => {
    const other = others
      .slice(index)
      .find((each) => each.id !== id && !each.employers.includes(company.toLowerCase()));
    if (other === undefined) return [];
    const byName = { field_name: 'name', search_term: other.name };
    const atCompany = { field_name: 'company.name', search_term: company };
    const lookups = [[field], [byName], [field, byName], [byName, atCompany]].map((fields) => ({ fields }));
    const [one, two, three, four] = lookups;
    return one && two && three && four
      ? [{ one: id, other: other.id, lookups: [one, two, three, four] as const }]
      : [];
  });
}

function currentCompany(person: JsonObject): string | undefined {
  const { company } = currentJob(person);
  const name = isObject(company) ? company['name'] : undefined;
  return typeof name === 'string' && name.trim() !== '' ? name : undefined;
}

/** Every company that stands anywhere in a record, in lower case, as one text. */
const employersOf = (person: JsonObject): string => JSON.stringify(person).toLowerCase();
