import { presentMonth } from '../dates.js';
import { opaqueId } from '../opaque-id.js';
import type { Job, Person } from '../population.js';
import { type Random, randomOf } from '../random.js';
import { accentedFirstNames, accentedLastNames, firstNames, lastNames } from '../tables/names.js';
import { drawStatus } from '../tables/skews.js';
import { asciiOf } from './ascii.js';
import { drawCareer } from './career.js';
import { drawChangeDates } from './change-dates.js';
import type { Companies } from './companies.js';
import { type Mailboxes, phoneNumber } from './contact.js';
import { drawEducation } from './education.js';
import { drawPlace, locationAt } from './places.js';
import { drawTimeline } from './timeline.js';

/** What the people of a population share, and the sources of their unique values. */
export interface Surroundings {
  readonly seed: number;
  readonly companies: Companies;
  readonly mailboxes: Mailboxes;
}

/** Generates person number `index`: the same in every population large enough to contain them. */
export function drawPerson(index: number, { seed, companies, mailboxes }: Surroundings): Person {
  const random = randomOf(seed, 'person', index);
  const id = opaqueId('per', `${seed} ${index}`);
  const [first, last] = drawName(random);
  const name = `${first} ${last}`;
  const status = drawStatus(random);
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
    random.pick(accented ? accentedFirstNames : firstNames),
    random.pick(accented && random.chance(0.7) ? accentedLastNames : lastNames),
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
