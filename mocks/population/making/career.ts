import { firstOf } from '../dates.js';
import type { Place } from '../places/place.js';
import type { Job } from '../population.js';
import type { Random } from '../random.js';
import type { Company } from '../records.js';
import { drawFunction, drawLevel, seniority } from '../tables/skews.js';
import { titleOf } from '../tables/titles.js';
import { phoneNumber } from './contact.js';
import { drawPlace, locationAt } from './places.js';
import type { Stay } from './timeline.js';

export interface CareerOptions {
  readonly home: Place;
  readonly employer: () => Company;
  readonly mailbox: (company: Company) => Pick<Job, 'email' | 'email_status'>;
}

/** What the jobs of one spell at a company share. */
interface Spell {
  readonly company: Company;
  readonly place: Place;
  readonly mailbox: Pick<Job, 'email' | 'email_status'>;
}

/** Returns the jobs of one person at the times of `stays`, each with the level and the function that its title implies. */
export function drawCareer(random: Random, stays: readonly Stay[], options: CareerOptions): Job[] {
  // Sorting preserves the distribution of the draws and yields a rising career.
  const levels = stays.map(() => drawLevel(random)).sort((one, other) => seniority[other] - seniority[one]);
  const spells: Spell[] = [];
  let work = drawFunction(random);
  return stays.map((stay, index) => {
    if (random.chance(0.15)) work = drawFunction(random);
    const spell = spells[stay.spell] ?? drawSpell(random, options, spells.at(-1)?.company);
    spells[stay.spell] = spell;
    const level = levels[index] ?? 'Staff';
    const job: Job = { title: titleOf(level, work, random), level, function: work, ...datesOf(stay) };
    if (random.chance(0.94)) Object.assign(job, locationAt(spell.place, random));
    Object.assign(job, spell.mailbox);
    if (random.chance(0.25)) job.direct_dial_number = phoneNumber(random);
    job.company = spell.company;
    return job;
  });
}

function drawSpell(random: Random, options: CareerOptions, next: Company | undefined): Spell {
  let company = options.employer();
  for (let tries = 0; company === next && tries < 4; tries++) company = options.employer();
  const place = random.chance(next === undefined ? 0.9 : 0.6) ? options.home : drawPlace(random);
  return { company, place, mailbox: random.chance(0.42) ? options.mailbox(company) : {} };
}

function datesOf({ start, startYearOnly, end, endYearOnly }: Stay): Job {
  const dates: Job = { started_at: firstOf(start) };
  if (startYearOnly) dates.started_at_year_only = true;
  if (end !== undefined) dates.ended_at = firstOf(end);
  if (endYearOnly) dates.ended_at_year_only = true;
  return dates;
}
