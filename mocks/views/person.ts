import { defaultReadings, questionIds } from '../../generated/questions.js';
import type { Profile, World } from '../engine/handler.js';
import { remember, rememberedText } from '../engine/serialise.js';
import type { Job, Person } from '../population/population.js';
import { dayOf, monthOf } from '../state/calendar.js';
import type { JsonObject } from '../state/json.js';
import { type Career, careerAs, jobKey, listings, mapJobs, orders, positionAs, statusAs } from './career.js';
import { briefJobAs, dated, educationAs, jobAs, locationAs, type View, viewOf, written } from './records.js';
import { tenureReadings, tenures } from './tenure.js';

/** Returns a person as the profile shows it (section 2.1), without `score`; active jobs count up to `now`. */
function personAs(person: Person, now: number, view: View): JsonObject {
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

export const changes = [
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
  const terms = tenures(paired.jobs, now, tenureReadings(profile));
  const career = mapJobs(paired, (job, at) => ({ ...untimed(job), ...terms[at] }));
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

/** Hardly any job has lengths of its own, and leaving members out costs more than copying all. */
function untimed(job: Job): Job {
  if (job.duration === undefined && job.company_tenure === undefined) return job;
  const { duration: _, company_tenure: __, ...others } = job;
  return others;
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

/** Returns the current job as `personAs` shows it, with the members that a contact shows. */
export function positionOf(person: Person, career: Career, world: World): JsonObject | undefined {
  const job = positionAs(world.profile, person, career);
  return job && briefJobAs(job, jobKey(person.id ?? '', job), viewIn(world));
}

/** About 20 KB of record and text each; the oldest entry is evicted first. */
const mostPeople = 5000;

/** Returns a person as the world's profile shows it now, frozen, with its JSON text cached. */
export function shownIn(world: World, person: Person): JsonObject {
  const now = world.clock.now();
  const { people, view } = cacheOf(world, now);
  const known = people.get(person);
  if (known !== undefined) return known;
  const shown = personAs(person, now, view);
  remember(shown, JSON.stringify(shown));
  const [oldest] = people.keys();
  if (oldest !== undefined && people.size >= mostPeople) people.delete(oldest);
  people.set(person, shown);
  return shown;
}

/** Like `shownIn`, but not cached: an answer that contains all people must not fill the memory. */
export function shownOnce(world: World, person: Person): JsonObject {
  const now = world.clock.now();
  const { people, view } = cacheOf(world, now);
  return people.get(person) ?? personAs(person, now, view);
}

/** Returns a shown person with `score`, reusing the person's cached text. */
export function withScore(person: JsonObject, score: number): JsonObject {
  const found = Object.freeze({ ...person, score });
  const text = rememberedText(person);
  if (text === undefined) return found;
  const separator = text === '{}' ? '' : ',';
  return remember(found, `${text.slice(0, -1)}${separator}"score":${JSON.stringify(score)}}`);
}

interface Cache {
  readonly period: string;
  readonly view: View;
  readonly people: Map<Person, JsonObject>;
}

/** A cache lives as long as a world that used it last. */
const caches = new WeakMap<World, Cache>();

/** Worlds that show the same people share a cache: otherwise a thousand of them held 35 KB each of identical texts. */
const shared = new Map<string, WeakRef<Cache>>();
const emptied = new FinalizationRegistry<string>((key) => {
  if (shared.get(key)?.deref() === undefined) shared.delete(key);
});

function cacheOf(world: World, now: number): Cache {
  const period = periodOf(world.profile, now);
  const known = caches.get(world);
  if (known?.period === period) return known;
  const cache = cacheUnder(world, period);
  caches.set(world, cache);
  return cache;
}

function cacheUnder({ profile }: World, period: string): Cache {
  const readings = profile.all();
  const others = questionIds.filter((id) => readings[id] !== defaultReadings[id]);
  const key = [period, ...others.map((id) => `${id}=${readings[id]}`)].join(' ');
  const known = shared.get(key)?.deref();
  if (known !== undefined) return known;
  const cache: Cache = { period, view: viewOf(profile), people: new Map() };
  shared.set(key, new WeakRef(cache));
  emptied.register(cache, key);
  return cache;
}

/** Returns the period in which records do not change: a month, or a day if durations are counted in days. */
export function periodOf(profile: Profile, now: number): string {
  return profile.reading('record.duration') === 'rounded' ? dayOf(now) : monthOf(now);
}
