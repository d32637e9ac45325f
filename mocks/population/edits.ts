import { firstWhere } from '../state/sorted-list.js';
import type { Store } from '../state/store.js';
import { byIds, listOf } from './index/people-index.js';
import type { Candidate, People, Person, Population } from './population.js';

/** The seeded people, and the store of their edits. */
interface Populated {
  readonly store: Store;
  readonly population: Population;
}

interface Edition {
  readonly version: number;
  readonly of: Population;
  readonly population: Population;
}

/** The latest edition of each store: replaced only after another edit, or for other seeded people. */
const editions = new WeakMap<object, Edition>();

/** Returns the current people: the seeded ones with the edits in the store applied. */
export async function populationNow({ store, population }: Populated): Promise<Population> {
  const version = await editsVersion(store);
  if (version === 0) return population;
  const known = editions.get(store);
  if (known?.version === version && known.of === population) return known.population;
  const edition = { version, of: population, population: withEdits(population, await editsOf(store)) };
  editions.set(store, edition);
  return edition.population;
}

/** The edits to the people of a world, on top of the people that worlds share. */
export interface Edits {
  /** The current records, in full, of people who were edited or added. */
  readonly people: readonly Person[];
  /** The ids of removed people. */
  readonly removed: ReadonlySet<string>;
}

type Known = Person & { readonly id: string };

const edited = 'edited-people';
const added = 'added-people';
/** Marks, by id, of people who were removed and are not known to have been added. */
const removed = 'removed-people';
/** The number of edits made or reverted, from which caches learn whether there are newer ones. */
const versions = 'edited-people-version';
const current = 'current';

export async function editsOf(store: Store): Promise<Edits> {
  const now = new Map<string, Person>();
  for (const collection of [added, edited]) {
    for (const { key, value } of await store.scan<Person>(collection)) now.set(key, value);
  }
  const marks = await store.scan<true>(removed);
  return { people: [...now.values()], removed: new Set(marks.map(({ key }) => key)) };
}

/** Returns 0 if no person was ever edited, added or removed. */
export async function editsVersion(store: Store): Promise<number> {
  return (await store.get<number>(versions, current)) ?? 0;
}

/** Must be called within the transaction that read the person. */
export async function putEdited(store: Store, person: Known): Promise<void> {
  await store.put<Person>(edited, person.id, person);
  await raiseVersion(store);
}

/** Adds a person who is new or was removed. Must be called within a transaction. */
export async function putAdded(store: Store, person: Known): Promise<void> {
  await store.put<Person>(added, person.id, person);
  await store.delete(edited, person.id);
  await raiseVersion(store);
}

/** Removes the person with this id. Must be called within the transaction that found the person. */
export async function putRemoved(store: Store, id: string): Promise<void> {
  const isAdded = (await store.get<Person>(added, id)) !== undefined;
  await store.delete(added, id);
  await store.delete(edited, id);
  if (!isAdded) await store.put(removed, id, true);
  await raiseVersion(store);
}

/** Reverts all edits to a person; does nothing if there are none. Must be called within a transaction. */
export async function removeEdited(store: Store, id: string): Promise<void> {
  const isGone = (await store.get<true>(removed, id)) !== undefined;
  if (!isGone && (await store.get<Person>(edited, id)) === undefined) return;
  await store.delete(edited, id);
  await store.delete(removed, id);
  await raiseVersion(store);
}

/** Never decreases the version: a version used before would revive outdated caches. */
async function raiseVersion(store: Store): Promise<void> {
  await store.put(versions, current, (await editsVersion(store)) + 1);
}

/** Returns a population that answers like one built from the edited people, without building anything. */
export function withEdits(base: Population, { people: edited, removed }: Edits): Population {
  const byId = new Map(edited.map((person) => [person.id ?? '', person]));
  const added = edited.filter(({ id = '' }) => base.person(id) === undefined);
  const isAsBefore = ({ id = '' }: Person) => !byId.has(id) && !removed.has(id);
  let people: readonly Person[] | undefined;
  let inOrderOfIds: People | undefined;
  return {
    get people() {
      people ??= [...base.people]
        .flatMap((person) => byId.get(person.id ?? '') ?? (removed.has(person.id ?? '') ? [] : person))
        .concat(added);
      return people;
    },
    get inOrderOfIds() {
      inOrderOfIds ??= overlaid(base.inOrderOfIds, byId, removed);
      return inOrderOfIds;
    },
    person: (id) => byId.get(id) ?? (removed.has(id) ? undefined : base.person(id)),
    indexed: (told) => base.indexed(told),
    candidates: (criterion, limit) => {
      // At most this many people of the base may have to be left out.
      const listed = base.candidates(criterion, limit + byId.size + removed.size);
      const unedited = listed.filter(({ person }) => isAsBefore(person));
      const rated = [...byId.values()].map((person) => ({
        person,
        similarity: base.similarity(person, criterion),
      }));
      const fitting = rated.filter(({ similarity }) => similarity > 0);
      return [...unedited, ...fitting].sort(bestFirst).slice(0, limit);
    },
    similarity: (person, criterion) => base.similarity(person, criterion),
  };
}

function bestFirst(one: Candidate, other: Candidate): number {
  return other.similarity - one.similarity || byIds(one.person, other.person);
}

/** Returns a list in the order of ids with some people in place of others, added or left out: places stand for the rest. */
function overlaid(base: People, edited: ReadonlyMap<string, Person>, removed: ReadonlySet<string>): People {
  const sources = Array.from({ length: base.length }, (_, place): number | Person => place);
  const personAt = (at: number, isBrief = false): Person => {
    const source = sources[at];
    return (typeof source === 'number' ? base.at(source, isBrief) : source) ?? {};
  };
  for (const id of new Set([...edited.keys(), ...removed])) {
    const at = firstWhere(sources.length, (place) => (personAt(place).id ?? '') >= id);
    const now = edited.get(id);
    sources.splice(at, personAt(at).id === id ? 1 : 0, ...(now === undefined ? [] : [now]));
  }
  return listOf(() => sources.length, personAt);
}
