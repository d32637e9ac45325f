import type { Json } from './json.js';

/** Part of a collection, by its keys. */
export interface Part {
  /** Only keys that come after this one. */
  readonly after?: string;
  readonly prefix?: string;
  /** At most so many entries. */
  readonly limit?: number;
}

/** What was written in a collection since a revision of it. */
export interface Changes<T extends Json> {
  /** The collection as it is now; what it is compared with next time. */
  readonly revision: number;
  /** Entries as they are now, `undefined` for those that are gone; undefined where it is not known what was written. */
  readonly entries: readonly { readonly key: string; readonly value: T | undefined }[] | undefined;
}

/**
 * Named collections of JSON values. A store stores: it knows no domain word and decides nothing.
 * Values are copied on the way in and must not be changed by whoever gets them.
 */
export interface Store {
  get<T extends Json>(collection: string, key: string): Promise<T | undefined>;
  put<T extends Json>(collection: string, key: string, value: T): Promise<void>;
  delete(collection: string, key: string): Promise<void>;
  /**
   * Adds to a number, which is 0 where there was none, and returns the sum. Without a transaction nothing comes in
   * between; within one it is a read and a write like others.
   */
  add(collection: string, key: string, amount: number): Promise<number>;
  /** The entries of a collection, or the part of them that is asked for, in the order of keys. */
  scan<T extends Json>(collection: string, part?: Part): Promise<{ key: string; value: T }[]>;
  /**
   * What was written since a revision, for those who keep something that follows from a collection. Not known are
   * changes of before the first question, very many changes, and within a transaction which ones there were.
   */
  changes<T extends Json>(collection: string, since?: number): Promise<Changes<T>>;
  /** How many entries a collection has. */
  count(collection: string): Promise<number>;
  /** The names of all collections that have entries, in order. */
  collections(): Promise<string[]>;
  /** Runs `work` so that no other transaction interleaves; an error leaves everything as it was. */
  transact<T>(work: (store: Store) => Promise<T>): Promise<T>;
}

/** What was written in a collection since a revision of it. */
export interface Written {
  readonly name: string;
  /** What it is compared with next time. */
  readonly revision: number;
  /** By key; `undefined` stands for nothing. */
  readonly entries: ReadonlyMap<string, Json | undefined>;
  /** Whether there are no others. */
  readonly isWhole: boolean;
}

/** A store, for whoever keeps all of it elsewhere. */
export interface WholeStore extends Store {
  /** Grows with each write. */
  revision(): number;
  /** Every collection with all that is committed. What is read of its entries later is as it is then. */
  committed(): readonly Written[];
  /** What was committed since the revisions that are known of collections: no half of a transaction, and nothing of later. */
  written(known: ReadonlyMap<string, number>): readonly Written[];
}
