import { populationNow } from '../../../population/current.js';
import type { World } from '../../../world.js';
import type { Contact } from '../contact.js';
import { Sight } from './sight.js';

/** Looks at contacts as they are now. */
export interface Viewer {
  readonly world: World;
  /** A contact with the person behind it. Made for a moment: kept ones would keep every person in memory. */
  readonly sightOf: (contact: Contact) => Sight;
}

export async function viewerOf(world: World): Promise<Viewer> {
  const population = await populationNow(world);
  return {
    world,
    sightOf: (contact) =>
      new Sight(contact, contact.match ? population.person(contact.match.personId) : undefined, world),
  };
}
