import type { Controlled } from './control/handler.js';
import { createWorld } from './demo.js';
import { createEngine } from './engine/engine.js';
import type { Exchange } from './engine/exchange.js';
import { profileOf } from './engine/profile.js';
import { loadSelfCheck } from './engine/self-check.js';
import { pumpOf } from './events/pump.js';
import { replaceWebhooks } from './events/webhooks.js';
import { handlers, serialisers } from './handlers.js';
import type { Settings } from './options.js';
import { createPopulation } from './population/create-population.js';
import type { Person } from './population/population.js';
import { controlledClock } from './state/clock.js';

/** A world and the engine over it, which a reset replaces by fresh ones. */
export interface Running extends Controlled {
  readonly exchange: Exchange;
  /** Everybody as they were made. */
  readonly people: readonly Person[];
  /** No webhook is sent any more. */
  close(): void;
}

export async function run(settings: Settings): Promise<Running> {
  const profile = profileOf(settings.readings);
  const selfCheck = settings.selfCheck ? await loadSelfCheck(settings.contract, profile) : undefined;
  const population = createPopulation({ seed: settings.seed, size: settings.people });
  const clock = controlledClock(settings.clock);
  const start = async () => {
    const world = await createWorld({ ...settings, clock }, population);
    await world.store.transact((store) => replaceWebhooks(store, settings.webhooks, world));
    return { world, exchange: createEngine(world, { handlers, serialisers, selfCheck }) };
  };

  let current = await start();
  return {
    clock,
    people: population.people,
    exchange: (inbound) => current.exchange(inbound),
    world: () => current.world,
    reset: async () => {
      const { world } = current;
      clock.reset();
      current = await start();
      pumpOf(world).close();
    },
    close: () => pumpOf(current.world).close(),
  };
}
