import type { Store } from '../../state/store.js';
import type { Person } from '../population.js';

/** Whole records by person id: how people are now who were edited. */
const people = 'edited-people';
/** How often edits were made or taken back, so that whoever remembers them knows whether there are newer ones. */
const versions = 'edited-people-version';
const current = 'current';

export async function editedPeople(store: Store): Promise<readonly Person[]> {
  return (await store.scan<Person>(people)).map(({ value }) => value);
}

/** 0 when nobody was ever edited. */
export async function editsVersion(store: Store): Promise<number> {
  return (await store.get<number>(versions, current)) ?? 0;
}

/** Call it inside the transaction that read the person. */
export async function putEdited(store: Store, person: Person & { readonly id: string }): Promise<void> {
  await store.put<Person>(people, person.id, person);
  await raiseVersion(store);
}

/** Takes back whatever was put for a person; nothing happens where nothing was. Call it inside a transaction. */
export async function removeEdited(store: Store, id: string): Promise<void> {
  if ((await store.get<Person>(people, id)) === undefined) return;
  await store.delete(people, id);
  await raiseVersion(store);
}

/** It never falls: a version that was there before would bring back what somebody remembers of it. */
async function raiseVersion(store: Store): Promise<void> {
  await store.put(versions, current, (await editsVersion(store)) + 1);
}
