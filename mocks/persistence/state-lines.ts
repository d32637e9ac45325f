import { frozen, isList, isObject, type Json, type JsonObject } from '../state/json.js';
import type { WholeStore, Written } from '../state/store.js';
import type { SavedWorld } from '../worlds/saved-world.js';

/** A world that can be persisted. */
export interface Keepable {
  head(): Omit<SavedWorld, 'collections'>;
  /** The store: a different object after the world was replaced. */
  store(): WholeStore;
  /** Returns another text whenever the content differs. */
  mark(): string;
}

type Worlds = ReadonlyMap<string, Keepable>;

type Change =
  | { readonly is: 'head'; readonly id: string; readonly head: ReturnType<Keepable['head']> }
  | { readonly is: 'fresh' | 'gone'; readonly id: string }
  | { readonly is: 'written'; readonly id: string; readonly written: Written };

/** How much of a world is in the file. */
interface Reached {
  readonly store: WholeStore;
  readonly revisions: Map<string, number>;
  mark: string | undefined;
}

/** The lines of one file, each JSON, complete up to an `end`; objects that entries share are written once and numbered. */
export class StateLines {
  readonly #reached = new Map<string, Reached>();
  readonly #numbers = new WeakMap<object, number>();
  #objects = 0;

  /** Yields what is in the stores, read on demand: the changes that must follow include what is written meanwhile. */
  *beginning(worlds: Worlds): Generator<string> {
    const all = [...worlds].map(([id, world]) => {
      const store = world.store();
      const collections = store.committed();
      const revisions = new Map(collections.map(({ name, revision }) => [name, revision]));
      this.#reached.set(id, { store, revisions, mark: undefined });
      return { id, collections };
    });
    yield `{"format":${JSON.stringify(stateFormat)},"version":${stateVersion}}\n`;
    for (const { id, collections } of all) {
      for (const collection of collections) yield* this.#entries(id, collection);
    }
  }

  changes(worlds: Worlds): readonly Change[] {
    const changes: Change[] = [];
    for (const id of this.#reached.keys()) {
      if (worlds.has(id)) continue;
      this.#reached.delete(id);
      changes.push({ is: 'gone', id });
    }
    for (const [id, world] of worlds) {
      const [store, mark] = [world.store(), world.mark()];
      let reached = this.#reached.get(id);
      if (reached?.mark === mark && reached.store === store) continue;
      if (reached?.store !== store) {
        reached = { store, revisions: new Map(), mark };
        this.#reached.set(id, reached);
        changes.push({ is: 'fresh', id });
      }
      reached.mark = mark;
      changes.push({ is: 'head', id, head: world.head() });
      for (const written of store.written(reached.revisions)) {
        reached.revisions.set(written.name, written.revision);
        changes.push({ is: 'written', id, written });
      }
    }
    return changes;
  }

  *linesOf(changes: readonly Change[]): Generator<string> {
    for (const change of changes) {
      const { is, id } = change;
      if (is === 'head') yield `{"world":${JSON.stringify(id)},"head":${this.#text({ ...change.head })}}\n`;
      else if (is === 'written') yield* this.#entries(id, change.written);
      else yield `{"${is}":${JSON.stringify(id)}}\n`;
    }
    yield `${lastLine}\n`;
  }

  *#entries(id: string, { name, entries, isWhole }: Written): Generator<string> {
    yield `{"in":${JSON.stringify([id, name])}${isWhole ? ',"whole":true' : ''}}\n`;
    // Entries that are added meanwhile come last and are among the changes, and might be added as fast as they are written here.
    let left = entries.size;
    for (const [key, value] of entries) {
      if (left-- === 0) break;
      yield value === undefined
        ? `[${JSON.stringify(key)}]\n`
        : `[${JSON.stringify(key)},${this.#text(value)}]\n`;
    }
  }

  /** Serialises a value: its object members are numbered, and replaced by a reference if they were written before. */
  #text(value: object | Json): string {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
    let own: Record<string, unknown> | undefined;
    for (const [name, member] of Object.entries(value)) {
      if (!isObject(member)) continue;
      const number = this.#numbers.get(member);
      if (number === undefined) this.#numbers.set(member, this.#objects++);
      // A member that looks like a reference must not be taken for one.
      const instead = number ?? (sharedMark in member ? [member] : undefined);
      if (instead === undefined) continue;
      own ??= { ...value };
      own[name] = { [sharedMark]: instead };
    }
    return JSON.stringify(own ?? value);
  }
}

/** Completes a group of lines, which counts from here on. */
export const lastLine = '{"end":true}';

/** Marks a reference to an object that is written elsewhere, in place of a member of an entry. */
const sharedMark = '$shared';

type Members = { [name: string]: Json | undefined };

/** Replaces references by the objects that they refer to, so that a store keeps each object once. */
export class Shared {
  readonly #objects: Json[] = [];

  /** Must be called once for each entry, in the order of the file. */
  resolve(entry: JsonObject): void {
    const own: Members = entry;
    for (const [name, member] of Object.entries(entry)) {
      if (!isObject(member)) continue;
      const mark = member[sharedMark];
      const [escaped] = isList(mark) ? mark : [];
      const value = typeof mark === 'number' ? this.#objects[mark] : (escaped ?? member);
      if (value === undefined) throw new RangeError(`there is no object ${String(mark)}`);
      own[name] = value;
      if (typeof mark !== 'number') this.#objects.push(frozen(value));
    }
  }
}

/** Does the same for a file of version 1, in which the shared values are in a list of their own. */
function unshared(collections: Json | undefined, shared: Json | undefined): void {
  if (!isObject(collections) || !isList(shared)) return;
  for (const value of shared) frozen(value);
  for (const entries of Object.values(collections)) {
    for (const entry of isObject(entries) ? Object.values(entries) : []) {
      if (!isObject(entry)) continue;
      const own: Members = entry;
      for (const [name, member] of Object.entries(entry)) {
        const number = isObject(member) ? member[sharedMark] : undefined;
        if (typeof number === 'number') own[name] = shared[number];
      }
    }
  }
}

export const stateFormat = 'people-data-kit state';

export const stateVersion = 2;

export type Migrations = Readonly<Record<number, (state: JsonObject) => JsonObject>>;

/** By the version that they start from: add one when raising `stateVersion`. */
const migrations: Migrations = { 1: withoutShared };

/** Migrates a state from any earlier version. Throws a StateFault if no migration leads to the newest version. */
export function migrated(
  state: JsonObject,
  steps: Migrations = migrations,
  newest: number = stateVersion,
): JsonObject {
  let at = state;
  for (;;) {
    const { version } = at;
    if (version === newest) return at;
    if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
      throw new StateFault(
        `its version is ${JSON.stringify(version) ?? 'missing'}, which is none. It was changed by something else: restore it from a copy, or name another file.`,
      );
    }
    if (version > newest) {
      throw new StateFault(
        `it was written by a later version of people-data-kit: the form is ${version}, and this one reads ${newest} at most. Use that version, or name another file.`,
      );
    }
    const step = steps[version];
    if (step === undefined) {
      throw new StateFault(`nothing leads from version ${version} to ${newest}. Name another file.`);
    }
    at = { ...step(at), version: version + 1 };
  }
}

/** Version 1 stored values that entries share beside the worlds. */
function withoutShared({ shared, ...state }: JsonObject): JsonObject {
  for (const world of isList(state['worlds']) ? state['worlds'] : []) {
    if (isObject(world)) unshared(world['collections'], shared);
  }
  return state;
}

/** Why a mock cannot continue from a file, and what to do; the caller adds the name of the file. */
export class StateFault extends Error {
  override readonly name = 'StateFault';
}
