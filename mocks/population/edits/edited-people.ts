import type { Store } from '../../state/store.js';
import type { Person } from '../population.js';

/** What happened to the people of a world: it lies over those that worlds share. */
export interface Edits {
  /** Whole records of how people are now who were edited or added. */
  readonly people: readonly Person[];
  /** The ids of those who are no more. */
  readonly removed: ReadonlySet<string>;
}

type Known = Person & { readonly id: string };

/** How people are now who were edited, by id. */
const edited = 'edited-people';
/** How people were when they were added, by id. */
const added = 'added-people';
/** Marks by id of those who were removed and are not known to have been added. */
const removed = 'removed-people';
/** How often edits were made or taken back, so that whoever remembers them knows whether there are newer ones. */
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

/** 0 when nobody was ever edited, added or removed. */
export async function editsVersion(store: Store): Promise<number> {
  return (await store.get<number>(versions, current)) ?? 0;
}

/** Call it inside the transaction that read the person. */
export async function putEdited(store: Store, person: Known): Promise<void> {
  await store.put<Person>(edited, person.id, person);
  await raiseVersion(store);
}

/** Somebody whom nobody knew before, or who was removed. Call it inside a transaction. */
export async function putAdded(store: Store, person: Known): Promise<void> {
  await store.put<Person>(added, person.id, person);
  await store.delete(edited, person.id);
  await raiseVersion(store);
}

/** Nobody has this id any more. Call it inside the transaction that found somebody who has it. */
export async function putRemoved(store: Store, id: string): Promise<void> {
  const isAdded = (await store.get<Person>(added, id)) !== undefined;
  await store.delete(added, id);
  await store.delete(edited, id);
  if (!isAdded) await store.put(removed, id, true);
  await raiseVersion(store);
}

/** Takes back whatever was done to a person; nothing happens where nothing was. Call it inside a transaction. */
export async function removeEdited(store: Store, id: string): Promise<void> {
  const isGone = (await store.get<true>(removed, id)) !== undefined;
  if (!isGone && (await store.get<Person>(edited, id)) === undefined) return;
  await store.delete(edited, id);
  await store.delete(removed, id);
  await raiseVersion(store);
}

/** It never falls: a version that was there before would bring back what somebody remembers of it. */
async function raiseVersion(store: Store): Promise<void> {
  await store.put(versions, current, (await editsVersion(store)) + 1);
}
