import { readOptions, type Settings } from './options.js';
import { type Running, run } from './running.js';
import type { WorldOptions } from './worlds/world-options.js';
import { createWorlds, type Worlds } from './worlds/worlds.js';

/** The worlds of a mock. */
export type Hosting = Worlds<Running, WorldOptions>;

/** Begins the first world of a mock, in which others can be made. */
export async function host(settings: Settings): Promise<Hosting> {
  return createWorlds<Running, WorldOptions>(await run(settings), async (id, { options, saved }) => {
    if (saved === undefined) return run({ ...(await settingsOf(settings, options)), world: id });
    const { names, seed, people, credits, eachCall } = saved;
    const own = {
      world: names,
      seed,
      people,
      credits: credits ?? undefined,
      eachCall: eachCall ?? undefined,
    };
    return run({ ...settings, ...own, webhooks: [], faults: [] }, saved);
  });
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
