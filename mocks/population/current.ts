import type { Store } from '../state/store.js';
import { editsOf, editsVersion } from './edits/edited-people.js';
import { withEdits } from './edits/with-edits.js';
import type { Population } from './population.js';

/** The seeded people, and the store of their edits. */
interface Populated {
  readonly store: Store;
  readonly population: Population;
}

interface Edition {
  readonly version: number;
  readonly of: Population;
  readonly population: Population;
}

/** The latest edition of each store: replaced only after another edit, or for other seeded people. */
const editions = new WeakMap<object, Edition>();

/** Returns the current people: the seeded ones with the edits in the store applied. */
export async function populationNow({ store, population }: Populated): Promise<Population> {
  const version = await editsVersion(store);
  if (version === 0) return population;
  const known = editions.get(store);
  if (known?.version === version && known.of === population) return known.population;
  const edition = { version, of: population, population: withEdits(population, await editsOf(store)) };
  editions.set(store, edition);
  return edition.population;
}
