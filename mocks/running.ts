import type { Readings } from '../generated/questions.js';
import type { Terms } from './contract/terms.js';
import type { Controlled } from './control/handler.js';
import { createWorld } from './demo.js';
import type { Dispatch } from './engine/dispatch.js';
import { eachCall } from './engine/each-call.js';
import { createEngine } from './engine/engine.js';
import { profileOf } from './engine/profile.js';
import type { World } from './engine/world.js';
import { replaceWebhooks } from './events/webhooks.js';
import { readSavedFaults, setFirstFaults, setSavedFaults } from './first-faults.js';
import { settingsInPlace } from './going-on.js';
import { handlers, serialisers } from './handlers.js';
import { Journal } from './journal/journal.js';
import { JournalSpace } from './journal/journal-space.js';
import { recorded } from './journal/recording.js';
import { midnightCycle } from './ledger/enrichment/midnight-cycle.js';
import { nextImport } from './ledger/imports/next-import.js';
import { Metrics } from './metrics/metrics.js';
import { withFaults } from './network/with-faults.js';
import type { Settings } from './options.js';
import { changedIn } from './own-data/changed-in.js';
import { namedIn } from './own-data/named-in.js';
import { putOwnData } from './own-data/put.js';
import type { OwnData } from './own-data/read.js';
import { createPopulation } from './population/create-population.js';
import type { Person, Population } from './population/population.js';
import { Timeline } from './schedule/timeline.js';
import { Serving } from './serving.js';
import { type ControlledClock, controlledClock, systemClock, woundClock } from './state/clock.js';
import type { WholeStore } from './state/store.js';
import { namesOf } from './worlds/names.js';
import { collectionsOf, type SavedClock, type SavedWorld, savedVersion } from './worlds/saved-world.js';

/** What a world takes on while it runs. */
export interface Adopted extends Partial<Terms> {
  /** Whoever is new or other is so from now on, and nobody is there any more who is not in it; accounts stay until a reset. */
  readonly fixtures?: OwnData;
}

/** A world and the engine over it, which a reset replaces by fresh ones, and `restore` by earlier ones. */
export interface Running extends Controlled {
  readonly exchange: Dispatch;
  /** Everybody as they were made. */
  readonly people: readonly Person[];
  /** Serves other terms or other own data from now on, over the same state; what is under way goes on as it began. */
  adopt(change: Adopted): Promise<void>;
  /** The people and organizations of somebody's own that it has beside those that are made up. */
  ownData(): OwnData | undefined;
  /** Everything as it is at this moment, but for what is stored. */
  head(): Omit<SavedWorld, 'collections'>;
  store(): WholeStore;
  /** Another text whenever anything is not as it was; time that only goes on is nothing. */
  mark(): string;
  /** Nothing happens by itself any more, and no webhook is sent. */
  close(): void;
}

/** What all worlds of a mock have in common. */
export interface Common {
  readonly metrics: Metrics;
  readonly space: JournalSpace;
}

/** So many journals may be full at a time. */
const fullJournals = 2;

export function commonOf({ journalBytes }: Pick<Settings, 'journalBytes'>): Common {
  return { metrics: new Metrics(), space: new JournalSpace(fullJournals * journalBytes) };
}

/** @param saved what it goes on from, where it does not begin afresh */
export async function run(
  given: Settings,
  saved: SavedWorld | undefined,
  { metrics, space }: Common,
): Promise<Running> {
  /** Of now: what is restored may have begun with others. */
  let settings = given;
  const serving = await Serving.begin(settings, settings.selfCheck, saved);
  const wound = woundClock(settings.clock, settings.now);
  const clock = controlledClock(wound);
  /** How often the world was replaced by another one, or its terms by others. */
  let turns = 0;
  const begin = async (from?: SavedWorld) => {
    clock.reset();
    if (from) setClock(clock, from.clock);
    else wound.wind();
    // An import that ends at midnight takes part in the cycle.
    const timeline = new Timeline(clock, [nextImport, midnightCycle()]);
    const terms = { contract: serving.now.contract, ...serving.readings };
    const population = populationOf(settings);
    const world = await createWorld({ ...settings, ...terms, clock }, population, timeline, from, metrics);
    if (from) await setSavedFaults(from.faults ?? [], world);
    else {
      await world.store.transact((store) => replaceWebhooks(store, settings.webhooks, world));
      await setFirstFaults(settings.faults, world);
    }
    return goOn(timeline, world);
  };
  const replaceBy = async (from?: SavedWorld) => {
    const { timeline, world } = current;
    timeline.close();
    world.faults.clear();
    // Whoever is moving the clock ends early, and moves it no more.
    await timeline.inTurn(async () => {
      current = await begin(from);
      journal.clear();
    });
  };
  const goOn = (timeline: Timeline, given: World & { readonly store: WholeStore }) => {
    turns += 1;
    const { contract, profile, selfCheck } = serving.now;
    const world = { ...given, contract, profile };
    timeline.goOnWith(world);
    const { chosen } = serving;
    const engineWith = (readings: Partial<Readings>) => {
      const drawn: World = { ...world, profile: profileOf({ ...profile.all(), ...readings, ...chosen }) };
      // Its forms are those of another profile than that of the check.
      return createEngine(drawn, { handlers, serialisers, selfCheck: undefined });
    };
    const { eachCall: seed } = settings;
    const exchange =
      seed === undefined
        ? createEngine(world, { handlers, serialisers, selfCheck })
        : eachCall(seed, engineWith);
    return { timeline, world, exchange: withFaults(exchange, world) };
  };

  let current = await begin(saved);
  const journal = new Journal(settings.journalBytes, space);
  const answered: Dispatch = async (inbound) => {
    const { exchange, world } = current;
    const delivery = world.profile.reading('transport.delivery');
    return { ...(await exchange(inbound)), delivery };
  };
  const clocks = { service: clock, wall: systemClock };
  const clockNow = (): SavedClock => {
    const now = new Date(clock.now()).toISOString();
    return clock.isFrozen
      ? { now, isFrozen: true }
      : { now, isFrozen: false, aheadMs: clock.aheadMs + wound.aheadMs };
  };
  /** What was set when everything ended. */
  let left: SavedWorld['faults'];
  const head = (): Omit<SavedWorld, 'collections'> => {
    const { world: names, seed, people, fixtures, credits, eachCall: each } = settings;
    return {
      version: savedVersion,
      names,
      seed,
      people,
      fixtures: fixtures?.written ?? {},
      ...serving.readings,
      credits: credits ?? null,
      eachCall: each ?? null,
      clock: clockNow(),
      ids: current.world.ids.counts(),
      faults: left ?? [...current.world.faults.list()],
    };
  };
  return {
    clock,
    get people() {
      return current.world.population.people;
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
      await serving.startAgain();
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
      // Those never change but with everything else.
      const { clock: shown, fixtures: _, ...others } = head();
      const { now, isFrozen, aheadMs = now } = shown;
      return JSON.stringify([turns, current.world.store.revision(), isFrozen, aheadMs, others]);
    },
    restore: async (from) => {
      // One that cannot be restored leaves everything as it is.
      const others = await settingsInPlace(from, settings);
      await readSavedFaults(from.faults ?? [], current.world);
      await serving.restore(from);
      settings = others;
      await replaceBy(from);
    },
    adopt: async ({ fixtures, ...terms }) => {
      await serving.take(terms);
      if (fixtures !== undefined) {
        const changed = changedIn(settings.fixtures, fixtures);
        settings = { ...settings, fixtures };
        await putOwnData(namedIn(settings.world, changed), current.world);
      }
      const others = fixtures && { companies: fixtures.companies, population: populationOf(settings) };
      current = goOn(current.timeline, { ...current.world, ...others });
    },
    ownData: () => settings.fixtures,
    startReadings: () => profileOf(serving.readings.startReadings ?? serving.readings.readings).all(),
    chooseReadings: async (change) => {
      await serving.choose(change);
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

function populationOf({ seed, people: size, fixtures }: Settings): Population {
  return createPopulation({ seed, size, ...(fixtures === undefined ? {} : { own: fixtures.people }) });
}

function setClock(clock: ControlledClock, { now, isFrozen }: SavedClock): void {
  const atMs = Date.parse(now);
  if (isFrozen) clock.freeze(atMs);
  else clock.moveTo(atMs);
}
