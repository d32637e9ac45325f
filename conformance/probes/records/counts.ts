import { questions, type Readings } from '../../../generated/questions.js';
import { pivotsOf } from '../../arbitraries/knowledge.js';
import type { Looked } from '../../checks/exchanges/looked.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isAbsent, isObject, type Json, type JsonObject } from '../../target/json.js';
import { itemsOf, textIn } from '../../target/wire/members.js';
import { type Located, type RecordView, recordsOf } from '../../view/record-view.js';
import { agrees } from '../answers.js';
import { type Choice, type Provocation, remembers, type Watching } from '../probe.js';

export interface Shown {
  readonly id: string;
  readonly person: JsonObject;
  readonly records: RecordView['records'];
  readonly exchange: Exchange;
}

/** The most people that are remembered: a target may make up any number. */
const peopleMost = 5000;

/** Returns a function for the people of an answer who were not shown before: in full, with a job. */
function freshPeople(): (looked: Looked) => readonly Shown[] {
  const known = new Set<string>();
  return ({ exchange, records: view }) => {
    if (!view?.whole || !isSuccess(exchange)) return [];
    return view.records.person.flatMap((located) => {
      const { value: person } = located;
      const id = textIn(person, 'id') ?? '';
      if (id === '' || known.has(id) || known.size >= peopleMost || !hasJob(person)) return [];
      known.add(id);
      return [{ id, person, records: recordsOf([located]), exchange }];
    });
  };
}

/** Whether a job is shown as in chapter 2, and not as a line of text. */
const hasJob = ({ jobs, position }: JsonObject): boolean =>
  [...itemsOf(jobs), position].some(
    (job) => isObject(job) && isObject(job['company']) && !isAbsent(job['started_at']),
  );

export function jobsOf({ records }: Shown): readonly Located[] {
  const listed = records.job.filter(({ member }) => member === 'jobs');
  return listed.length > 0 ? listed : records.job;
}

/** Returns the `position` of a person who may be employed, undefined if it has ended or is missing. */
export function activePosition({ position, employment_status: status }: JsonObject): JsonObject | undefined {
  if (!isObject(position) || !isAbsent(position['ended_at'])) return undefined;
  return isAbsent(status) || status === 'employed' ? position : undefined;
}

/** Whether the company, the title and the start are the same: they distinguish the jobs of a person. */
export function isSameJob(job: JsonObject, other: JsonObject): boolean {
  const company = companyOf(job['company']);
  if (company === undefined || companyOf(other['company']) !== company) return false;
  return job['title'] === other['title'] && job['started_at'] === other['started_at'];
}

export const companyOf = (company: Json | undefined): string | undefined => textIn(company, 'id', 'name');

/** Shows hundreds of people in few requests: by a search without filters or, if there is none, by what people have in common. */
const morePeople: Provocation = {
  send: (t) =>
    t.shared('more people', async () => {
      let pagination_token: string | undefined;
      for (let page = 0; page < 3; page += 1) {
        const body = { filters: [], size: 100, ...(pagination_token !== undefined && { pagination_token }) };
        const answer = await unlessEnded(t.call('search', { body }));
        pagination_token = textIn(answer?.response.json, 'pagination_token');
        if (pagination_token === undefined) break;
      }
      if (pagination_token !== undefined) return;
      const broad = pivotsOf(t.pool.people.values()).filter(({ fields: [first] }) =>
        /^(title|company|education)/.test(first?.field_name ?? ''),
      );
      await t.find({ matches: broad.slice(-40), size: 5 });
    }),
};

/** What a person, or another named unit, shows: the reading that it fits, or a name for what fits none. */
type Trait = string | { readonly of: string; readonly kind: string };
/** The readings that the counts agree with, [] if they fit none; undefined while they are too few or ambiguous. */
type Concluded<Reading extends string> = Reading | readonly Reading[] | undefined;

/** Defines a probe that counts what people show, whatever they were requested for: one person alone decides nothing. */
export const counts = <Q extends Choice>(
  question: Q,
  traits: (shown: Shown) => Iterable<Trait>,
  concludes: (tally: ReturnType<typeof tallyOf<Q>>) => Concluded<Readings[Q]> = ({ prevailing }) =>
    prevailing(),
): Watching<Readings[Q]> =>
  remembers(morePeople, () => {
    const fresh = freshPeople();
    const units = new Map<string, Set<string>>();
    return function* (looked) {
      let isNew = false;
      for (const shown of fresh(looked)) {
        for (const trait of traits(shown)) {
          const { of, kind } = typeof trait === 'string' ? { of: shown.id, kind: trait } : trait;
          units.set(of, (units.get(of) ?? new Set()).add(kind));
          isNew = true;
        }
      }
      const tally = tallyOf([...units.values()], question);
      const readings = isNew ? concludes(tally) : undefined;
      if (readings !== undefined) yield agrees(readings, tally.describe());
    };
  });

interface Share {
  readonly kinds?: readonly string[];
  readonly least?: number;
  /** The share of units that may differ: one oddity is no reading of a whole service. @default 0.03 */
  readonly odd?: number;
}

/** Units, such as people or companies, by the kinds that they show: each counts once, however often it is shown. */
function tallyOf<Q extends Choice>(units: readonly ReadonlySet<string>[], question: Q) {
  const isReading = (kind: string): kind is Readings[Q] => Object.hasOwn(questions[question].readings, kind);
  const count = (...kinds: readonly string[]) =>
    units.filter((shown) => kinds.some((kind) => shown.has(kind))).length;
  const all = [...new Set(units.flatMap((kinds) => [...kinds]))];
  /** Returns the kind of practically every unit, null if more than three times as many differ as may, undefined if it is open. */
  const best = ({ kinds = all, least = 10, odd = 0.03 }: Share = {}) => {
    const total = count(...kinds);
    const oddOf = (kind: string) => count(...kinds.filter((each) => each !== kind)) / total;
    const [first] = kinds.toSorted((a, b) => oddOf(a) - oddOf(b));
    if (total < least || first === undefined) return undefined;
    if (oddOf(first) <= odd) return first;
    return oddOf(first) > 3 * odd && total >= 2 * least ? null : undefined;
  };
  return {
    units,
    count,
    /** Returns their share of all units, 0 if there is none. */
    share: (...kinds: readonly string[]) => count(...kinds) / Math.max(1, units.length),
    describe: () =>
      all
        .toSorted((a, b) => count(b) - count(a))
        .map((kind) => `${count(kind)} ${kind}`)
        .join(', '),
    best,
    /** Returns the same as a reading, [] if it is none. */
    prevailing(share?: Share): Concluded<Readings[Q]> {
      const kind = best(share);
      if (kind === undefined) return undefined;
      return kind !== null && isReading(kind) ? kind : [];
    },
    /** Returns the only rare kind that some units show, [] if there are several; `usual` if none was seen among enough. */
    occasional(usual: Readings[Q], enough: number, rare: readonly Readings[Q][]): Concluded<Readings[Q]> {
      const [seen, ...others] = rare.filter((kind) => count(kind) > 0);
      if (seen === undefined) return units.length >= enough ? usual : undefined;
      if (count(seen) >= 3 && count(...others) === 0) return seen;
      return others.some((kind) => count(kind) >= 3) ? [] : undefined;
    },
  };
}
