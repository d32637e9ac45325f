import type { Json } from '../engine/json.js';
import { ChangeLog } from './change-log.js';
import { frozenCopy } from './frozen.js';
import { SortedList } from './sorted-list.js';
import type { Part, Store } from './store.js';

/** What a transaction has written so far; `undefined` stands for a deleted entry. */
class Collection {
  readonly entries = new Map<string, Json | undefined>();
  readonly keys = new SortedList<string>(byText);
  readonly log = new ChangeLog();

  set(key: string, value: Json | undefined): void {
    if (!this.entries.has(key)) this.keys.add(key);
    this.entries.set(key, value);
    this.log.note(key);
  }

  delete(key: string): void {
    if (!this.entries.delete(key)) return;
    this.keys.delete(key);
    this.log.note(key);
    // Whoever comes to know of nothing can find that out as quickly.
    if (this.entries.size === 0) this.log.forget();
  }
}

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

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
  /** Every key of a part that some layer knows, in order, deleted ones included. */
  const keysOf = (name: string, { after, prefix = '' }: Part): Iterable<string> => {
    const isWithin = (key: string) => (after === undefined || key > after) && key >= prefix;
    const known = layers.flatMap((layer) => layer.get(name)?.keys ?? []).filter(({ size }) => size > 0);
    const [only = [], ...more] = known.map((keys) => keys.from(isWithin));
    return more.length === 0 ? only : merged([only, ...more]);
  };
  const present = <T extends Json>(name: string, part: Part): { key: string; value: T }[] => {
    const found: { key: string; value: T }[] = [];
    const { limit = Number.POSITIVE_INFINITY, prefix = '' } = part;
    if (limit <= 0) return found;
    for (const key of keysOf(name, part)) {
      if (!key.startsWith(prefix)) break;
      // The caller names the type of what it stored: a store cannot check it.
      const value = read(name, key) as T | undefined;
      // Deleted keys do not count for the limit, so that a part is read on until it is full.
      if (value !== undefined && found.push({ key, value }) >= limit) break;
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
    changes: async <T extends Json>(name: string, since?: number) => {
      const { log } = collectionOf(own, name);
      if (!isBottom) return { revision: log.revision, entries: undefined };
      const keys = log.since(since);
      const entries = keys && [...keys].map((key) => ({ key, value: read(name, key) as T | undefined }));
      return { revision: log.revision, entries };
    },
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

/** The keys of several lists in order, each once. */
function* merged(lists: readonly Iterable<string>[]): Generator<string> {
  const readers = lists.map((list) => list[Symbol.iterator]());
  const heads = readers.map((reader) => reader.next().value);
  for (;;) {
    const [least] = heads.filter((head) => head !== undefined).sort();
    if (least === undefined) return;
    yield least;
    for (const [at, head] of heads.entries()) if (head === least) heads[at] = readers[at]?.next().value;
  }
}

function collectionOf(layer: Writes, name: string): Collection {
  const existing = layer.get(name);
  if (existing) return existing;
  const created = new Collection();
  layer.set(name, created);
  return created;
}
