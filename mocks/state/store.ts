import type { Json } from '../engine/json.js';

/**
 * Named collections of JSON values. A store stores: it knows no domain word and decides nothing.
 * Values are copied on the way in and must not be changed by whoever gets them.
 */
export interface Store {
  get<T extends Json>(collection: string, key: string): Promise<T | undefined>;
  put<T extends Json>(collection: string, key: string, value: T): Promise<void>;
  delete(collection: string, key: string): Promise<void>;
  /** Every entry of a collection, in the order of keys. */
  scan<T extends Json>(collection: string): Promise<{ key: string; value: T }[]>;
  /** Runs `work` so that no other transaction interleaves; an error leaves everything as it was. */
  transact<T>(work: (store: Store) => Promise<T>): Promise<T>;
}
