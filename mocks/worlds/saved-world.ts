import type { components } from '../../generated/control.js';
import type { Readings } from '../../generated/questions.js';
import type { ShownFault } from '../faults/faults.js';
import { checkReadings } from '../options/option-values.js';
import type { Clock } from '../state/clock.js';
import { isJson, type Json } from '../state/json.js';
import { memoryStore } from '../state/memory-store.js';
import type { Store, WholeStore } from '../state/store.js';

/** The version of the format; a later one reads what an earlier one has written. */
export const savedVersion = 1;

/** Everything that a world needs to continue: JSON, to be stored, sent and read by a later version. */
export interface SavedWorld {
  readonly version: typeof savedVersion;
  /** The world whose names its organizations and credentials have: itself, or the one it was forked from. */
  readonly names: string;
  readonly seed: number;
  readonly people: number;
  /** The user's own people and organizations; absent if saved before these existed. */
  readonly fixtures?: components['schemas']['ControlFixtures'];
  readonly readings: Partial<Readings>;
  /** Its initial readings, if they were changed since. */
  readonly startReadings?: Partial<Readings>;
  readonly credits: number | null;
  readonly eachCall: number | null;
  readonly clock: SavedClock;
  /** How many ids of each kind were issued. */
  readonly ids: Readonly<Record<string, number>>;
  readonly collections: SavedCollections;
  /** Its faults; absent if saved before faults existed. */
  readonly faults?: ShownFault[];
}

export interface SavedClock {
  /** The time that it showed (RFC 3339). */
  readonly now: string;
  readonly isFrozen: boolean;
  /** How far it was ahead of the real time in milliseconds; only if it was not frozen. */
  readonly aheadMs?: number;
  /** How often it was moved by a user; only if several processes share it. */
  readonly moves?: number;
}

/** A saved world as received: only the form of these members is certain. */
export type SentWorld = Omit<SavedWorld, 'readings' | 'startReadings' | 'collections'> & {
  readonly readings: Readonly<Record<string, string>>;
  readonly startReadings?: Readonly<Record<string, string>>;
  readonly collections: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

type SavedCollections = Readonly<Record<string, Readonly<Record<string, Json>>>>;

/** Converts a received world to a saved one. Throws a MockOptionError if a reading does not exist. */
export function savedWorldIn(sent: SentWorld): SavedWorld {
  const collections: Record<string, Record<string, Json>> = {};
  for (const [name, entries] of Object.entries(sent.collections)) {
    const values = Object.entries(entries).filter((entry): entry is [string, Json] => isJson(entry[1]));
    collections[name] = Object.fromEntries(values);
  }
  const { startReadings, ...others } = sent;
  return {
    ...others,
    readings: checkReadings(sent.readings, 'saved world'),
    ...(startReadings && { startReadings: checkReadings(startReadings, 'saved world') }),
    collections,
  };
}

/** Adjusts a world that was saved a while ago to the present: its clock is ahead of the real time by as much as before. */
export function afterPause(saved: SavedWorld, clock: Pick<Clock, 'now'>): SavedWorld {
  const { isFrozen, aheadMs, moves } = saved.clock;
  if (isFrozen || aheadMs === undefined) return saved;
  return {
    ...saved,
    clock: {
      isFrozen,
      aheadMs,
      ...(moves === undefined ? {} : { moves }),
      // Evaluated when the world resumes, which may take a while.
      get now() {
        return new Date(clock.now() + aheadMs).toISOString();
      },
    },
  };
}

export function collectionsOf(store: Store): Promise<SavedCollections> {
  return store.transact(async (tx) => {
    const collections: Record<string, Record<string, Json>> = {};
    for (const name of await tx.collections()) {
      const entries = await tx.scan(name);
      collections[name] = Object.fromEntries(entries.map(({ key, value }) => [key, value]));
    }
    return collections;
  });
}

export async function storeOf(collections: SavedCollections): Promise<WholeStore> {
  const store = memoryStore();
  for (const [name, entries] of Object.entries(collections)) {
    for (const [key, value] of Object.entries(entries)) await store.put(name, key, value);
  }
  return store;
}
