import { isDeepStrictEqual } from 'node:util';
import type { Readings } from '../../generated/questions.js';
import { shownState } from '../database/address.js';
import type { KeptWorld } from '../database/database.js';
import type { Replica } from '../database/replica.js';
import { quote } from '../engine/refusal.js';
import { replaceWebhooks } from '../events/webhooks.js';
import { MockOptionError } from '../options/option-values.js';
import type { OwnData } from '../own-data/fixtures.js';
import { firstWorld } from '../worlds/names.js';
import { afterPause, type SavedWorld } from '../worlds/saved-world.js';
import { createWorlds, WorldError, type WorldOptions, type Worlds } from '../worlds/worlds.js';
import { readOptions, type Settings, setInitialFaults, settingsFor } from './options.js';
import { type Adopted, type Common, commonOf, type Running, run } from './running-world.js';

/** The worlds of a mock, all of which can adopt a changed contract, readings or fixtures. */
export interface Hosting extends Worlds<Running, WorldOptions> {
  /** Applies a change to all worlds, except for what they were created with. If the first world throws, none is changed. */
  adopt(change: Adopted): Promise<void>;
  fixtures(): OwnData | undefined;
}

/** Creates the first world of a mock, and continues the kept ones of an earlier mock. */
export async function host(
  given: Settings,
  kept: readonly KeptWorld[] = [],
  replica?: Replica,
): Promise<Hosting> {
  // Processes that share worlds begin with what these have become.
  const follows = replica !== undefined && kept.length > 0;
  let settings: Settings = follows ? { ...given, readings: {}, webhooks: [], faults: [] } : given;
  const common = commonOf(settings, replica);
  const first = await runFirst(settings, kept, common);
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
    // What changed while the world was created.
    if (settings !== before) await adoptIn(world, before);
    return world;
  });
  for (const { id, saved } of kept) {
    if (id === firstWorld) continue;
    await worlds
      .create({ id, options: {}, saved: ongoing(saved, settings) })
      .catch((error: unknown) => unusable(settings, error));
  }
  for (const { id, snapshots } of kept) {
    for (const [name, saved] of snapshots) worlds.at(id).snapshots.set(name, saved);
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

/** Starts or continues the first world. Readings, webhooks and faults that the mock is started with override the saved ones. */
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
  await setInitialFaults(settings.faults, running.world());
  if (settings.webhooks.length > 0) {
    const world = running.world();
    await world.store.transact((store) => replaceWebhooks(store, settings.webhooks, world));
  }
  return running;
}

async function runBeside(
  settings: Settings,
  id: string,
  { options, saved }: Parameters<Hosting['create']>[0],
  common: Common,
): Promise<Running> {
  if (saved === undefined) {
    return run({ ...(await settingsOf(settings, options)), world: id }, undefined, common);
  }
  return run({ ...(await settingsFor(saved, settings)), webhooks: [], faults: [] }, saved, common);
}

const ongoing = (saved: SavedWorld, { clock }: Settings) => afterPause(saved, clock);

/** Throws a MockOptionError if options would change who exists, or what they have, in a world that has changed since. */
function checkSame({ state, fixtures }: Settings, saved: SavedWorld): void {
  if (state === undefined) return;
  const { file, asked } = state;
  for (const name of ['seed', 'people', 'credits'] as const) {
    if (asked[name] === undefined || asked[name] === saved[name]) continue;
    throw new MockOptionError(
      `option ${name}: it is ${asked[name]}, and the state in ${quote(shownState(file), 300)} began with ${saved[name] ?? 'no limit'}. Leave the option out, or name another file.`,
    );
  }
  if (fixtures === undefined || saved.fixtures === undefined) return;
  if (isDeepStrictEqual(fixtures.written, saved.fixtures)) return;
  const then = Object.keys(saved.fixtures).length === 0 ? 'without any' : 'with others';
  throw new MockOptionError(
    `option fixtures: the state in ${quote(shownState(file), 300)} began ${then}. Leave the option out: the state has all that it began with and what became of it since; add to it through the control plane, or name another file.`,
  );
}

/** Reports a world that cannot be created as a state file that cannot be used. */
function unusable({ state }: Settings, error: unknown): never {
  if (!(error instanceof WorldError)) throw error;
  throw new MockOptionError(
    `option state: ${quote(shownState(state?.file ?? ''), 300)} cannot be used: ${error.message}`,
  );
}

async function settingsOf(settings: Settings, options: WorldOptions): Promise<Settings> {
  const read = await readOptions(options);
  const { profile, ...others } = options;
  const own = Object.keys(others) as (keyof typeof others)[];
  const given = Object.fromEntries(own.map((name) => [name, read[name]]));
  // Faults for one credential concern the first world, as its credentials are not valid in others.
  const faults = settings.faults.filter(({ credential }) => credential === undefined);
  return { ...settings, faults, ...given, ...(profile === undefined ? {} : { readings: read.readings }) };
}
