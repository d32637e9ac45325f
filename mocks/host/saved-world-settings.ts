import { refusalIfInvalid } from '../control/perform.js';
import { isRefusal, type Refusal } from '../engine/refusal.js';
import type { World } from '../engine/world.js';
import type { Fault, NewFault, ShownFault } from '../faults/fault.js';
import type { Tally } from '../faults/faults.js';
import { readFault } from '../network/read-fault.js';
import { MockOptionError } from '../options/option-values.js';
import type { OwnData } from '../own-data/fixtures.js';
import type { SavedWorld } from '../worlds/saved-world.js';
import type { Settings } from './options.js';

/** The settings for a world that continues from a saved one. Throws a MockOptionError if its fixtures are invalid. */
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
export async function restoredSettings(saved: SavedWorld, settings: Settings): Promise<Settings> {
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
  const { fixturesIn } = await import('../own-data/fixtures.js');
  return fixturesIn(fixtures, 'saved world: fixtures');
}

/** Sets the faults that a world begins with. Throws a MockOptionError that names the first one that cannot be set. */
export async function setInitialFaults(asked: readonly NewFault[], world: World): Promise<void> {
  for (const [place, one] of asked.entries()) {
    const fault = await checked(one, world);
    if (isRefusal(fault)) throw new MockOptionError(`option faults: faults[${place}]: ${fault.message}`);
    world.faults.add(world.ids.next('flt'), fault);
  }
}

/** Sets the faults of a saved world, with their counts. Throws a MockOptionError if one is invalid. */
export async function setSavedFaults(saved: readonly ShownFault[], world: World): Promise<void> {
  for (const { id, fault, tally } of await readSavedFaults(saved, world)) world.faults.add(id, fault, tally);
}

/** Reads the faults of a saved world. Throws a MockOptionError if one is invalid. */
export async function readSavedFaults(
  saved: readonly ShownFault[],
  world: World,
): Promise<readonly { readonly id: string; readonly fault: Fault; readonly tally: Tally }[]> {
  const read = [];
  for (const { id, met, struck, ...asked } of saved) {
    const fault = await checked(asked, world);
    if (!isRefusal(fault)) read.push({ id, fault, tally: { met, struck } });
    // The account that the fault was for may have been removed since.
    else if (fault.field !== 'credential')
      throw new MockOptionError(`saved world: fault ${id}: ${fault.message}`);
  }
  return read;
}

async function checked(asked: NewFault, world: World): Promise<Fault | Refusal> {
  return (await refusalIfInvalid(asked, 'ControlNewFault')) ?? readFault(asked, world);
}
