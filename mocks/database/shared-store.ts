import type { Json } from '../state/json.js';
import type { WholeStore } from '../state/store.js';

/** Runs work in a turn, in which no other process writes. */
export type Turn = <T>(work: () => Promise<T>) => Promise<T>;

export interface Foreign {
  readonly collection: string;
  readonly key: string;
  /** Undefined if it was deleted. */
  readonly value: Json | undefined;
}

/** The copy of a process, whose writes take turns with those of others. */
export interface SharedStore extends WholeStore {
  /** Writes what others have written. */
  follow(entries: readonly Foreign[]): Promise<void>;
}

export function sharedStore(memory: WholeStore, turn: Turn): SharedStore {
  return {
    ...memory,
    put: (...entry) => turn(() => memory.put(...entry)),
    add: (...more) => turn(() => memory.add(...more)),
    delete: (...place) => turn(() => memory.delete(...place)),
    transact: (work) => turn(() => memory.transact(work)),
    follow: (entries) =>
      memory.transact(async (store) => {
        for (const { collection, key, value } of entries) {
          if (value === undefined) await store.delete(collection, key);
          else await store.put(collection, key, value);
        }
      }),
  };
}
