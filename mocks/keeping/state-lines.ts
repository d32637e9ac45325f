import { isObject, type Json } from '../state/json.js';
import type { WholeStore, Written } from '../state/store.js';
import type { SavedWorld } from '../worlds/saved-world.js';
import { stateFormat, stateVersion } from './migrations.js';
import { sharedMark } from './shared.js';

/** A world, for whoever keeps it. */
export interface Keepable {
  /** Everything but what is stored. */
  head(): Omit<SavedWorld, 'collections'>;
  /** What is stored: another one where the world was replaced by another one. */
  store(): WholeStore;
  /** Another text whenever anything else is in it. */
  mark(): string;
}

type Worlds = ReadonlyMap<string, Keepable>;

/** What became of a world, as it was at one moment. */
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

/**
 * The lines of one file, from its beginning on: each is JSON, and says what is put where. What is put later holds, so that
 * the file is gone on with at its end. An `end` follows what belongs together, and what no `end` follows does not count.
 * What several entries have in common is written once: later ones name it by its number among the objects that were written.
 */
export class StateLines {
  readonly #reached = new Map<string, Reached>();
  readonly #numbers = new WeakMap<object, number>();
  #objects = 0;

  /**
   * The first lines, with all that is stored, read while they are asked for. What is written meanwhile may be in them or not:
   * the changes that have to follow them say so.
   */
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

  /** What has changed since the changes before, all of it at this moment: what one world tells another one is in both or in neither. */
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
    // Whatever comes to it meanwhile comes at its end: it is among the changes, and may come as fast as it is written here.
    let left = entries.size;
    for (const [key, value] of entries) {
      if (left-- === 0) break;
      yield value === undefined
        ? `[${JSON.stringify(key)}]\n`
        : `[${JSON.stringify(key)},${this.#text(value)}]\n`;
    }
  }

  /** A value as it is written: its members that are objects are counted, and named where they were written before. */
  #text(value: object | Json): string {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
    let own: Record<string, unknown> | undefined;
    for (const [name, member] of Object.entries(value)) {
      if (!isObject(member)) continue;
      const number = this.#numbers.get(member);
      if (number === undefined) this.#numbers.set(member, this.#objects++);
      // What looks like a mark must not be taken for one.
      const instead = number ?? (sharedMark in member ? [member] : undefined);
      if (instead === undefined) continue;
      own ??= { ...value };
      own[name] = { [sharedMark]: instead };
    }
    return JSON.stringify(own ?? value);
  }
}

/** What was written since the one before it belongs together, and counts from here on. */
export const lastLine = '{"end":true}';
