import type { World } from '../engine/world.js';
import type { Job, Person } from '../population/population.js';
import type { JsonObject } from '../state/json.js';
import {
  activeJobsAs,
  type Career,
  careerOf,
  emailPairAs,
  inOrder,
  jobDataAs,
  jobKey,
  listedJobs,
  mapJobs,
  positionAs,
  statusAs,
} from './career.js';
import { connectionsAs, drifted, extraMembers, linkedinAs, namesAs, textAs } from './forms.js';
import { idAs } from './ids.js';
import { dated, educationAs, jobAs, locationAs, phoned, type View, viewOf, written } from './records.js';
import { tenures } from './tenure.js';

/**
 * Returns a person as the profile shows it (section 2.1), without `score`.
 * @param now milliseconds since 1970, up to which active jobs count
 */
export function personAs(person: Person, now: number, view: View): JsonObject {
  const { profile, writing } = view;
  const key = person.id ?? '';
  const history = historyOf(person, now, view);
  const order = profile.reading('record.jobs-order');
  const jobs = inOrder(order, history.listed, key).map((job) => history.shown(job));
  const education = inOrder(order, person.education ?? [], key).map((one) => educationAs(one, key, view));
  const members = {
    ...person,
    id: idAs(profile.reading('record.id-form'), key),
    ...dated(person, changes, view),
    position: history.position && history.shown(history.position),
    jobs: Object.freeze(jobs),
    education: Object.freeze(education),
    ...noNames,
    ...namesAs(profile.reading('record.name-parts'), person),
    linkedin: person.linkedin && linkedinAs(profile.reading('record.linkedin-form'), person.linkedin),
    connections:
      person.connections && connectionsAs(profile.reading('record.connections'), person.connections),
    cell_phone_number: phoned(person.cell_phone_number, view),
    location_details: locationAs(person, view),
    employment_status: statusAs(profile.reading('record.position-status'), person),
    ...extraMembers(profile.reading('record.extra-members')).person(history.jobs),
  };
  return written(
    'person',
    drifted(profile.reading('record.enum-drift'), 'person', members, key),
    key,
    writing,
  );
}

const changes = [
  'created_at',
  'info_change_detected_at',
  'title_change_detected_at',
  'company_change_detected_at',
] as const;

const noNames = { first_name: undefined, last_name: undefined, name: undefined };

/** Returns the career of a person in this profile, without time-dependent members. */
export function careerAs(person: Person, { profile }: View): Career {
  const key = person.id ?? '';
  const known = activeJobsAs(profile.reading('record.multiple-active'), careerOf(person));
  const dirty = jobDataAs(profile.reading('record.dirty-data'), known, key);
  const pair = profile.reading('record.email-pair');
  return mapJobs(dirty, (job) => emailPairAs(pair, job, () => jobKey(key, job)));
}

/**
 * Returns all jobs, those shown by `jobs` and `position`, and how to show them: each job is written once, even if both show it.
 */
function historyOf(person: Person, now: number, view: View) {
  const { profile } = view;
  const key = person.id ?? '';
  const paired = careerAs(person, view);
  const terms = tenures(paired.jobs, now, {
    duration: profile.reading('record.duration'),
    yearOnly: profile.reading('record.duration-year-only'),
    gap: profile.reading('record.contiguous-gap'),
  });
  const career = mapJobs(paired, ({ duration: _, company_tenure: __, ...job }, at) => ({
    ...job,
    ...terms[at],
  }));
  const position = positionAs(profile.reading('record.position-status'), person, career);
  const listed = listedJobs(profile.reading('record.position-in-jobs'), career.jobs, position);
  const written = new Map<Job, JsonObject>();
  const shown = (job: Job) => {
    const record = written.get(job) ?? jobAs(job, jobKey(key, job), view);
    written.set(job, record);
    return record;
  };
  return { jobs: career.jobs, listed, position, shown };
}

/** The members of a person that other records contain. */
export type Told = 'name' | 'linkedin' | 'country' | 'location';

const views = new WeakMap<World, View>();

/** Returns a member of a person as `personAs` shows it, without building the whole record; undefined if absent. */
export function toldOf(person: Person, member: Told, { profile }: World): string | undefined {
  const text =
    member === 'name'
      ? namesAs(profile.reading('record.name-parts'), person).name
      : member === 'linkedin' && person.linkedin
        ? linkedinAs(profile.reading('record.linkedin-form'), person.linkedin)
        : person[member];
  return text && textAs(profile.reading('record.text'), text);
}

/** Returns the current job as `personAs` shows it, without time-dependent members, and without the other jobs. */
export function positionOf(person: Person, world: World): JsonObject | undefined {
  const view = views.get(world) ?? viewOf(world.profile);
  views.set(world, view);
  const career = careerAs(person, view);
  const job = positionAs(world.profile.reading('record.position-status'), person, career);
  return job && jobAs(job, jobKey(person.id ?? '', job), view);
}
