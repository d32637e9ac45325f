import { MockOptionError } from './options/option-error.js';
import type { Settings } from './options.js';
import type { OwnData } from './own-data/fixtures.js';
import type { SavedWorld } from './worlds/saved-world.js';

/**
 * The settings for a world that continues from a saved one: its seed, people, fixtures, credits and names are those saved. Throws
 * a MockOptionError if the saved fixtures are invalid.
 */
export async function settingsFor(saved: SavedWorld, settings: Settings): Promise<Settings> {
  const { names, seed, people, credits, eachCall } = saved;
  return {
    ...settings,
    world: names,
    seed,
    people,
    fixtures: await fixturesOf(saved, settings),
    credits: credits ?? undefined,
    eachCall: eachCall ?? undefined,
  };
}

/** The same for a world that exists and keeps its names. Throws a MockOptionError if the saved names are others. */
export async function settingsInPlace(saved: SavedWorld, settings: Settings): Promise<Settings> {
  if (saved.names === settings.world) return settingsFor(saved, settings);
  throw new MockOptionError(
    `saved world: it has the names of the world "${saved.names}", and this one those of "${settings.world}". Make a world of it: POST /worlds with \`saved\`, in process \`mock.worlds.restore(saved)\`.`,
  );
}

async function fixturesOf(
  { fixtures }: SavedWorld,
  settings: Pick<Settings, 'fixtures'>,
): Promise<OwnData | undefined> {
  if (fixtures === undefined || fixtures === settings.fixtures?.written) return settings.fixtures;
  if (Object.keys(fixtures).length === 0) return undefined;
  const { fixturesIn } = await import('./own-data/fixtures.js');
  return fixturesIn(fixtures, 'saved world: fixtures');
}
