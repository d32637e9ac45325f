import type { Json } from '../engine/json.js';
import type { Store } from './store.js';

/** What a transaction has written so far; `undefined` stands for a deleted entry. */
type Writes = Map<string, Map<string, Json | undefined>>;

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
  for (const [name, entries] of from) {
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
      const collection = layer.get(name);
      if (collection?.has(key)) return collection.get(key);
    }
    return undefined;
  };
  return {
    // The caller names the type of what it stored: a store cannot check it.
    get: async <T extends Json>(name: string, key: string) => read(name, key) as T | undefined,
    put: async (name, key, value) => {
      collectionOf(own, name).set(key, frozen(structuredClone(value)));
    },
    delete: async (name, key) => {
      if (isBottom) own.get(name)?.delete(key);
      else collectionOf(own, name).set(key, undefined);
    },
    scan: async <T extends Json>(name: string) => {
      const keys = new Set(layers.flatMap((layer) => [...(layer.get(name)?.keys() ?? [])]));
      const entries = [...keys].sort().map((key) => ({ key, value: read(name, key) as T | undefined }));
      return entries.filter((entry): entry is { key: string; value: T } => entry.value !== undefined);
    },
  };
}

function collectionOf(layer: Writes, name: string): Map<string, Json | undefined> {
  const existing = layer.get(name);
  if (existing) return existing;
  const created = new Map<string, Json | undefined>();
  layer.set(name, created);
  return created;
}

/** Values are handed out as they are, not copied: freezing them keeps that safe. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) frozen(member);
  }
  return value;
}
