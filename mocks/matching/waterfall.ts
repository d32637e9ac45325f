import type { Readings } from '../../generated/questions.js';
import { nearest } from '../../spec/catalogue/nearest.js';
import type { Criterion, FieldName, Person, Population } from '../population/population.js';
import { compare } from '../state/sorted-list.js';

export interface Hit {
  readonly person: Person;
  /** How well the person matches all criteria, from 0.1 to 1, with four decimals. */
  readonly score: number;
  /** The matching criteria, and how well each matches (above 0, at most 1). */
  readonly met: readonly { readonly field: FieldName; readonly fit: number }[];
}

/** Criteria that decide together: people must match every demand of `all` and one of `any`. */
interface Step {
  readonly all: readonly DemandFit[];
  readonly any: readonly DemandFit[];
}

type Reading = Readings['find.waterfall'];

const steps: Record<Reading, (fits: readonly DemandFit[]) => readonly Step[]> = {
  'identifier-first': (fits) => {
    const among = (fields: readonly FieldName[]) =>
      fits.filter(({ demand }) => fields.includes(demand.field));
    const names = among(['name']);
    const companies = among(companyFields);
    const identified = { all: [], any: among(identifiers) };
    if (names.length > 0) {
      const atCompany = companies.length > 0 ? { all: names, any: companies } : nobody;
      return [identified, atCompany, { all: names, any: [] }];
    }
    // A lookup that identifies a person is for that person: another one at the same company would be wrong.
    return identified.any.length > 0 ? [identified] : [{ all: [], any: fits }];
  },
  'all-criteria': (fits) => [{ all: fits, any: [] }],
  'any-criterion': (fits) => [{ all: [], any: fits }],
};

const nobody: Step = { all: [], any: [] };

/** Returns the people whom a lookup finds, best first: the first step with hits decides (question find.waterfall). */
export function waterfall(
  { demands }: Lookup,
  population: Population,
  reading: Reading,
  depth: number = usualLimit,
): readonly Hit[] {
  const fits = demands.map((demand) => demandFit(demand, population));
  const limit = demands.length === 1 && demands[0]?.terms.length === 1 ? depth : usualLimit;
  for (const step of steps[reading](fits)) {
    const hits: Hit[] = [];
    for (const person of gather(step.all, step.any, limit)) {
      if (meets(person, step)) hits.push(rated(person, fits));
    }
    if (hits.length > 0) return hits.sort(bestFirst);
  }
  return [];
}

function meets(person: Person, { all, any }: Step): boolean {
  if (!all.every((fit) => fit.of(person) > 0)) return false;
  return any.length === 0 || any.some((fit) => fit.of(person) > 0);
}

/** Each matching criterion reduces the doubt. The fixed order of demands makes the rounded product deterministic. */
function rated(person: Person, fits: readonly DemandFit[]): Hit {
  const met: { field: FieldName; fit: number }[] = [];
  let doubt = 1;
  for (const each of fits) {
    const fit = each.of(person);
    if (fit <= 0) continue;
    met.push({ field: each.demand.field, fit });
    doubt *= 1 - weights[each.demand.field] * Math.min(1, fit);
  }
  return { person, met, score: Math.max(0.1, Math.round((1 - doubt) * 10_000) / 10_000) };
}

function bestFirst(a: Hit, b: Hit): number {
  return b.score - a.score || compare(a.person.id ?? '', b.person.id ?? '');
}

/** Returns all people worth rating: one complete list of a required demand, or else the best of every list. */
function gather(all: readonly DemandFit[], any: readonly DemandFit[], limit: number): Iterable<Person> {
  for (const fit of all) {
    const { people, complete } = fit.people(limit);
    if (complete) return byIds(people).values();
  }
  const fits = [...all, ...any];
  const lists = fits.map((fit) => fit.people(limit));
  const gathered = byIds(lists.flatMap(({ people }) => people));
  if (fits.length > 1 && lists.every(({ complete }) => !complete)) {
    const seen = new Set<string>();
    for (const fit of fits) {
      for (const [id, person] of byIds(fit.people(thoroughLimit).people)) {
        if (seen.has(id)) gathered.set(id, person);
        else seen.add(id);
      }
    }
  }
  return gathered.values();
}

/** A record may be written anew between two lists, so that only the id tells who it is. */
function byIds(people: readonly Person[]): Map<string, Person> {
  return new Map(people.map((person) => [person.id ?? '', person]));
}

interface DemandFit {
  readonly demand: Demand;
  /** Returns up to `limit` people per term whom the demand fits, best first; `complete` if there are no others. */
  people(limit: number): { readonly people: readonly Person[]; readonly complete: boolean };
  of(person: Person): number;
}

/** Enough to detect a large group (over 100) and to find the five best. */
export const usualLimit = 120;
/** If no criterion is selective on its own, people who match several of them may be further down. */
const thoroughLimit = 2000;

function demandFit(demand: Demand, population: Population): DemandFit {
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

/** The condition of a lookup on one field: that any of the terms fits, or that all of them do. */
export interface Demand {
  readonly field: FieldName;
  readonly terms: readonly string[];
  readonly every: boolean;
}

export interface Lookup {
  readonly demands: readonly Demand[];
}

/** How strongly a matching criterion identifies the intended person, from 0 to 1; strongest first. */
export const weights: Readonly<Record<FieldName, number>> = {
  linkedin: 0.97,
  email_address: 0.95,
  name: 0.65,
  'company.linkedin': 0.45,
  'company.domain': 0.45,
  'company.name': 0.45,
  'company.ticker': 0.4,
  title: 0.3,
  'education.school': 0.3,
};

const names = Object.keys(weights).filter(isFieldName);
const ranks = new Map(names.map((name, rank) => [name, rank]));

const identifiers: readonly FieldName[] = ['linkedin', 'email_address'];

const companyFields: readonly FieldName[] = names.filter((name) => name.startsWith('company.'));

export function isFieldName(value: unknown): value is FieldName {
  return typeof value === 'string' && Object.hasOwn(weights, value);
}

export function byWeight(a: { readonly field: FieldName }, b: { readonly field: FieldName }): number {
  return (ranks.get(a.field) ?? 0) - (ranks.get(b.field) ?? 0);
}

/** Returns the field that a misspelled name probably means. */
export function nearestFieldName(name: string): FieldName {
  const meant = names.find((field) => field.startsWith(name)) ?? nearest(name, names);
  return isFieldName(meant) ? meant : 'name';
}
