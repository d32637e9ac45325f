import type { QuestionId, Readings } from '../../../generated/questions.js';
import { pivotsOf } from '../../arbitraries/knowledge.js';
import type { Looked } from '../../checks/exchanges/looked.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isAbsent, isArray, isObject, type JsonObject } from '../../target/json.js';
import { textIn } from '../../target/wire/members.js';
import { peopleIn } from '../../target/wire/people.js';
import type { Pool } from '../../view/pool.js';
import { type Located, type RecordView, recordsOf } from '../../view/record-view.js';
import { agrees } from '../answers.js';
import { type HiddenBy, type ProbeContext, type Provocation, type Watching, watches } from '../probe.js';

/** A person shown in full, with the records within. */
export interface Shown {
  readonly key: string;
  readonly person: JsonObject;
  readonly records: RecordView['records'];
  readonly exchange: Exchange;
}

/** The most people that are remembered: a target may make up any number. */
const peopleMost = 5000;

/**
 * Returns a function for the people of an answer who were not shown before. Records that were requested in part say nothing about
 * records, nor do those that an operation shows in part: outside find, people count if a job of theirs is shown in full.
 */
export function freshPeople(): (looked: Looked) => readonly Shown[] {
  const known = new Set<string>();
  return ({ exchange, records: view }) => {
    if (!view?.whole || !isSuccess(exchange)) return [];
    return view.records.person.flatMap((located) => {
      const { value: person } = located;
      const key = typeof person['id'] === 'number' ? String(person['id']) : person['id'];
      if (typeof key !== 'string' || key === '' || known.has(key) || known.size >= peopleMost) return [];
      if (!hasSubstance(person) || (exchange.operation !== 'find' && !hasFullJob(person))) return [];
      known.add(key);
      return [{ key, person, records: recordsOf([located]), exchange }];
    });
  };
}

const telling = [
  'name',
  'linkedin',
  'position',
  'jobs',
  'location',
  'employment_status',
  'created_at',
  'country',
];

/** Whether a person has more than an id and a name, which anything may have. */
const hasSubstance = (person: JsonObject): boolean =>
  telling.filter((name) => !isAbsent(person[name])).length >= 3;

/** Whether a job is shown as in chapter 2, and not as a line of text. */
const hasFullJob = ({ jobs, position }: JsonObject): boolean =>
  [...(isArray(jobs) ? jobs : []), position].some(
    (job) => isObject(job) && isObject(job['company']) && !isAbsent(job['started_at']),
  );

/** Returns the elements of `jobs`, or `position` if there are none. */
export function jobsOf({ records, person }: Shown): readonly Located[] {
  const listed = records.job.filter((job) => job.holder === person && job.member === 'jobs');
  return listed.length > 0 ? listed : records.job.filter(({ holder }) => holder === person);
}

/** Returns the `position` of a person who may be employed, undefined if it has ended or is missing. */
export function activePosition({ position, employment_status: status }: JsonObject): JsonObject | undefined {
  if (!isObject(position) || !isAbsent(position['ended_at'])) return undefined;
  return isAbsent(status) || status === 'employed' ? position : undefined;
}

/** Whether the company, the title and the start are the same: they distinguish the jobs of a person. */
export function isSameJob(job: JsonObject, other: JsonObject): boolean {
  const [company, others] = [job['company'], other['company']];
  if (!isObject(company) || !isObject(others) || companyOf(company) !== companyOf(others)) return false;
  return job['title'] === other['title'] && job['started_at'] === other['started_at'];
}

/** Returns what identifies a company, undefined if nothing does. */
export function companyOf({ id, name }: JsonObject): string | undefined {
  const key = id ?? name;
  return typeof key === 'string' && key !== '' ? key : undefined;
}

const pagesMost = 3;
const pageSize = 100;
const findsMost = 2;
/** The most lookups of a find (section 4.1). */
const batch = 100;

/** By the people of a run: sent again, the requests would show the same. */
const shownIn = new WeakMap<Pool, Promise<void>>();

/** Shows hundreds of people in few requests: a search without filters if the target has it, else finds of known values. */
export const morePeople: Provocation = {
  requests: pagesMost + findsMost,
  waits: 'for a round',
  send(t) {
    const shown = shownIn.get(t.pool) ?? show(t);
    shownIn.set(t.pool, shown);
    return shown;
  },
};

async function show(t: ProbeContext): Promise<void> {
  let token: string | undefined;
  let shown = 0;
  for (let page = 0; page < pagesMost; page += 1) {
    const next = token === undefined ? {} : { pagination_token: token };
    // The target may have no search, or the run may not spend credit on it.
    const answer = await unlessEnded(t.call('search', { body: { filters: [], size: pageSize, ...next } }));
    if (answer === undefined || !isSuccess(answer)) break;
    shown += peopleIn(answer.response.json)?.filter(hasFullJob).length ?? 0;
    token = textIn(answer.response.json, 'pagination_token');
    if (token === undefined) break;
  }
  if (shown >= pageSize) return;
  const lookups = broadLookups(t);
  for (let sent = 0; sent < findsMost && sent * batch < lookups.length; sent += 1) {
    await t.find({ matches: lookups.slice(sent * batch, (sent + 1) * batch), size: 5 });
  }
}

const identifying: ReadonlySet<string> = new Set(['linkedin', 'email_address', 'name']);

/** Lookups of what people have in common: they find others than those who are known. */
const broadLookups = ({ pool }: ProbeContext) =>
  pivotsOf(pool.people.values())
    .filter(({ fields }) => fields.every(({ field_name }) => !identifying.has(field_name)))
    .toReversed();

/** What a person shows: about that person, or about another unit that is named. */
type Trait<Kind extends string> = Kind | { readonly of: string; readonly kind: Kind };

/** The readings that the counts agree with, [] if they fit none; undefined while they are too few or ambiguous. */
type Concluded<Reading extends string> = Reading | readonly Reading[] | undefined;

interface Counting<Q extends QuestionId, Kind extends string> {
  /** What is counted, in words. */
  readonly what: string;
  readonly hiddenBy?: HiddenBy;
  /** @param noted returns the set of this name, which lasts for the run */
  traits(shown: Shown, noted: (name: string) => Set<string>): Iterable<Trait<Kind>>;
  concludes(tally: Tally<Kind>): Concluded<Readings[Q]>;
}

/** The most units that are counted: a target may make up any number. */
const unitsMost = 5000;

/** Defines a probe that counts what people show, whatever they were requested for: one person alone decides nothing. */
export function counts<Q extends QuestionId, Kind extends string>(
  question: Q,
  { what, traits, concludes, hiddenBy = {} }: Counting<Q, Kind>,
): Watching<Q> {
  return watches(question, {
    hiddenBy,
    provoke: morePeople,
    begin() {
      const fresh = freshPeople();
      const units = new Map<string, Set<Kind>>();
      const notes = new Map<string, Set<string>>();
      const noted = (name: string) => kept(notes, name);
      return function* (looked) {
        let isNew = false;
        for (const shown of fresh(looked)) {
          for (const trait of traits(shown, noted)) {
            const { of, kind } = typeof trait === 'string' ? { of: shown.key, kind: trait } : trait;
            if (units.size < unitsMost || units.has(of)) kept(units, of).add(kind);
            isNew = true;
          }
        }
        const tally = tallyOf([...units.values()]);
        const readings = isNew ? concludes(tally) : undefined;
        if (readings !== undefined) yield agrees(readings, `${what}: ${tally.describe()}`);
      };
    },
  });
}

function kept<T>(sets: Map<string, Set<T>>, name: string): Set<T> {
  const set = sets.get(name) ?? new Set();
  sets.set(name, set);
  return set;
}

/** Units, such as people or companies, by the kinds that they show: each counts once, however often it is shown. */
export interface Tally<Kind extends string> {
  readonly all: number;
  /** Returns the number of units that show any of these kinds. */
  count(...kinds: readonly Kind[]): number;
  /** Returns their share of all units, 0 if there is none. */
  share(...kinds: readonly Kind[]): number;
  describe(): string;
}

function tallyOf<Kind extends string>(units: readonly ReadonlySet<Kind>[]): Tally<Kind> {
  const count = (...kinds: readonly Kind[]) =>
    units.filter((shown) => kinds.some((kind) => shown.has(kind))).length;
  return {
    all: units.length,
    count,
    share: (...kinds) => (units.length === 0 ? 0 : count(...kinds) / units.length),
    describe: () =>
      [...new Set(units.flatMap((kinds) => [...kinds]))]
        .map((kind) => ({ kind, times: count(kind) }))
        .toSorted((a, b) => b.times - a.times)
        .map(({ kind, times }) => `${times} ${kind}`)
        .join(', '),
  };
}

interface Bounds {
  /** The units that it takes to conclude anything. @default 10 */
  readonly least?: number;
  /** The share of units that may differ: one oddity is no reading of a whole service. @default 0.03 */
  readonly odd?: number;
}

/**
 * Returns the readings of the kind that practically every unit shows, [] if there is none: more than three times as many
 * differ as may. Undefined if too little was seen, or it is ambiguous.
 * @param readings by kind: [] for behaviour that fits no reading
 */
export function prevailing<Kind extends string, Reading extends string>(
  { count }: Tally<Kind>,
  readings: { readonly [K in Kind]?: Reading | readonly Reading[] },
  { least = 10, odd = 0.03 }: Bounds = {},
): Concluded<Reading> {
  const kinds = Object.keys(readings) as Kind[];
  const all = count(...kinds);
  if (all < least) return undefined;
  const [best] = kinds
    .map((kind) => ({ kind, odd: count(...kinds.filter((other) => other !== kind)) / all }))
    .toSorted((a, b) => a.odd - b.odd);
  if (best === undefined) return undefined;
  if (best.odd <= odd) return readings[best.kind];
  return best.odd > 3 * odd && all >= 2 * least ? [] : undefined;
}
