import { isArray, isObject, type Json, type JsonObject } from '../target/json.js';
import type { FindView, Lookup } from '../view/find-view.js';
import type { Known, Pool } from '../view/pool.js';
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
export const nonLatinLetter = /(?!\p{Script=Latin})\p{L}/u;

export function createKnowledge(): Knowledge {
  const known = new Map<string, Known>();
  const people = new Map<string, JsonObject>();
  let charactersLeft = charactersMost;
  let classified: { distinct: Known[]; broad: Known[] } | undefined;
  let pivoted: { people: number; lookups: Lookup[] } = { people: 0, lookups: [] };

  /** Lookups that find one person show mixed-up positions; those that find several show wrong sizes and orders. */
  function classes() {
    classified ??= {
      distinct: [...known.values()].filter(({ ids }) => ids.length === 1),
      broad: [...known.values()].filter(({ ids }) => ids.length > 1),
    };
    return classified;
  }

  /** Computed only when there are new people, because it is called often. */
  function pivots(): Lookup[] {
    if (pivoted.people !== people.size) pivoted = { people: people.size, lookups: pivotsOf(people.values()) };
    return pivoted.lookups;
  }

  return {
    get known() {
      return [...known.values()];
    },
    get distinct() {
      return classes().distinct;
    },
    get broad() {
      return classes().broad;
    },
    get nonLatin() {
      const own = pivots().filter(isNonLatin);
      return [...own.slice(0, 20), ...nonLatinLookups];
    },
    nonsense,
    people,
    byKey: known,
    learn(view) {
      if (!view.plain || !view.answered) return;
      // Oversized records are not remembered.
      const characters = view.exchange.response.text.length / Math.max(1, view.records.person.length);
      if (characters > personMost) return;
      for (const { value } of view.records.person) {
        const id = value['id'];
        if (people.size >= peopleMost || typeof id !== 'string' || id === '' || people.has(id)) continue;
        if (id.length > termMost || characters > charactersLeft) continue;
        people.set(id, value);
        charactersLeft -= characters;
      }
      const [lookup, element] = [view.lookups[0], view.elements[0]];
      if (view.lookups.length !== 1 || view.size !== 5 || !lookup || !element) return;
      const key = keyOf(lookup);
      const ids = element.people.slice(0, idsMost).flatMap(({ value }) => idOf(value));
      if (known.has(key) || ids.some((id) => id.length > termMost)) return;
      known.set(key, { lookup, ids });
      classified = undefined;
    },
    pivots,
  };
}

export function isNonLatin(lookup: Lookup): boolean {
  return lookup.fields.some((field) => nonLatinLetter.test(field.search_term));
}

/** Returns the key of a lookup; equal lookups have equal keys. */
export function keyOf(lookup: Lookup): string {
  return JSON.stringify(lookup.fields.map(({ field_name, search_term }) => [field_name, search_term]));
}

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
    const job = currentJob(person);
    const company = isObject(job['company']) ? job['company'] : {};
    add(identifiers, ['linkedin', person['linkedin']]);
    add(identifiers, ['email_address', job['email']]);
    add(combined, ['name', person['name']], ['company.name', company['name']]);
    add(broad, ['name', person['name']]);
    add(broad, ['company.name', company['name']]);
    add(broad, ['company.domain', company['domain']]);
    add(broad, ['company.linkedin', company['linkedin']]);
    add(broad, ['company.ticker', company['ticker']]);
    add(broad, ['title', job['title']]);
    add(broad, ['education.school', schoolOf(person)]);
  }
  return [...identifiers, ...combined, ...broad];
}

/** Returns the current job of a person, or else the first in `jobs`; empty if there is none. */
export function currentJob(person: JsonObject): JsonObject {
  const [position, jobs] = [person['position'], person['jobs']];
  if (isObject(position)) return position;
  const first = isArray(jobs) ? jobs[0] : undefined;
  return isObject(first) ? first : {};
}

function schoolOf(person: JsonObject): Json | undefined {
  const first = isArray(person['education']) ? person['education'][0] : undefined;
  return isObject(first) ? first['school'] : undefined;
}
