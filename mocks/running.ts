import type { Readings } from '../generated/questions.js';
import type { Terms } from './contract/terms.js';
import type { Controlled } from './control/handler.js';
import { createWorld } from './demo.js';
import type { Contract } from './engine/contract.js';
import type { Dispatch } from './engine/dispatch.js';
import { eachCall } from './engine/each-call.js';
import { createEngine } from './engine/engine.js';
import { type Profile, profileOf } from './engine/profile.js';
import { loadSelfCheck, type SelfCheck } from './engine/self-check.js';
import type { World } from './engine/world.js';
import { replaceWebhooks } from './events/webhooks.js';
import { handlers, serialisers } from './handlers.js';
import { midnightCycle } from './ledger/enrichment/midnight-cycle.js';
import { nextImport } from './ledger/imports/next-import.js';
import { withFaults } from './network/with-faults.js';
import type { Settings } from './options.js';
import { createPopulation } from './population/create-population.js';
import type { Person } from './population/population.js';
import { Timeline } from './schedule/timeline.js';
import { controlledClock } from './state/clock.js';

/** A world and the engine over it, which a reset replaces by fresh ones. */
export interface Running extends Controlled {
  readonly exchange: Dispatch;
  /** Everybody as they were made. */
  readonly people: readonly Person[];
  /** Serves another contract or another profile from now on, over the same state; what is under way goes on as it began. */
  adopt(change: Partial<Terms>): Promise<void>;
  /** Nothing happens by itself any more, and no webhook is sent. */
  close(): void;
}

/** Terms, ready to be served. */
interface Served {
  readonly contract: Contract;
  readonly profile: Profile;
  readonly selfCheck: SelfCheck | undefined;
}

export async function run(settings: Settings): Promise<Running> {
  const served = async ({ contract, readings }: Terms): Promise<Served> => {
    const profile = profileOf(readings);
    return {
      contract,
      profile,
      selfCheck: settings.selfCheck ? await loadSelfCheck(contract, profile) : undefined,
    };
  };
  let terms: Terms = settings;
  let serving = await served(terms);
  const population = createPopulation({ seed: settings.seed, size: settings.people });
  const clock = controlledClock(settings.clock);
  const begin = async () => {
    // An import that ends at midnight takes part in the cycle.
    const timeline = new Timeline(clock, [nextImport, midnightCycle()]);
    const world = await createWorld({ ...settings, ...terms, clock }, population, timeline);
    await world.store.transact((store) => replaceWebhooks(store, settings.webhooks, world));
    return goOn(timeline, world);
  };
  const goOn = (timeline: Timeline, given: World) => {
    const { contract, profile, selfCheck } = serving;
    const world: World = { ...given, contract, profile };
    timeline.goOnWith(world);
    const engineWith = (readings: Partial<Readings>) => {
      const drawn: World = { ...world, profile: profileOf({ ...profile.all(), ...readings }) };
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

  let current = await begin();
  return {
    clock,
    people: population.people,
    exchange: (inbound) => current.exchange(inbound),
    world: () => current.world,
    get timeline() {
      return current.timeline;
    },
    reset: async () => {
      const { timeline, world } = current;
      timeline.close();
      world.faults.clear();
      // Whoever is moving the clock ends early, and moves it no more.
      await timeline.inTurn(async () => clock.reset());
      current = await begin();
    },
    adopt: async (change) => {
      const next = { ...terms, ...change };
      const ready = await served(next);
      terms = next;
      serving = ready;
      current = goOn(current.timeline, current.world);
    },
    close: () => {
      current.timeline.close();
      current.world.faults.clear();
    },
  };
}
