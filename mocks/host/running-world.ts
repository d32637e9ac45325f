import { randomInt } from 'node:crypto';
import { defaultReadings, questionIds, type Readings } from '../../generated/questions.js';
import type { ReadingChange } from '../../spec/profile/readings.js';
import type { Terms } from '../contract/contract.js';
import type { Controlled } from '../control/handler.js';
import type { Replica, Replicated } from '../database/replica.js';
import type { Dispatch } from '../engine/contract.js';
import { createEngine, eachCall } from '../engine/engine.js';
import { profileOf, type World } from '../engine/handler.js';
import { usualPatience } from '../events/dispatcher.js';
import { replaceWebhooks } from '../events/webhooks.js';
import { Journal, JournalSpace } from '../journal/journal.js';
import { recorded } from '../journal/recording.js';
import { nextImport } from '../ledger/add-contacts.js';
import { midnightCycle } from '../ledger/enrichment.js';
import { Metrics } from '../metrics/metrics.js';
import { withFaults } from '../network/with-faults.js';
import { changedIn, namedIn, type OwnData } from '../own-data/fixtures.js';
import { putOwnData } from '../own-data/put.js';
import { createPopulation } from '../population/create-population.js';
import type { Person, Population } from '../population/population.js';
import { Timeline } from '../schedule/timeline.js';
import { type ControlledClock, controlledClock, systemClock, woundClock } from '../state/clock.js';
import { recentOf } from '../state/recent.js';
import type { WholeStore } from '../state/store.js';
import { namesOf } from '../worlds/names.js';
import {
  afterPause,
  collectionsOf,
  type SavedClock,
  type SavedWorld,
  savedVersion,
} from '../worlds/saved-world.js';
import { handlers, serialisers } from './handlers.js';
import { readSavedFaults, restoredSettings, type Settings, setInitialFaults } from './options.js';
import { createWorld } from './world.js';

export interface Adopted extends Partial<Terms> {
  /** New and changed people apply from now on, and people who are missing here are gone; accounts stay until a reset. */
  readonly fixtures?: OwnData;
}

/** A world and its engine, which a reset replaces by new ones, and `restore` by saved ones. */
export interface Running extends Controlled, Replicated {
  readonly exchange: Dispatch;
  /** All people as generated, before edits. */
  readonly people: readonly Person[];
  /** Serves other terms or fixtures from now on, with the same state; calls in progress are not affected. */
  adopt(change: Adopted): Promise<void>;
  ownData(): OwnData | undefined;
  close(): void;
}

export interface Common {
  readonly metrics: Metrics;
  readonly space: JournalSpace;
  /** If other processes share the worlds. */
  readonly replica: Replica | undefined;
}

const fullJournals = 2;

/** Ids of calls by the time, so that those of several processes are in order: the last digits are those of this process. */
const ownDigits = randomInt(1000);
const idInTime = () => Date.now() * 1000 + ownDigits;

export function commonOf({ journalBytes }: Pick<Settings, 'journalBytes'>, replica?: Replica): Common {
  return { metrics: new Metrics(), space: new JournalSpace(fullJournals * journalBytes), replica };
}

/** @param saved the state to continue from; undefined to begin afresh */
export async function run(given: Settings, saved: SavedWorld | undefined, common: Common): Promise<Running> {
  const { metrics, space, replica } = common;
  /** The current settings: a restored world may have others. */
  let settings = given;
  const { contract, readings, selfCheck: checksItself } = settings;
  let served = await serve({ contract, readings, chosen: {}, ...(saved && heldIn(saved)) }, checksItself);
  let changes: Promise<unknown> = Promise.resolve();
  /** Serves changed terms, one change after the other, so that none overwrites another. */
  const change = (next: (held: Served) => Held): Promise<void> => {
    const changed = changes.then(async () => {
      served = await serve(next(served), checksItself);
    });
    changes = changed.catch(() => undefined);
    return changed;
  };
  const wound = woundClock(settings.clock, settings.now);
  const clock = controlledClock(wound);
  /** How often the world or its terms were replaced. */
  let turns = 0;
  const begin = async (from?: SavedWorld) => {
    clock.reset();
    if (from) setClock(clock, from.clock);
    else wound.wind();
    // An import that ends at midnight is included in the nightly cycle, so it comes first.
    const timeline = new Timeline(clock, [nextImport, midnightCycle()], usualPatience, replica?.acts);
    const terms = { contract: served.contract, readings: savedReadings(served).readings };
    const population = populationOf(settings);
    const world = await createWorld({ ...settings, ...terms, clock }, population, timeline, from, common);
    if (from) {
      const faults = await readSavedFaults(from.faults ?? [], world);
      for (const { id, fault, tally } of faults) world.faults.add(id, fault, tally);
    } else {
      await world.store.transact((store) => replaceWebhooks(store, settings.webhooks, world));
      await setInitialFaults(settings.faults, world);
    }
    return goOn(timeline, world);
  };
  const replaceBy = async (from?: SavedWorld, keepsCalls = false) => {
    const { timeline, world } = current;
    timeline.close();
    world.faults.clear();
    // In turn: a caller that is moving the clock stops early, and does not move the new one.
    await timeline.inTurn(async () => {
      current = await begin(from);
      if (!keepsCalls) journal.clear();
    });
  };
  const goOn = (timeline: Timeline, given: World & { readonly store: WholeStore }) => {
    turns += 1;
    const { contract, profile, chosen, selfCheck } = served;
    const world = { ...given, contract, profile };
    timeline.goOnWith(world);
    const engineWith = (readings: Partial<Readings>) => {
      const drawn: World = { ...world, profile: profileOf({ ...profile.all(), ...readings, ...chosen }) };
      // The schemas of the self-check are those of another profile.
      return createEngine(drawn, { handlers, serialisers, selfCheck: undefined });
    };
    const { eachCall: seed } = settings;
    const parts = { handlers, serialisers, selfCheck };
    const exchange = seed === undefined ? createEngine(world, parts) : eachCall(seed, engineWith);
    return { timeline, world, exchange: withFaults(exchange, world) };
  };

  let current = await begin(saved);
  const journal = new Journal(settings.journalBytes, space, replica && idInTime);
  const answered: Dispatch = (inbound) => {
    const { exchange, world } = current;
    const delivery = world.profile.reading('transport.delivery');
    return delivery === 'plain'
      ? exchange(inbound)
      : exchange(inbound).then((answer) => ({ ...answer, delivery }));
  };
  const clocks = { service: clock, wall: systemClock };
  let shownClock: SavedClock | undefined;
  const clockNow = (): SavedClock => {
    // Others see a move once everything on the way has been performed.
    if (replica === undefined || shownClock === undefined || !clock.isPinned) shownClock = ownClock();
    return shownClock;
  };
  const ownClock = (): SavedClock => {
    const now = new Date(clock.now()).toISOString();
    const moves = replica && { moves: clock.moves };
    return clock.isFrozen
      ? { now, isFrozen: true, ...moves }
      : { now, isFrozen: false, aheadMs: clock.aheadMs + wound.aheadMs, ...moves };
  };
  const restore = async (from: SavedWorld, keepsCalls?: boolean) => {
    // Validates first, so that a world that cannot be restored changes nothing.
    const others = await restoredSettings(from, settings);
    await readSavedFaults(from.faults ?? [], current.world);
    await change((held) => ({ ...held, ...heldIn(from) }));
    settings = others;
    await replaceBy(from, keepsCalls);
  };
  /** The faults at the time when the world was closed. */
  let left: SavedWorld['faults'];
  const head = (): Omit<SavedWorld, 'collections'> => {
    const { world: names, seed, people, fixtures, credits, eachCall: each } = settings;
    return {
      version: savedVersion,
      names,
      seed,
      people,
      fixtures: fixtures?.written ?? {},
      ...savedReadings(served),
      credits: credits ?? null,
      eachCall: each ?? null,
      clock: clockNow(),
      // Processes that share a world give ids far from each other.
      ids: replica === undefined ? current.world.ids.counts() : {},
      faults: left ?? [...current.world.faults.list()],
    };
  };
  return {
    clock,
    get people() {
      const { population } = current.world;
      return inArrays(population, '', () => [...population.people]);
    },
    names: namesOf(settings.world),
    snapshots: new Map(),
    journal,
    metrics,
    exchange: recorded(answered, journal, metrics, clocks),
    world: () => current.world,
    get timeline() {
      return current.timeline;
    },
    reset: async () => {
      await change((held) => ({ ...held, chosen: {} }));
      await replaceBy();
    },
    save: async () => {
      const { world, timeline } = current;
      await timeline.reached();
      const collections = await collectionsOf(world.store);
      return { ...head(), collections };
    },
    head,
    store: () => current.world.store,
    mark: () => {
      // Fixtures never change without something else changing.
      const { clock: shown, fixtures: _, ...others } = head();
      const { now, isFrozen, aheadMs = now, moves } = shown;
      return JSON.stringify([turns, current.world.store.revision(), isFrozen, aheadMs, moves, others]);
    },
    restore: (from) => restore(from),
    beginFrom: (from) => restore(afterPause(from, settings.clock), true),
    follow: async (changed) => {
      const all = { ...head(), ...changed };
      if (changed.clock !== undefined) {
        clock.reset();
        setClock(clock, afterPause({ ...all, collections: {} }, settings.clock).clock);
        clock.countMove(changed.clock.moves);
        current.timeline.leave();
      }
      if (changed.faults !== undefined) {
        const faults = await readSavedFaults(changed.faults, current.world);
        current.world.faults.clear();
        for (const { id, fault, tally } of faults) current.world.faults.add(id, fault, tally);
      }
      if (changed.readings === undefined && !('startReadings' in changed)) return;
      await change((held) => ({ ...held, ...heldIn(all) }));
      current = goOn(current.timeline, current.world);
    },
    changed: () => current.timeline.changed(),
    adopt: async ({ fixtures, ...terms }) => {
      await change((held) => ({ ...held, ...terms }));
      if (fixtures !== undefined) {
        const changed = changedIn(settings.fixtures, fixtures);
        settings = { ...settings, fixtures };
        await putOwnData(namedIn(settings.world, changed), current.world);
      }
      const others = fixtures && { companies: fixtures.companies, population: populationOf(settings) };
      current = goOn(current.timeline, { ...current.world, ...others });
    },
    ownData: () => settings.fixtures,
    startReadings: () => profileOf(served.readings).all(),
    chooseReadings: async (readings) => {
      await change((held) => ({ ...held, chosen: chosenIn({ ...held.chosen, ...readings }) }));
      current = goOn(current.timeline, current.world);
    },
    close: () => {
      left ??= [...current.world.faults.list()];
      current.timeline.close();
      current.world.faults.clear();
      journal.close();
    },
  };
}

/** Everybody, of those populations that someone wants to see whole. */
const inArrays = recentOf<Population, readonly Person[]>(1);

function populationOf({ seed, people: size, fixtures }: Settings): Population {
  return createPopulation({ seed, size, ...(fixtures === undefined ? {} : { own: fixtures.people }) });
}

function chosenIn(change: ReadingChange): Partial<Readings> {
  return Object.fromEntries(Object.entries(change).filter(([, reading]) => reading !== null));
}

function setClock(clock: ControlledClock, { now, isFrozen }: SavedClock): void {
  const atMs = Date.parse(now);
  if (isFrozen) clock.freeze(atMs);
  else clock.moveTo(atMs);
}

/** Terms, and the readings that were chosen since the start, which override those of the terms. */
interface Held extends Terms {
  readonly chosen: Partial<Readings>;
}

type Served = Awaited<ReturnType<typeof serve>>;

async function serve({ contract, readings, chosen }: Held, checksItself: boolean) {
  const profile = profileOf({ ...readings, ...chosen });
  const checks = checksItself ? await import('../engine/self-check.js') : undefined;
  const selfCheck = await checks?.loadSelfCheck(contract, profile);
  return { contract, readings, chosen, profile, selfCheck };
}

type SavedReadings = Pick<SavedWorld, 'readings' | 'startReadings'>;

function savedReadings({ readings, chosen }: Held): SavedReadings {
  const isChanged = Object.keys(chosen).length > 0;
  return { readings: { ...readings, ...chosen }, ...(isChanged ? { startReadings: readings } : {}) };
}

function heldIn({ readings, startReadings = readings }: SavedReadings): Omit<Held, 'contract'> {
  const now: Readings = { ...defaultReadings, ...readings };
  const then: Readings = { ...defaultReadings, ...startReadings };
  const chosen = questionIds.filter((id) => now[id] !== then[id]);
  return { readings: startReadings, chosen: Object.fromEntries(chosen.map((id) => [id, now[id]])) };
}
