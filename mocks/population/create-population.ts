import { PeopleIndex } from './index/people-index.js';
import { Companies } from './making/companies.js';
import { Mailboxes } from './making/contact.js';
import { drawPerson, type Surroundings } from './making/person.js';
import { named } from './named/named.js';
import type { Person, Population } from './population.js';

export interface PopulationOptions {
  /** The same seed yields the same people, in every process. */
  readonly seed: number;
  /** The number of people, including the named ones, all of whom are included unless it is 0. */
  readonly size: number;
  /** Additional people, who replace those with the same id. The same population is returned only for the same list. */
  readonly own?: readonly Person[];
}

/**
 * Creates a population of the own people, the named ones, and generated ones up to `size`. Members computed from others and from
 * the time (duration, company_tenure, is_first_at_company, is_last_at_company) are left to the caller. A larger population of the
 * same seed begins with the people of a smaller one.
 */
export function createPopulation(options: PopulationOptions): Population {
  const { seed, size, own = nobody } = options;
  const key = `${seed} ${size}`;
  const alike = populations.get(own) ?? new Map<string, WeakRef<Population>>();
  populations.set(own, alike);
  const known = alike.get(key)?.deref();
  if (known) return known;
  const population = onceAsked(() => make({ seed, size, own }));
  alike.set(key, new WeakRef(population));
  return population;
}

const nobody: readonly Person[] = [];

/** Populations are immutable, so mocks with the same people share one as long as any of them is alive. */
const populations = new WeakMap<readonly Person[], Map<string, WeakRef<Population>>>();

/** Created on first use: many tests only sign in or use ledgers, and never need people. */
function onceAsked(making: () => Population): Population {
  let made: Population | undefined;
  const everybody = () => {
    made ??= making();
    return made;
  };
  return {
    get people() {
      return everybody().people;
    },
    get inOrderOfIds() {
      return everybody().inOrderOfIds;
    },
    person: (id) => everybody().person(id),
    indexed: (fields) => everybody().indexed(fields),
    candidates: (criterion, limit) => everybody().candidates(criterion, limit),
    similarity: (person, criterion) => everybody().similarity(person, criterion),
  };
}

function make({ seed, size, own }: Required<PopulationOptions>): Population {
  const known = [...own, ...named];
  const knownJobs = known.flatMap(({ jobs = [] }) => jobs);
  const surroundings: Surroundings = {
    seed,
    companies: new Companies(
      seed,
      knownJobs.flatMap(({ company }) => company ?? []),
    ),
    mailboxes: new Mailboxes(knownJobs.flatMap(({ email }) => email ?? [])),
  };
  const made: Person[] = size === 0 ? [] : [...named];
  for (let index = 0; made.length < size; index++) made.push(drawPerson(index, surroundings));
  const owned = new Set(own.map(({ id }) => id));
  const people = own.length === 0 ? made : [...own, ...made.filter(({ id }) => !owned.has(id))];

  const byId = new Map(
    people.flatMap((person) => (person.id === undefined ? [] : [[person.id, person] as const])),
  );
  const index = new PeopleIndex(people);
  return {
    people,
    inOrderOfIds: index.inOrderOfIds,
    person: (id) => byId.get(id),
    indexed: (fields) => index.indexed(fields),
    candidates: (criterion, limit) => index.candidates(criterion, limit),
    similarity: (person, criterion) => index.similarity(person, criterion),
  };
}
