import { DrawnPeople } from './drawn-people.js';
import { PeopleIndex } from './index/people-index.js';
import { named } from './named.js';
import type { Person, Population } from './population.js';

interface PopulationOptions {
  /** The same seed yields the same people, in every process. */
  readonly seed: number;
  /** The number of people, including the named ones, all of whom are included unless it is 0. */
  readonly size: number;
  /** Additional people, who replace those with the same id. The same population is returned only for the same list. */
  readonly own?: readonly Person[];
}

/** Creates a population that begins with the own people, the named ones, and those of any smaller one of the same seed. */
export function createPopulation(options: PopulationOptions): Population {
  const { seed, size, own = nobody } = options;
  const key = `${seed} ${size}`;
  const alike = populations.get(own) ?? new Map<string, WeakRef<Population>>();
  populations.set(own, alike);
  const known = alike.get(key)?.deref();
  if (known) return known;
  const owned = new Set(own.map(({ id }) => id));
  const others = size === 0 ? [] : named.filter(({ id }) => !owned.has(id));
  const drawn = new DrawnPeople(seed, Math.max(0, size - named.length), [...own, ...named]);
  const population = new PeopleIndex([...own, ...others], drawn);
  alike.set(key, new WeakRef(population));
  return population;
}

const nobody: readonly Person[] = [];

/** Populations are immutable, so mocks with the same people share one as long as any of them is alive. */
const populations = new WeakMap<readonly Person[], Map<string, WeakRef<Population>>>();
