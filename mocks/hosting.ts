import { isDeepStrictEqual } from 'node:util';
import type { Readings } from '../generated/questions.js';
import { quote } from './engine/quote.js';
import { replaceWebhooks } from './events/webhooks.js';
import { setFirstFaults } from './first-faults.js';
import { settingsFor } from './going-on.js';
import type { KeptWorld } from './keeping/read-state.js';
import { MockOptionError } from './options/option-error.js';
import { readOptions, type Settings } from './options.js';
import type { OwnData } from './own-data/read.js';
import { type Adopted, type Common, commonOf, type Running, run } from './running.js';
import { firstWorld } from './worlds/names.js';
import { afterPause, type SavedWorld } from './worlds/saved-world.js';
import type { WorldOptions } from './worlds/world-options.js';
import { createWorlds, WorldError, type WorldPlan, type Worlds } from './worlds/worlds.js';

/** The worlds of a mock, which can all take on what it is made of anew. */
export interface Hosting extends Worlds<Running, WorldOptions> {
  /**
   * Has every world take on what it was not made with otherwise, those that are made later too. Throws what the first world
   * throws: then none has taken it on.
   */
  adopt(change: Adopted): Promise<void>;
  /** The own data of now, which worlds are made with. */
  fixtures(): OwnData | undefined;
}

/**
 * Begins the first world of a mock, in which others can be made.
 * @param kept the worlds of an earlier mock, which go on; none where everything begins afresh
 */
export async function host(given: Settings, kept: readonly KeptWorld[] = []): Promise<Hosting> {
  let settings = given;
  const common = commonOf(settings);
  const first = await runFirst(settings, kept, common);
  /** Worlds that were made with readings of their own. */
  const decided = new WeakSet<Running>();
  const adoptIn = async (world: Running, before: Settings) => {
    const { contract, readings, fixtures } = settings;
    const hasThose = isDeepStrictEqual(world.ownData()?.written, before.fixtures?.written);
    await world.adopt({
      ...(contract === before.contract ? {} : { contract }),
      ...(readings === before.readings || decided.has(world) ? {} : { readings }),
      ...(fixtures === undefined || fixtures === before.fixtures || !hasThose ? {} : { fixtures }),
    });
  };
  const worlds = createWorlds<Running, WorldOptions>(first, async (id, plan) => {
    const before = settings;
    const world = await runBeside(before, id, plan, common);
    const isAsFirst = isDeepStrictEqual(world.startReadings(), first.startReadings());
    if (plan.options.profile !== undefined || !isAsFirst) decided.add(world);
    // What was taken on meanwhile.
    if (settings !== before) await adoptIn(world, before);
    return world;
  });
  for (const { id, saved } of kept) {
    if (id === firstWorld) continue;
    await worlds
      .create({ id, options: {}, saved: ongoing(saved, settings) })
      .catch((error: unknown) => unusable(settings, error));
  }
  return {
    ...worlds,
    fixtures: () => settings.fixtures,
    adopt: async (change) => {
      await first.adopt(change);
      const before = settings;
      settings = { ...settings, ...change };
      for (const world of worlds.all().values()) if (world !== first) await adoptIn(world, before);
    },
  };
}

/** What is chosen anew holds: the readings, the webhooks and the faults that the mock is started with. */
async function runFirst(settings: Settings, kept: readonly KeptWorld[], common: Common): Promise<Running> {
  const first = kept.find(({ id }) => id === firstWorld);
  if (first === undefined) return run(settings, undefined, common);
  const saved = ongoing(first.saved, settings);
  checkSame(settings, saved);
  const withGiven = (readings: Partial<Readings>) => ({ ...readings, ...settings.readings });
  const { startReadings } = saved;
  const { eachCall = saved.eachCall ?? undefined } = settings;
  const running = await run(
    { ...(await settingsFor(saved, settings)), eachCall },
    {
      ...saved,
      readings: withGiven(saved.readings),
      ...(startReadings && { startReadings: withGiven(startReadings) }),
      ...(settings.faults.length > 0 ? { faults: [] } : {}),
    },
    common,
  );
  await setFirstFaults(settings.faults, running.world());
  if (settings.webhooks.length > 0) {
    const world = running.world();
    await world.store.transact((store) => replaceWebhooks(store, settings.webhooks, world));
  }
  return running;
}

async function runBeside(
  settings: Settings,
  id: string,
  { options, saved }: WorldPlan<WorldOptions>,
  common: Common,
): Promise<Running> {
  if (saved === undefined) {
    return run({ ...(await settingsOf(settings, options)), world: id }, undefined, common);
  }
  return run({ ...(await settingsFor(saved, settings)), webhooks: [], faults: [] }, saved, common);
}

/** A world as it goes on in this mock: the real time has gone on meanwhile. */
const ongoing = (saved: SavedWorld, { clock }: Settings) => afterPause(saved, clock);

/** Who exists, and what they have, cannot be changed under what has happened to them since. */
function checkSame({ state, fixtures }: Settings, saved: SavedWorld): void {
  if (state === undefined) return;
  const { file, asked } = state;
  for (const name of ['seed', 'people', 'credits'] as const) {
    if (asked[name] === undefined || asked[name] === saved[name]) continue;
    throw new MockOptionError(
      `option ${name}: it is ${asked[name]}, and the state in ${quote(file, 300)} began with ${saved[name] ?? 'no limit'}. Leave the option out, or name another file.`,
    );
  }
  if (fixtures === undefined || saved.fixtures === undefined) return;
  if (isDeepStrictEqual(fixtures.written, saved.fixtures)) return;
  const then = Object.keys(saved.fixtures).length === 0 ? 'without any' : 'with others';
  throw new MockOptionError(
    `option fixtures: the state in ${quote(file, 300)} began ${then}. Leave the option out: the state has all that it began with and what became of it since; add to it through the control plane, or name another file.`,
  );
}

/** A world of the file that cannot be is a file that cannot be used. */
function unusable({ state }: Settings, error: unknown): never {
  if (!(error instanceof WorldError)) throw error;
  throw new MockOptionError(
    `option state: ${quote(state?.file ?? '', 300)} cannot be used: ${error.message}`,
  );
}

/** Throws a MockOptionError when an option cannot be used. */
async function settingsOf(settings: Settings, options: WorldOptions): Promise<Settings> {
  const read = await readOptions(options);
  const { profile, ...others } = options;
  const own = Object.keys(others) as (keyof typeof others)[];
  const given = Object.fromEntries(own.map((name) => [name, read[name]]));
  // Those for one credential are for one of the first world.
  const faults = settings.faults.filter(({ credential }) => credential === undefined);
  return { ...settings, faults, ...given, ...(profile === undefined ? {} : { readings: read.readings }) };
}
