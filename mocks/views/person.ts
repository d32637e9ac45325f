import type { World } from '../engine/world.js';
import type { Job, Person } from '../population/population.js';
import type { JsonObject } from '../state/json.js';
import { careerAs, jobKey, listings, mapJobs, orders, positionAs, statusAs } from './career.js';
import { dated, educationAs, jobAs, locationAs, type View, viewOf, written } from './records.js';
import { tenures } from './tenure.js';

/** Returns a person as the profile shows it (section 2.1), without `score`; active jobs count up to `now`. */
export function personAs(person: Person, now: number, view: View): JsonObject {
  const { profile } = view;
  const key = person.id ?? '';
  const history = historyOf(person, now, view);
  const inOrder = orders[profile.reading('record.jobs-order')];
  const jobs = inOrder(history.listed, key).map((job) => history.shown(job));
  const education = inOrder(person.education ?? [], key).map((one) => educationAs(one, key, view));
  const members = {
    ...person,
    id: view.id(key),
    ...dated(person, changes, view),
    position: history.position && history.shown(history.position),
    jobs: Object.freeze(jobs),
    education: Object.freeze(education),
    ...noNames,
    ...view.names(person),
    linkedin: person.linkedin && view.linkedin(person.linkedin),
    connections: person.connections && view.connections(person.connections),
    cell_phone_number: view.phone(person.cell_phone_number),
    location_details: locationAs(person, view),
    employment_status: statusAs(profile, person),
    ...view.extras.person(history.jobs),
  };
  return written('person', view.drifted('person', members, key), key, view);
}

const changes = [
  'created_at',
  'info_change_detected_at',
  'title_change_detected_at',
  'company_change_detected_at',
] as const;

const noNames = { first_name: undefined, last_name: undefined, name: undefined };

/** Returns all jobs, those that are shown, and how: each job is written once, even if `jobs` and `position` show it. */
function historyOf(person: Person, now: number, view: View) {
  const { profile } = view;
  const key = person.id ?? '';
  const paired = careerAs(person, profile);
  const terms = tenures(paired.jobs, now, {
    duration: profile.reading('record.duration'),
    yearOnly: profile.reading('record.duration-year-only'),
    gap: profile.reading('record.contiguous-gap'),
  });
  const career = mapJobs(paired, ({ duration: _, company_tenure: __, ...job }, at) => ({
    ...job,
    ...terms[at],
  }));
  const position = positionAs(profile, person, career);
  const list = listings[profile.reading('record.position-in-jobs')];
  const listed = position === undefined ? career.jobs : list(career.jobs, position);
  const written = new Map<Job, JsonObject>();
  const shown = (job: Job) => {
    const record = written.get(job) ?? jobAs(job, jobKey(key, job), view);
    written.set(job, record);
    return record;
  };
  return { jobs: career.jobs, listed, position, shown };
}

export type Told = 'name' | 'linkedin' | 'country' | 'location';

const views = new WeakMap<World, View>();

function viewIn(world: World): View {
  const view = views.get(world) ?? viewOf(world.profile);
  views.set(world, view);
  return view;
}

/** Returns a member of a person as `personAs` shows it, without building the whole record; undefined if absent. */
export function toldOf(person: Person, member: Told, world: World): string | undefined {
  const view = viewIn(world);
  const text =
    member === 'name'
      ? view.names(person).name
      : member === 'linkedin' && person.linkedin
        ? view.linkedin(person.linkedin)
        : person[member];
  return text && view.text(text);
}

/** Returns the current job as `personAs` shows it, without time-dependent members, and without the other jobs. */
export function positionOf(person: Person, world: World): JsonObject | undefined {
  const { profile } = world;
  const job = positionAs(profile, person, careerAs(person, profile));
  return job && jobAs(job, jobKey(person.id ?? '', job), viewIn(world));
}
