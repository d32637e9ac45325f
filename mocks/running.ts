import type { Readings } from '../generated/questions.js';
import type { Controlled } from './control/handler.js';
import { createWorld } from './demo.js';
import type { Contract } from './engine/contract.js';
import { createEngine } from './engine/engine.js';
import type { Exchange } from './engine/exchange.js';
import { type Profile, profileOf } from './engine/profile.js';
import { loadSelfCheck, type SelfCheck } from './engine/self-check.js';
import { handOver, pumpOf } from './events/pump.js';
import { replaceWebhooks } from './events/webhooks.js';
import { handlers, serialisers } from './handlers.js';
import type { Settings } from './options.js';
import { createPopulation } from './population/create-population.js';
import type { Person } from './population/population.js';
import { controlledClock } from './state/clock.js';
import type { World } from './world.js';

/** A world and the engine over it, which a reset replaces by fresh ones. */
export interface Running extends Controlled {
  readonly exchange: Exchange;
  /** Everybody as they were made. */
  readonly people: readonly Person[];
  /** Serves another contract or another profile from now on, over the same state; what is under way goes on as it began. */
  adopt(change: Partial<Terms>): Promise<void>;
  /** No webhook is sent any more. */
  close(): void;
}

/** What a mock goes by. */
export interface Terms {
  readonly contract: Contract;
  readonly readings: Partial<Readings>;
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
  const freshWorld = async (): Promise<World> => {
    const world = await createWorld({ ...settings, ...terms, clock }, population);
    await world.store.transact((store) => replaceWebhooks(store, settings.webhooks, world));
    return world;
  };
  const engineOver = (given: World) => {
    const { contract, profile, selfCheck } = serving;
    const world: World = { ...given, contract, profile };
    return { world, exchange: createEngine(world, { handlers, serialisers, selfCheck }) };
  };

  let current = engineOver(await freshWorld());
  return {
    clock,
    people: population.people,
    exchange: (inbound) => current.exchange(inbound),
    world: () => current.world,
    reset: async () => {
      const { world } = current;
      clock.reset();
      current = engineOver(await freshWorld());
      pumpOf(world).close();
    },
    adopt: async (change) => {
      const next = { ...terms, ...change };
      const ready = await served(next);
      terms = next;
      serving = ready;
      const { world } = current;
      current = engineOver(world);
      handOver(world, current.world);
    },
    close: () => pumpOf(current.world).close(),
  };
}
