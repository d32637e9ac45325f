import { validatorOf } from '../engine/contract.js';
import { quote } from '../engine/refusal.js';
import { violationOf } from '../engine/violation.js';
import { frozen, isObject, type Json, type JsonObject } from '../state/json.js';
import { firstWorld } from '../worlds/names.js';
import { type SavedWorld, type SentWorld, savedWorldIn } from '../worlds/saved-world.js';
import { begunCollection, type Change, type Entry, headCollection, snapshotCollection } from './changes.js';

/** A database that keeps the worlds of a mock as entries. */
export interface Database {
  entries(): Promise<Iterable<Entry>>;
  /** Makes changes in one transaction: all of them, or none if it rejects. */
  write(changes: Iterable<Change>): Promise<void>;
  close(): Promise<void>;
}

/** Why a mock cannot continue from a state, and what to do; the caller adds its name. */
export class StateFault extends Error {
  override readonly name = 'StateFault';
}

export interface KeptWorld {
  readonly id: string;
  readonly saved: SavedWorld;
  readonly snapshots: ReadonlyMap<string, SavedWorld>;
}

/** What a world consists of, as it was read: nothing of it is certain. */
export interface ReadWorld {
  head: JsonObject;
  readonly collections: Map<string, Map<string, Json>>;
  readonly snapshots: Map<string, Json>;
}

export const instead = 'Restore it from a copy, or name another one.';

/** Puts the entries of worlds together. */
export function worldsIn(entries: Iterable<Entry>): ReadonlyMap<string, ReadWorld> {
  const worlds = new Map<string, ReadWorld>();
  const shared = new Shared();
  for (const { world: id, collection, key, value } of entries) {
    if (collection === begunCollection) continue;
    const world = worlds.get(id) ?? { head: {}, collections: new Map(), snapshots: new Map() };
    worlds.set(id, world);
    const [name, json] = [String(JSON.parse(key)), shared.parsed(value)];
    if (collection === headCollection) world.head = { ...world.head, [name]: json };
    else if (collection === snapshotCollection) world.snapshots.set(name, json);
    else {
      const held = world.collections.get(collection) ?? new Map();
      world.collections.set(collection, held.set(name, json));
    }
  }
  return worlds;
}

/** Returns the worlds of a mock, if there are any. Throws a StateFault if they cannot be continued. */
export async function mockIn(entries: Iterable<Entry>): Promise<readonly KeptWorld[]> {
  const kept = await keptIn(worldsIn(entries));
  if (kept.length === 0 || kept.some(({ id }) => id === firstWorld)) return kept;
  throw new StateFault(`it is damaged: it has no world "${firstWorld}". ${instead}`);
}

/** Checks worlds. Throws a StateFault for one that cannot be continued. */
export async function keptIn(worlds: ReadonlyMap<string, ReadWorld>): Promise<readonly KeptWorld[]> {
  const savedIn = await savedReader();
  return [...worlds].map(([id, { head, collections, snapshots }]) => {
    const entries = [...collections].map(([name, held]) => [name, Object.fromEntries(held)] as const);
    return {
      id,
      saved: savedIn(id, { ...head, collections: Object.fromEntries(entries) }),
      snapshots: new Map([...snapshots].map(([name, saved]) => [name, savedIn(id, saved)])),
    };
  });
}

/** Returns a function that checks a saved world, and throws a StateFault for one that cannot be continued. */
export async function savedReader(): Promise<(world: string, saved: unknown) => SavedWorld> {
  const validate = await validatorOf('ControlSavedWorld');
  const isSaved = (value: unknown): value is SentWorld => validate(value);
  return (world, saved) => {
    if (isSaved(saved)) return inForm(world, saved);
    const { message } = violationOf(validate.errors ?? []);
    throw new StateFault(`it is damaged: in the world ${quote(world)}, ${message} ${instead}`);
  };
}

function inForm(id: string, saved: SentWorld): SavedWorld {
  try {
    return savedWorldIn(saved);
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    throw new StateFault(`the world ${quote(id)} cannot be gone on from: ${says}`);
  }
}

/** A shorter object is hardly worth sharing. */
const fewChars = 200;

/** Parses entries, and keeps the objects that they have in common once: each contact of a person contains the same one. */
class Shared {
  readonly #known = new Map<string, Json>();

  parsed(text: string): Json {
    const value: Json = JSON.parse(text);
    if (!isObject(value) || text.length < fewChars) return value;
    const own: { [name: string]: Json | undefined } = value;
    for (const [name, member] of Object.entries(value)) {
      if (!isObject(member)) continue;
      const form = JSON.stringify(member);
      if (form.length < fewChars) continue;
      const known = this.#known.get(form) ?? frozen(member);
      this.#known.set(form, known);
      own[name] = known;
    }
    return value;
  }
}
