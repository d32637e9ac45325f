import type { Store } from '../../state/store.js';
import type { Person } from '../population.js';

/** The edits to the people of a world, on top of the people that worlds share. */
export interface Edits {
  /** The current records, in full, of people who were edited or added. */
  readonly people: readonly Person[];
  /** The ids of removed people. */
  readonly removed: ReadonlySet<string>;
}

type Known = Person & { readonly id: string };

/** The current records of edited people, by id. */
const edited = 'edited-people';
/** The original records of added people, by id. */
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
