import { refusalIfInvalid } from './control/refuse-invalid.js';
import { isRefusal, type Refusal } from './engine/refusal.js';
import type { World } from './engine/world.js';
import type { Fault, NewFault, ShownFault } from './faults/fault.js';
import type { Tally } from './faults/strikes.js';
import { readFault } from './network/read-fault.js';
import { MockOptionError } from './options/option-error.js';

/** Sets the faults that a world begins with. Throws a MockOptionError that names the first one that cannot be set. */
export async function setFirstFaults(asked: readonly NewFault[], world: World): Promise<void> {
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
