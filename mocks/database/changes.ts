import { randomUUID } from 'node:crypto';
import type { WholeStore, Written } from '../state/store.js';
import type { SavedWorld } from '../worlds/saved-world.js';

/** A world that can be persisted. */
export interface Keepable {
  head(): Omit<SavedWorld, 'collections'>;
  /** The store: a different object after the world was replaced. */
  store(): WholeStore;
  /** Returns another text whenever the content differs. */
  mark(): string;
  readonly snapshots: Map<string, SavedWorld>;
}

/** Writes an entry of a collection of a world. */
export interface Entry {
  readonly world: string;
  readonly collection: string;
  /** JSON, like the value: no database takes every text. */
  readonly key: string;
  readonly value: string;
}

/** An entry to write, or what to delete: an entry, a whole collection, or a whole world. */
export type Change =
  | Entry
  | (Partial<Omit<Entry, 'world' | 'value'>> & { readonly world: string; readonly value?: never });

/** The collection of the settings, the clock and the faults of a world, which no store has. */
export const headCollection = '@head';

/** The collection of the snapshots of a world, by their names. */
export const snapshotCollection = '@snapshots';

/** The collection of the number that says which beginning of a world this is: a reset and a restored state are others. */
export const begunCollection = '@begun';

export interface Changes {
  /** To be made in this order. They show the worlds as they were when this was returned. */
  readonly changes: Iterable<Change>;
  /** Must be called once they are made. */
  made(): void;
}

interface Reached {
  readonly store: WholeStore;
  readonly mark: string;
  readonly revisions: ReadonlyMap<string, number>;
  /** The text of each member of the head. */
  readonly head: ReadonlyMap<string, string>;
  readonly snapshots: ReadonlyMap<string, SavedWorld>;
}

/** Tells what has changed in worlds since the changes told before were made; everything, the first time. */
export class Tracker {
  #reached: ReadonlyMap<string, Reached> = new Map();

  /** Whether anything has changed. */
  isBehind(worlds: ReadonlyMap<string, Keepable>): boolean {
    if (worlds.size !== this.#reached.size) return true;
    return [...worlds].some(([world, kept]) => this.#unchanged(world, kept) === undefined);
  }

  /** Returns what was told of a world, if it is still so. */
  #unchanged(world: string, kept: Keepable): Reached | undefined {
    const known = this.#reached.get(world);
    if (known?.mark !== kept.mark() || known.store !== kept.store()) return undefined;
    const areSame = [...kept.snapshots].every(([name, saved]) => known.snapshots.get(name) === saved);
    return areSame ? known : undefined;
  }

  changes(worlds: ReadonlyMap<string, Keepable>): Changes {
    const reached = new Map<string, Reached>();
    const gone = [...this.#reached.keys()].filter((world) => !worlds.has(world));
    const parts: Iterable<Change>[] = [gone.map((world) => ({ world }))];
    for (const [world, kept] of worlds) {
      const unchanged = this.#unchanged(world, kept);
      if (unchanged !== undefined) {
        reached.set(world, unchanged);
        continue;
      }
      const [store, mark, before] = [kept.store(), kept.mark(), this.#reached.get(world)];
      const known = before?.store === store ? before : undefined;
      const snapshots = new Map(kept.snapshots);
      if (known === undefined)
        parts.push([{ world }, entry(world, begunCollection, 'id', JSON.stringify(randomUUID()))]);
      const written = store.written(known?.revisions ?? new Map());
      const revisions = new Map(known?.revisions);
      for (const { name, revision } of written) revisions.set(name, revision);
      const head = new Map(Object.entries(kept.head()).map(([name, value]) => [name, JSON.stringify(value)]));
      reached.set(world, { store, mark, revisions, head, snapshots });
      parts.push(
        inHead(world, head, known?.head),
        inSnapshots(world, snapshots, known?.snapshots),
        ...written.map((part) => inCollection(world, part)),
      );
    }
    return { changes: inOrder(parts), made: () => (this.#reached = reached) };
  }
}

function* inHead(
  world: string,
  head: Reached['head'],
  known: Reached['head'] | undefined,
): Generator<Change> {
  for (const name of new Set([...head.keys(), ...(known?.keys() ?? [])])) {
    const value = head.get(name);
    if (known?.get(name) !== value) yield entry(world, headCollection, name, value);
  }
}

function* inSnapshots(
  world: string,
  snapshots: Reached['snapshots'],
  known: Reached['snapshots'] | undefined,
): Generator<Change> {
  for (const [name, saved] of snapshots) {
    if (known?.get(name) !== saved) yield entry(world, snapshotCollection, name, JSON.stringify(saved));
  }
}

function* inCollection(world: string, { name: collection, entries, isWhole }: Written): Generator<Change> {
  if (isWhole) yield { world, collection };
  for (const [name, value] of entries) {
    yield entry(world, collection, name, value === undefined ? undefined : JSON.stringify(value));
  }
}

export function entry(world: string, collection: string, name: string, value: string | undefined): Change {
  const place = { world, collection, key: JSON.stringify(name) };
  return value === undefined ? place : { ...place, value };
}

function* inOrder<T>(parts: readonly Iterable<T>[]): Generator<T> {
  for (const part of parts) yield* part;
}
