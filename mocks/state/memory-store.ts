import type { Json } from '../engine/json.js';
import { frozenCopy } from './frozen.js';
import { keysOfPart, SortedKeys } from './sorted-keys.js';
import type { Part, Store } from './store.js';

/** What a transaction has written so far; `undefined` stands for a deleted entry. */
class Collection {
  readonly entries = new Map<string, Json | undefined>();
  readonly keys = new SortedKeys();

  set(key: string, value: Json | undefined): void {
    if (!this.entries.has(key)) this.keys.forget();
    this.entries.set(key, value);
  }

  delete(key: string): void {
    if (this.entries.delete(key)) this.keys.forget();
  }

  sorted(): readonly string[] {
    return this.keys.of(this.entries.keys());
  }
}

type Writes = Map<string, Collection>;

/** A store that lives as long as the process. */
export function memoryStore(): Store {
  const committed: Writes = new Map();
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...layered([committed]),
    transact: (work) => {
      const run = last.then(() => attempt(work, [committed]));
      last = run.catch(() => undefined);
      return run;
    },
  };
}

/** Runs `work` on a layer of its own, which is poured into the one below only when it succeeds. */
async function attempt<T>(work: (store: Store) => Promise<T>, below: readonly Writes[]): Promise<T> {
  const own: Writes = new Map();
  const layers = [own, ...below];
  const result = await work({ ...layered(layers), transact: (inner) => attempt(inner, layers) });
  const target = below[0];
  if (target) pour(own, target, below.length === 1);
  return result;
}

function pour(from: Writes, to: Writes, isBottom: boolean): void {
  for (const [name, { entries }] of from) {
    const collection = collectionOf(to, name);
    for (const [key, value] of entries) {
      if (value === undefined && isBottom) collection.delete(key);
      else collection.set(key, value);
    }
  }
}

/** Reads from the uppermost layer that knows the key; writes into the uppermost. */
function layered(layers: readonly Writes[]): Omit<Store, 'transact'> {
  const [own] = layers;
  if (own === undefined) throw new Error('a store needs at least one layer');
  const isBottom = layers.length === 1;
  const read = (name: string, key: string): Json | undefined => {
    for (const layer of layers) {
      const entries = layer.get(name)?.entries;
      if (entries?.has(key)) return entries.get(key);
    }
    return undefined;
  };
  /** Every key that some layer knows, in order, deleted ones included. */
  const keysOf = (name: string): readonly string[] => {
    const known = layers.flatMap((layer) => layer.get(name) ?? []).filter(({ entries }) => entries.size > 0);
    const [only, ...more] = known;
    if (only === undefined) return [];
    if (more.length === 0) return only.sorted();
    return [...new Set(known.flatMap(({ entries }) => [...entries.keys()]))].sort();
  };
  const present = <T extends Json>(name: string, part: Part): { key: string; value: T }[] => {
    const found: { key: string; value: T }[] = [];
    const { limit = Number.POSITIVE_INFINITY, ...range } = part;
    const sorted = keysOf(name);
    // Deleted keys do not count for the limit, so that a part is read on until it is full.
    for (let after = range.after; found.length < limit; ) {
      const wanted = limit - found.length;
      const keys = keysOfPart(sorted, {
        ...range,
        ...(after === undefined ? {} : { after }),
        ...(Number.isFinite(wanted) ? { limit: wanted } : {}),
      });
      for (const key of keys) {
        // The caller names the type of what it stored: a store cannot check it.
        const value = read(name, key) as T | undefined;
        if (value !== undefined) found.push({ key, value });
      }
      after = keys.at(-1);
      if (after === undefined || keys.length < wanted) break;
    }
    return found;
  };
  return {
    get: async <T extends Json>(name: string, key: string) => read(name, key) as T | undefined,
    put: async (name, key, value) => {
      collectionOf(own, name).set(key, frozenCopy(value));
    },
    add: async (name, key, amount) => {
      const known = read(name, key);
      const sum = (typeof known === 'number' ? known : 0) + amount;
      collectionOf(own, name).set(key, sum);
      return sum;
    },
    delete: async (name, key) => {
      if (isBottom) own.get(name)?.delete(key);
      else collectionOf(own, name).set(key, undefined);
    },
    scan: async <T extends Json>(name: string, part: Part = {}) => present<T>(name, part),
    count: async (name) => {
      const base = layers.at(-1)?.get(name)?.entries;
      return isBottom ? (base?.size ?? 0) : present(name, {}).length;
    },
    collections: async () => {
      const names = [...new Set(layers.flatMap((layer) => [...layer.keys()]))].sort();
      return names.filter((name) => present(name, { limit: 1 }).length > 0);
    },
  };
}

function collectionOf(layer: Writes, name: string): Collection {
  const existing = layer.get(name);
  if (existing) return existing;
  const created = new Collection();
  layer.set(name, created);
  return created;
}
