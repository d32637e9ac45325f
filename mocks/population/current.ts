import type { Store } from '../state/store.js';
import { editsOf, editsVersion } from './edits/edited-people.js';
import { withEdits } from './edits/with-edits.js';
import type { Population } from './population.js';

/** Seeded people, and the store that holds the edits of them. */
interface Populated {
  readonly store: Store;
  readonly population: Population;
}

interface Edition {
  readonly version: number;
  readonly of: Population;
  readonly population: Population;
}

/** The last edition that was made for a world: made anew only after another edit, or for other seeded people. */
const editions = new WeakMap<object, Edition>();

/** Everybody as they are now: the seeded people, and the edits that are state on top of them. */
export async function populationNow({ store, population }: Populated): Promise<Population> {
  const version = await editsVersion(store);
  if (version === 0) return population;
  const known = editions.get(store);
  if (known?.version === version && known.of === population) return known.population;
  const edition = { version, of: population, population: withEdits(population, await editsOf(store)) };
  editions.set(store, edition);
  return edition.population;
}
