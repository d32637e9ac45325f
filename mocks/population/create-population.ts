import { PeopleIndex } from './index/people-index.js';
import { Companies } from './making/companies.js';
import { Mailboxes } from './making/contact.js';
import { drawPerson, type Surroundings } from './making/person.js';
import { named } from './named/named.js';
import type { Person, Population } from './population.js';

export interface PopulationOptions {
  /** The same seed gives the same people, in every process. */
  readonly seed: number;
  /** How many people, the named ones included: these are always there, also when `size` is smaller. */
  readonly size: number;
}

/**
 * The named people, and generated ones up to `size`. Members that follow from others and from
 * the time (duration, company_tenure, is_first_at_company, is_last_at_company) are left to whoever answers.
 * A larger population of the same seed begins with the people of a smaller one.
 */
export function createPopulation(options: PopulationOptions): Population {
  const key = `${options.seed} ${options.size}`;
  const known = populations.get(key)?.deref();
  if (known) return known;
  const population = make(options);
  populations.set(key, new WeakRef(population));
  return population;
}

/** Nothing changes a population, so mocks with the same people share one as long as any of them lives. */
const populations = new Map<string, WeakRef<Population>>();

function make({ seed, size }: PopulationOptions): Population {
  const namedJobs = named.flatMap(({ jobs = [] }) => jobs);
  const surroundings: Surroundings = {
    seed,
    companies: new Companies(
      seed,
      namedJobs.flatMap(({ company }) => company ?? []),
    ),
    mailboxes: new Mailboxes(namedJobs.flatMap(({ email }) => email ?? [])),
  };
  const people: Person[] = [...named];
  for (let index = 0; people.length < size; index++) people.push(drawPerson(index, surroundings));

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
