import type { QuestionId } from '../../../generated/questions.js';
import type { Profile } from '../../engine/handler.js';
import { holdings } from '../../population/index/people-index.js';
import type { Job, Person } from '../../population/population.js';
import type { JsonObject } from '../../state/json.js';
import { careerAs, jobKey, positionAs, statusAs } from '../../views/career.js';
import { type View, viewOf } from '../../views/records.js';

/** How people are shown, insofar as it decides what they are found by. */
export interface SearchView extends View {
  readonly now: number;
}

export function searchView(profile: Profile, now: number): SearchView {
  return { ...viewOf(profile), now };
}

/** The questions whose readings decide the values of people: profiles that agree on them find the same people. */
// biome-ignore format: several to a line
const deciding: readonly QuestionId[] = [
  'record.multiple-active', 'record.dirty-data', 'record.email-pair', 'record.position-status', 'record.enum-drift',
  'record.id-form', 'record.name-parts', 'record.connections', 'record.employee-count', 'record.phone',
  'record.location-details', 'record.country-code',
  'record.duration', 'record.duration-year-only', 'record.contiguous-gap',
];

export function decidingReadings(profile: Profile): string {
  return deciding.map((question) => profile.reading(question)).join();
}

interface Sought {
  readonly jobs: readonly Job[];
  readonly positionAt: number;
}

export function soughtIn(person: Person, view: SearchView): Sought {
  const career = careerAs(person, view.profile);
  const position = positionAs(view.profile, person, career);
  return { jobs: career.jobs, positionAt: position === undefined ? -1 : career.jobs.indexOf(position) };
}

type Shown<Record> = (record: Record, view: SearchView, person: Person) => unknown;

/** Members of people whose values in a profile differ from those in the population. */
export const shownOfPerson: Readonly<Record<string, Shown<Person>>> = {
  id: ({ id }, view) => view.id(id),
  // For the name that people are found by, see `plainName`.
  name: (person) => holdings(person, 'name')[0]?.value,
  first_name: (person, view) => view.names(person).first_name,
  last_name: (person, view) => view.names(person).last_name,
  connections: ({ connections: count }, view) => count && view.connections(count),
  cell_phone_number: (person, view) => view.phone(person.cell_phone_number),
  employment_status: (person, view) => {
    const employment_status = statusAs(view.profile, person);
    const members = employment_status === undefined ? {} : { employment_status };
    return view.drifted('person', members, person.id ?? '')['employment_status'];
  },
};

/** Members of jobs whose values in a profile differ from those in the population, except for members of the tenure. */
export const shownOfJob: Readonly<Record<string, Shown<Job>>> = {
  level: (job, view, person) => driftedIn(job, view, person)['level'],
  function: (job, view, person) => driftedIn(job, view, person)['function'],
  email_status: (job, view, person) => driftedIn(job, view, person)['email_status'],
  direct_dial_number: (job, view) => view.phone(job.direct_dial_number),
  'company.id': ({ company }, view) => view.id(company?.id),
  'company.ultimate_parent.id': ({ company }, view) => view.id(company?.ultimate_parent?.id),
  'company.type': ({ company = {} }, view) => view.drifted('company', company, companyKey(company))['type'],
  'company.employee_count': ({ company = {} }, view) =>
    company.employee_count && view.employeeCount(company.employee_count, companyKey(company)),
};

export function shownLocation(
  record: Pick<Person, 'location' | 'location_details'>,
  view: SearchView,
): JsonObject | undefined {
  const details = view.locationDetails(record);
  const { country_code: code } = details ?? {};
  if (code === undefined) return details;
  return { ...details, country_code: view.countryCode(code) };
}

function driftedIn(job: Job, view: SearchView, { id = '' }: Person): JsonObject {
  const isOff = view.profile.reading('record.enum-drift') === 'off';
  return isOff ? job : view.drifted('job', job, jobKey(id, job));
}

function companyKey({ id, name }: NonNullable<Job['company']>): string {
  return `company ${id ?? name}`;
}
