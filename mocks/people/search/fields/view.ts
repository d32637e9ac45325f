import type { QuestionId } from '../../../../generated/questions.js';
import type { Profile } from '../../../engine/profile.js';
import type { Job, Person } from '../../../population/population.js';
import { careerAs } from '../../../present/person.js';
import { positionAs } from '../../../present/position.js';
import { type View, viewOf } from '../../../present/records.js';

/** How people are shown, insofar as it decides what they are found by. */
export interface SearchView extends View {
  /** Milliseconds since 1970, up to which active jobs count. */
  readonly now: number;
}

export function searchView(profile: Profile, now: number): SearchView {
  return { ...viewOf(profile), now };
}

/** The questions whose readings decide the values of people: profiles that agree on them find the same people. */
const deciding: readonly QuestionId[] = [
  'record.multiple-active',
  'record.dirty-data',
  'record.email-pair',
  'record.position-status',
  'record.enum-drift',
  'record.id-form',
  'record.name-parts',
  'record.connections',
  'record.employee-count',
  'record.phone',
  'record.location-details',
  'record.country-code',
  'record.duration',
  'record.duration-year-only',
  'record.contiguous-gap',
];

/** Returns the readings that decide values, as text. */
export function decidingReadings(profile: Profile): string {
  return deciding.map((question) => profile.reading(question)).join();
}

/** The jobs of a person as shown, and the index of the current one; -1 if there is none. */
export interface Sought {
  readonly person: Person;
  readonly jobs: readonly Job[];
  readonly positionAt: number;
}

export function soughtIn(person: Person, view: SearchView): Sought {
  const career = careerAs(person, view);
  const position = positionAs(view.profile.reading('record.position-status'), person, career);
  return {
    person,
    jobs: career.jobs,
    positionAt: position === undefined ? -1 : career.jobs.indexOf(position),
  };
}
