import type { fieldNames } from '../../generated/field-names.js';
import { isObject, itemsOf, type Json, type JsonObject, objectIn } from '../target/json.js';
import type { FindView, Known, Lookup, Pool } from '../view/find-view.js';
import { nonLatinLookups, nonsense } from './broad.js';

/** A pool that grows with each answer. */
export interface Knowledge extends Pool {
  /** Adds the people and the lookup of one find exchange. */
  learn(view: FindView): void;
  /** The known lookups, by `keyOf`. */
  readonly byKey: ReadonlyMap<string, Known>;
  /** Returns lookups that should find the known people, most specific first. */
  pivots(): readonly Lookup[];
}

/** Limits of what is remembered: people, characters of each and of all, and ids of a lookup. */
const peopleMost = 5000;
const personMost = 64 * 1024;
const charactersMost = 4 * 1024 * 1024;
const idsMost = 100;
/** Longer ids and terms, in characters, are not used. */
const termMost = 1000;

/** Letters of any script but Latin. */
const nonLatinLetter = /(?!\p{Script=Latin})\p{L}/u;

export function createKnowledge(): Knowledge {
  const byKey = new Map<string, Known>();
  const people = new Map<string, JsonObject>();
  let charactersLeft = charactersMost;
  const known: Known[] = [];
  // Lookups that find one person show mixed-up positions; those that find several show wrong sizes and orders.
  const [distinct, broad]: [Known[], Known[]] = [[], []];
  // Computed only when there is somebody new, because it is read often.
  let last: readonly Lookup[] | undefined;
  const pivots = () => (last ??= pivotsOf(people.values()));

  return {
    ...{ known, distinct, broad, nonsense, people, byKey, pivots },
    get nonLatin() {
      return [...pivots().filter(isNonLatin).slice(0, 20), ...nonLatinLookups];
    },
    learn(view) {
      if (!view.plain || !view.answered) return;
      // Oversized records are not remembered.
      const characters = view.exchange.response.text.length / Math.max(1, view.records.person.length);
      if (characters > personMost) return;
      for (const { value } of view.records.person) {
        const [id] = idOf(value);
        if (people.size >= peopleMost || id === undefined || people.has(id)) continue;
        if (id.length > termMost || characters > charactersLeft) continue;
        people.set(id, value);
        last = undefined;
        charactersLeft -= characters;
      }
      const [lookup, element] = [view.lookups[0], view.elements[0]];
      if (view.lookups.length !== 1 || view.size !== 5 || !lookup || !element) return;
      const key = keyOf(lookup);
      const ids = element.people.slice(0, idsMost).flatMap(({ value }) => idOf(value));
      if (byKey.has(key) || ids.some((id) => id.length > termMost)) return;
      const one = { lookup, ids };
      byKey.set(key, one);
      known.push(one);
      if (ids.length > 0) (ids.length === 1 ? distinct : broad).push(one);
    },
  };
}

export const isNonLatin = ({ fields }: Lookup): boolean =>
  fields.some(({ search_term }) => nonLatinLetter.test(search_term));

/** Returns the key of a lookup; equal lookups have equal keys. */
export const keyOf = ({ fields }: Lookup): string =>
  JSON.stringify(fields.map(({ field_name, search_term }) => [field_name, search_term]));

export const distinct = (lookups: readonly Lookup[]): Lookup[] => [
  ...new Map(lookups.map((lookup) => [keyOf(lookup), lookup])).values(),
];

/** Returns the id of a person or a company; empty if it has none. */
export function idOf(record: JsonObject): string[] {
  const id = record['id'];
  return typeof id === 'string' && id !== '' ? [id] : [];
}

/** Returns lookups by the values of the people: first identifiers, then name with company, then single broad criteria. */
export function pivotsOf(people: Iterable<JsonObject>): Lookup[] {
  const identifiers: Lookup[] = [];
  const combined: Lookup[] = [];
  const broad: Lookup[] = [];
  const seen = new Set<string>();
  const add = (list: Lookup[], ...fields: [string, Json | undefined][]) => {
    const usable = fields.flatMap(([field_name, term]) =>
      typeof term === 'string' && term.length <= termMost && term.trim() !== ''
        ? [{ field_name, search_term: term }]
        : [],
    );
    const lookup = { fields: usable };
    if (usable.length !== fields.length || seen.has(keyOf(lookup))) return;
    seen.add(keyOf(lookup));
    list.push(lookup);
  };
  for (const person of people) {
    const { linkedin, email_address, ...others } = criteriaOf(person);
    add(identifiers, ['linkedin', linkedin]);
    add(identifiers, ['email_address', email_address]);
    add(combined, ['name', others.name], ['company.name', others['company.name']]);
    for (const each of Object.entries(others)) add(broad, each);
  }
  return [...identifiers, ...combined, ...broad];
}

/** Returns the value of a person that each criterion should find them by. */
export function criteriaOf(person: JsonObject): Record<(typeof fieldNames)[number], Json | undefined> {
  const job = currentJob(person);
  const company = objectIn(job, 'company');
  return {
    linkedin: person['linkedin'],
    email_address: job['email'],
    name: person['name'],
    'company.name': company['name'],
    'company.domain': company['domain'],
    'company.linkedin': company['linkedin'],
    'company.ticker': company['ticker'],
    title: job['title'],
    'education.school': itemsOf(person['education'])[0]?.['school'],
  };
}

/** Returns the different values, most frequent first. */
export function byFrequency(values: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([value]) => value);
}

/** Returns the current job of a person, or else the first in `jobs`; empty if there is none. */
export const currentJob = ({ position, jobs }: JsonObject): JsonObject =>
  isObject(position) ? position : (itemsOf(jobs)[0] ?? {});
