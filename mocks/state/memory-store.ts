import { frozenCopy, type Json } from './json.js';
import { compare, SortedList } from './sorted-list.js';
import type { Collection as Named, Part, Store, WholeStore, Written } from './store.js';

/** What a transaction has written so far; `undefined` marks a deleted entry. */
class Collection {
  readonly entries = new Map<string, Json | undefined>();
  readonly log = new ChangeLog();
  #keys: SortedList<string> | undefined;

  /** Returns the entries written since a revision, or all if that is unknown. */
  writtenSince(known: number | undefined): Omit<Written, 'name'> {
    const keys = this.log.since(known);
    const entries =
      keys === undefined ? this.entries : [...keys].map((key) => [key, this.entries.get(key)] as const);
    return { revision: this.log.revision, entries: new Map(entries), isWhole: keys === undefined };
  }

  /** The keys in order, built on first use because hardly any transaction needs them. */
  get keys(): SortedList<string> {
    if (this.#keys === undefined) {
      this.#keys = new SortedList<string>(compare);
      for (const key of this.entries.keys()) this.#keys.add(key);
    }
    return this.#keys;
  }

  set(key: string, value: Json | undefined): void {
    if (this.#keys !== undefined && !this.entries.has(key)) this.#keys.add(key);
    this.entries.set(key, value);
    this.log.note(key, this.entries.size);
  }

  delete(key: string): void {
    if (!this.entries.delete(key)) return;
    this.#keys?.delete(key);
    this.log.note(key, this.entries.size);
    // A reader to which the changes are unknown can read an empty collection just as quickly.
    if (this.entries.size === 0) this.log.forget();
  }
}

type Writes = Map<string, Collection>;

export function memoryStore(): WholeStore {
  const committed: Writes = new Map();
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...layered([committed]),
    revision: () => [...committed.values()].reduce((sum, { log }) => sum + log.revision, 0),
    written: (known) =>
      [...committed]
        .filter(([name, { log }]) => known.get(name) !== log.revision)
        .map(([name, collection]) => ({ name, ...collection.writtenSince(known.get(name)) })),
    transact: (work) => {
      const run = last.then(() => attempt(work, [committed]));
      last = run.catch(() => undefined);
      return run;
    },
  };
}

/** Runs `work` on its own layer, which is merged into the one below only if it succeeds. */
async function attempt<T>(work: (store: Store) => Promise<T>, below: readonly Writes[]): Promise<T> {
  const own: Writes = new Map();
  const layers = [own, ...below];
  const result = await work({ ...layered(layers), transact: (inner) => attempt(inner, layers) });
  const [target] = below;
  if (target) pour(own, target, below.length === 1);
  return result;
}

/** Writes all entries in one synchronous step; only above the bottom, deleted ones must be remembered. */
function pour(from: Writes, to: Writes, isBottom: boolean): void {
  for (const [name, { entries }] of from) {
    const collection = collectionOf(to, name);
    for (const [key, value] of entries) {
      if (value === undefined && isBottom) collection.delete(key);
      else collection.set(key, value);
    }
  }
}

/** Reads from the topmost layer that has the key; writes to the topmost layer. */
function layered(layers: readonly Writes[]): Omit<Store, 'transact'> {
  const [own] = layers;
  if (own === undefined) throw new Error('a store needs at least one layer');
  const isBottom = layers.length === 1;
  const read = (name: string, key: string): Json | undefined => {
    for (const layer of layers) {
      const entries = layer.get(name)?.entries;
      const value = entries?.get(key);
      if (value !== undefined || entries?.has(key)) return value;
    }
    return undefined;
  };
  /** Every key of a part in any layer, in order, including deleted ones. */
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
      // The caller states the type of what it stored: a store cannot check it.
      const value = read(name, key) as T | undefined;
      // Deleted keys do not count towards the limit.
      if (value !== undefined && found.push({ key, value }) >= limit) break;
    }
    return found;
  };
  return {
    get: async <T extends Json>(name: Named<T>, key: string) => read(name, key) as T | undefined,
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
    scan: async <T extends Json>(name: Named<T>, part: Part = {}) => present<T>(name, part),
    list: async <T extends Json>(name: Named<T>) => present<T>(name, {}).map(({ value }) => value),
    revisionOf: async (name) => own.get(name)?.log.revision ?? 0,
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

/** A reader that is behind by more changes, and by more than to write all entries anew would take, reads the whole collection. */
const mostChanges = 20_000;

/** Logs the written keys of a collection in order, starting with the first query. */
class ChangeLog {
  #revision = 0;
  #written: string[] | undefined;

  get revision(): number {
    return this.#revision;
  }

  note(key: string, entries: number): void {
    this.#revision += 1;
    if (this.#written && this.#written.push(key) > Math.max(mostChanges, 2 * entries)) this.forget();
  }

  /** Stops logging until the next query, to which the earlier changes are unknown. */
  forget(): void {
    this.#written = undefined;
  }

  /** Returns the distinct keys written after a revision; undefined if they are unknown or no longer known. */
  since(revision: number | undefined): ReadonlySet<string> | undefined {
    this.#written ??= [];
    const missed = revision === undefined ? Number.POSITIVE_INFINITY : this.#revision - revision;
    if (missed > this.#written.length) return undefined;
    // The reader has those before; another one, if it is further behind, reads the whole collection.
    this.#written.splice(0, this.#written.length - missed);
    return new Set(this.#written);
  }
}
