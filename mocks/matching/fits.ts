import type { Criterion, Person, Population } from '../population/population.js';
import type { Demand } from './lookup.js';

/** How well one demand of a lookup fits people. */
export interface DemandFit {
  readonly demand: Demand;
  /** Up to `limit` people per term whom the demand speaks of, best first; `complete` when there are no more. */
  people(limit: number): { readonly people: readonly Person[]; readonly complete: boolean };
  /** From 0 (not at all) to 1. */
  of(person: Person): number;
}

/** Enough to tell a large group (over 100) and to find the five best. */
export const usualLimit = 120;
/** Where no criterion is selective by itself, people who fit several of them hide further down. */
export const thoroughLimit = 2000;

export function demandFit(demand: Demand, population: Population): DemandFit {
  const terms = demand.terms.map((term) => new TermFit({ field: demand.field, term }, population));
  const [only] = terms;
  const better = demand.every ? Math.min : Math.max;
  return {
    demand,
    people: (limit) => {
      for (const term of terms) term.listUpTo(limit);
      return {
        people: terms.flatMap((term) => term.people),
        complete: terms.every((term) => term.isComplete),
      };
    },
    of: (person) =>
      only !== undefined && terms.length === 1
        ? only.of(person)
        : terms.reduce((best, term) => better(best, term.of(person)), demand.every ? 1 : 0),
  };
}

/** One criterion. What the population listed is not asked again person by person. */
class TermFit {
  readonly #criterion: Criterion;
  readonly #population: Population;
  #limit = 0;
  #fits: ReadonlyMap<Person, number> = new Map();

  constructor(criterion: Criterion, population: Population) {
    this.#criterion = criterion;
    this.#population = population;
  }

  get people(): readonly Person[] {
    return [...this.#fits.keys()];
  }

  get isComplete(): boolean {
    return this.#fits.size < this.#limit;
  }

  listUpTo(limit: number): void {
    if (limit <= this.#limit || this.isComplete) return;
    const candidates = this.#population.candidates(this.#criterion, limit);
    this.#fits = new Map(candidates.map(({ person, similarity }) => [person, similarity]));
    this.#limit = limit;
  }

  of(person: Person): number {
    const listed = this.#fits.get(person);
    if (listed !== undefined) return listed;
    // A longer list is cheaper than asking about hundreds of people, and most often it is complete.
    if (this.#limit > 0) this.listUpTo(thoroughLimit);
    if (this.isComplete) return 0;
    return this.#fits.get(person) ?? this.#population.similarity(person, this.#criterion);
  }
}
