import type { Criterion, Person, Population } from '../population/population.js';
import type { Demand } from './lookup.js';

/** How well one demand of a lookup fits people. */
export interface DemandFit {
  readonly demand: Demand;
  /** Returns up to `limit` people per term whom the demand fits, best first; `complete` if there are no others. */
  people(limit: number): { readonly people: readonly Person[]; readonly complete: boolean };
  /** Returns how well the demand fits a person, from 0 (not at all) to 1. */
  of(person: Person): number;
}

/** Enough to detect a large group (over 100) and to find the five best. */
export const usualLimit = 120;
/** If no criterion is selective on its own, people who match several of them may be further down. */
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

/** The fit of one criterion. People listed by the population are not looked up again one by one. */
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
    // A longer list is cheaper than looking up hundreds of people, and is usually complete.
    if (this.#limit > 0) this.listUpTo(thoroughLimit);
    if (this.isComplete) return 0;
    return this.#fits.get(person) ?? this.#population.similarity(person, this.#criterion);
  }
}
