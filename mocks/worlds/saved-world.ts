import type { components } from '../../generated/control.js';
import type { Readings } from '../../generated/questions.js';
import type { ShownFault } from '../faults/fault.js';
import { checkReadings } from '../options/readings.js';
import type { Clock } from '../state/clock.js';
import { isJson, type Json } from '../state/json.js';
import { memoryStore } from '../state/memory-store.js';
import type { Store, WholeStore } from '../state/store.js';

/** The form of what is written; a later one reads what an earlier one has written. */
export const savedVersion = 1;

/** Everything that makes a world go on as it would have gone on: JSON, to be kept, sent and read by a later version. */
export interface SavedWorld {
  readonly version: typeof savedVersion;
  /** The world whose names its organizations and credentials bear: its own, or that of the one it was forked from. */
  readonly names: string;
  readonly seed: number;
  /** How many people there were made. */
  readonly people: number;
  /** Whom and what somebody wrote beside them; nothing where it was saved before that was. */
  readonly fixtures?: components['schemas']['ControlFixtures'];
  readonly readings: Partial<Readings>;
  /** Those that it began with, where others were chosen since. */
  readonly startReadings?: Partial<Readings>;
  readonly credits: number | null;
  readonly eachCall: number | null;
  readonly clock: SavedClock;
  /** How many ids of each kind were given out. */
  readonly ids: Readonly<Record<string, number>>;
  /** All that is stored, by collection and key. */
  readonly collections: SavedCollections;
  /** What goes wrong; nothing where it was saved before there were faults. */
  readonly faults?: ShownFault[];
}

export interface SavedClock {
  /** What it showed, RFC 3339. */
  readonly now: string;
  readonly isFrozen: boolean;
  /** By how much it went ahead of the real time, in milliseconds; only of one that does not stand. */
  readonly aheadMs?: number;
}

/** With what only its own form vouches for. */
export type SentWorld = Omit<SavedWorld, 'readings' | 'startReadings' | 'collections'> & {
  readonly readings: Readonly<Record<string, string>>;
  readonly startReadings?: Readonly<Record<string, string>>;
  readonly collections: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

type SavedCollections = Readonly<Record<string, Readonly<Record<string, Json>>>>;

/** A saved world as it comes from elsewhere, in its form. Throws a MockOptionError when a reading is none. */
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

/** A world that was left for a while, for one that goes on now: its clock is ahead of the real time by as much as it was. */
export function afterPause(saved: SavedWorld, clock: Pick<Clock, 'now'>): SavedWorld {
  const { isFrozen, aheadMs } = saved.clock;
  if (isFrozen || aheadMs === undefined) return saved;
  return {
    ...saved,
    clock: {
      isFrozen,
      aheadMs,
      // As of when it goes on: until then it may take a while.
      get now() {
        return new Date(clock.now() + aheadMs).toISOString();
      },
    },
  };
}

/** All that is stored, as it is at one moment, whatever goes on. */
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

/** A store that holds what was saved, and nothing else. */
export async function storeOf(collections: SavedCollections): Promise<WholeStore> {
  const store = memoryStore();
  for (const [name, entries] of Object.entries(collections)) {
    for (const [key, value] of Object.entries(entries)) await store.put(name, key, value);
  }
  return store;
}
