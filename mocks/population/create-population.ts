import { drawCareer, drawChangeDates, drawTimeline, firstOf, type Month, presentMonth } from './career.js';
import { asciiOf, Companies, Mailboxes, phoneNumber } from './companies.js';
import { PeopleIndex } from './index/people-index.js';
import { named } from './named/people.js';
import { drawPlace, locationAt } from './places.js';
import type { Education, Job, Person, Population } from './population.js';
import { opaqueId, type Random, randomOf } from './random.js';
import * as tables from './tables.js';

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
  const population = new PeopleIndex(() => make({ seed, size, own }));
  alike.set(key, new WeakRef(population));
  return population;
}

const nobody: readonly Person[] = [];

/** Populations are immutable, so mocks with the same people share one as long as any of them is alive. */
const populations = new WeakMap<readonly Person[], Map<string, WeakRef<Population>>>();

function make({ seed, size, own }: Required<PopulationOptions>): readonly Person[] {
  const known = [...own, ...named];
  const knownJobs = known.flatMap(({ jobs = [] }) => jobs);
  const companies = knownJobs.flatMap(({ company }) => company ?? []);
  const surroundings: Surroundings = {
    seed,
    companies: new Companies(seed, companies),
    mailboxes: new Mailboxes(knownJobs.flatMap(({ email }) => email ?? [])),
  };
  const made: Person[] = size === 0 ? [] : [...named];
  for (let index = 0; made.length < size; index++) made.push(drawPerson(index, surroundings));
  const owned = new Set(own.map(({ id }) => id));
  return own.length === 0 ? made : [...own, ...made.filter(({ id }) => !owned.has(id))];
}

/** What the people of a population share, and the sources of their unique values. */
interface Surroundings {
  readonly seed: number;
  readonly companies: Companies;
  readonly mailboxes: Mailboxes;
}

/** Generates person number `index`: the same in every population large enough to contain them. */
function drawPerson(index: number, { seed, companies, mailboxes }: Surroundings): Person {
  const random = randomOf(seed, 'person', index);
  const id = opaqueId('per', `${seed} ${index}`);
  const [first, last] = drawName(random);
  const name = `${first} ${last}`;
  const status = tables.drawStatus(random);
  const home = drawPlace(random);
  const stays = drawTimeline(random, status);
  const jobs = drawCareer(random, stays, {
    home,
    employer: () => companies.employer(random, index),
    mailbox: (company) => mailboxes.open(name, company, random),
  });
  const person: Person = { id, ...drawChangeDates(random, stays) };
  const position = currentJob(jobs);
  if (position !== undefined) person.position = position;
  person.jobs = jobs;
  person.education = drawEducation(random, stays.at(-1)?.start ?? presentMonth);
  person.first_name = first;
  person.last_name = last;
  person.name = name;
  // Part of the id makes the slug unique, even among people of the same name.
  person.linkedin = `${asciiOf(name, '-')}-${id.slice(4, 13)}`;
  person.country = home.country;
  if (random.chance(0.97)) person.connections = drawConnections(random);
  if (random.chance(0.97)) Object.assign(person, locationAt(home, random));
  if (random.chance(0.3)) person.cell_phone_number = phoneNumber(random);
  person.employment_status = status;
  return person;
}

function drawName(random: Random): readonly [first: string, last: string] {
  const accented = random.chance(0.04);
  return [
    random.pick(accented ? tables.accentedFirstNames : tables.firstNames),
    random.pick(accented && random.chance(0.7) ? tables.accentedLastNames : tables.lastNames),
  ];
}

/** Draws a number from 0 to 30000: half of all people have up to 400, one in twenty over 5000 (log-logistic). */
function drawConnections(random: Random): number {
  const chance = random.next();
  return Math.min(30_000, Math.floor(400 * (chance / (1 - chance)) ** 0.9));
}

/** Returns the newest active job. A person has one if and only if employed (question record.position-status). */
function currentJob(jobs: readonly Job[]): Job | undefined {
  return jobs.find((job) => job.ended_at === undefined);
}

function drawEducation(random: Random, workSince: Month): Education[] {
  const count = tables.drawSchoolCount(random);
  const field = random.pick(tables.fields);
  const education: Education[] = [];
  // June before the first job, or slightly earlier.
  let end = workSince - (workSince % 12) - 7 - 12 * random.below(2);
  for (let step = count - 1; step >= 0; step--) {
    const [degree, years] = random.pick(tables.degrees[step] ?? []);
    const start = end - 12 * years + 3;
    education.push({
      school: random.pick(tables.schools),
      field: random.chance(0.8) ? field : random.pick(tables.fields),
      degree,
      started_at: firstOf(start),
      ended_at: firstOf(end),
    });
    end = start - 3 - 12 * random.below(2);
  }
  return education;
}
