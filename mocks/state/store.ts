import type { Json } from './json.js';
import { turns } from './turns.js';

/** The name of a collection, with the type of its values. */
export type Collection<T extends Json> = string & { readonly holds?: T };

export interface Part {
  readonly after?: string;
  readonly prefix?: string;
  readonly limit?: number;
}

/** Named collections of JSON values, which are copied on the way in, and which readers must not modify. */
export interface Store {
  get<T extends Json>(collection: Collection<T>, key: string): Promise<T | undefined>;
  put<T extends Json>(collection: Collection<T>, key: string, value: T): Promise<void>;
  delete(collection: string, key: string): Promise<void>;
  /** Adds to a number, which is 0 if absent, and returns the sum. Atomic outside of a transaction. */
  add(collection: string, key: string, amount: number): Promise<number>;
  scan<T extends Json>(collection: Collection<T>, part?: Part): Promise<{ key: string; value: T }[]>;
  list<T extends Json>(collection: Collection<T>): Promise<T[]>;
  /** Returns a number that is another one after every write to a collection. */
  revisionOf(collection: string): Promise<number>;
  count(collection: string): Promise<number>;
  /** Returns the names of all collections that have entries, in order. */
  collections(): Promise<string[]>;
  /** Runs `work` without interleaving with other transactions; an error rolls everything back. */
  transact<T>(work: (store: Store) => Promise<T>): Promise<T>;
}

export interface Written {
  readonly name: string;
  /** The revision to be passed to the next query. */
  readonly revision: number;
  /** By key; `undefined` marks a deleted entry. */
  readonly entries: ReadonlyMap<string, Json | undefined>;
  /** Whether these are all entries of the collection. */
  readonly isWhole: boolean;
}

/** A store whose whole content can be persisted elsewhere. */
export interface WholeStore extends Store {
  revision(): number;
  /** Returns a consistent snapshot of what was committed since the known revisions of collections. */
  written(known: ReadonlyMap<string, number>): readonly Written[];
}

const perPart = 500;

/** Entries that long work writes in one transaction: others write after each, and a database takes few of them. */
export const perSlice = 250;

/** Returns the values of a collection as they are at one time, without stopping other tasks unless these write meanwhile. */
export async function listInTurns<T extends Json>(store: Store, collection: Collection<T>): Promise<T[]> {
  const revision = await store.revisionOf(collection);
  const turn = turns();
  const values: T[] = [];
  let part: { readonly key: string; readonly value: T }[];
  let after = {};
  do {
    part = await store.scan(collection, { limit: perPart, ...after });
    for (const { value } of part) values.push(value);
    after = { after: part.at(-1)?.key };
    await turn();
  } while (part.length === perPart);
  return revision === (await store.revisionOf(collection)) ? values : store.list(collection);
}

/** Deletes all entries of a collection. Must be called within a transaction. */
export async function clear(store: Store, collection: string): Promise<void> {
  const turn = turns();
  for (const { key } of await store.scan(collection)) {
    await store.delete(collection, key);
    await turn();
  }
}
