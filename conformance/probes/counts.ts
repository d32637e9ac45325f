import { pivotsOf } from '../arbitraries/knowledge.js';
import type { Looked } from '../checks/exchanges/judge.js';
import { type Located, type RecordView, recordsOf } from '../view/record-view.js';
import * as p from './probe.js';

export interface Shown {
  readonly id: string;
  readonly person: p.JsonObject;
  readonly records: RecordView['records'];
  readonly exchange: p.Exchange;
}

/** The most people that are remembered: a target may make up any number. */
const peopleMost = 5000;

/** Returns a function for the people of an answer who were not shown before: in full, with a job. */
function freshPeople(): (looked: Looked) => readonly Shown[] {
  const known = new Set<string>();
  return ({ exchange, records: view }) => {
    if (!view?.plain || !p.isSuccess(exchange)) return [];
    return view.records.person.flatMap((located) => {
      const { value: person } = located;
      const id = p.textIn(person, 'id') ?? '';
      if (id === '' || known.has(id) || known.size >= peopleMost || !hasJob(person)) return [];
      known.add(id);
      return [{ id, person, records: recordsOf([located]), exchange }];
    });
  };
}

/** Whether a job is shown as in chapter 2, and not as a line of text. */
const hasJob = ({ jobs, position }: p.JsonObject): boolean =>
  [...p.itemsOf(jobs), position].some(
    (job) => p.isObject(job) && p.isObject(job['company']) && !p.isAbsent(job['started_at']),
  );

export function jobsOf({ records }: Shown): readonly Located[] {
  const listed = records.job.filter(({ member }) => member === 'jobs');
  return listed.length > 0 ? listed : records.job;
}

/** Returns the `position` of a person who may be employed, undefined if it has ended or is missing. */
export function activePosition({
  position,
  employment_status: status,
}: p.JsonObject): p.JsonObject | undefined {
  if (!p.isObject(position) || !p.isAbsent(position['ended_at'])) return undefined;
  return p.isAbsent(status) || status === 'employed' ? position : undefined;
}

/** Whether the company, the title and the start are the same: they distinguish the jobs of a person. */
export function isSameJob(job: p.JsonObject, other: p.JsonObject): boolean {
  const company = companyOf(job['company']);
  if (company === undefined || companyOf(other['company']) !== company) return false;
  return job['title'] === other['title'] && job['started_at'] === other['started_at'];
}

export const companyOf = (company: p.Json | undefined): string | undefined => p.textIn(company, 'id', 'name');

/** Shows hundreds of people in few requests: by a search without filters or, if there is none, by what people have in common. */
const morePeople: p.Provocation = {
  send: (t) =>
    t.shared('more people', async () => {
      let pagination_token: string | undefined;
      for (let page = 0; page < 3; page += 1) {
        const body = { filters: [], size: 100, ...(pagination_token !== undefined && { pagination_token }) };
        const answer = await p.unlessEnded(t.call('search', { body }));
        pagination_token = p.textIn(answer?.response.json, 'pagination_token');
        if (pagination_token === undefined) break;
      }
      if (pagination_token !== undefined) return;
      const broad = pivotsOf(t.pool.people.values()).filter(({ fields: [first] }) =>
        /^(title|company|education)/.test(first?.field_name ?? ''),
      );
      await t.find({ matches: broad.slice(-40), size: 5 });
    }),
};

/** What a person, or another named unit, shows: the reading that it fits, or a name for something else. */
type Trait = string | { readonly of: string; readonly kind: string };

interface Counting<Reading extends string> extends p.Policy<Reading> {
  /** The readings that agree with what is shown, where it is not the reading of this name. */
  readonly fits?: Readonly<Record<string, readonly Reading[]>>;
}

/**
 * Defines a probe of what people show, whoever asked for them: one person alone decides nothing. Each unit counts once,
 * however often it is shown. By default, so many units show what all others show as well, and so few are an oddity.
 * @param traits may remember names in the set
 */
export function counts<const Reading extends string = never>(
  { fits = {}, ...policy }: Counting<Reading>,
  traits: (shown: Shown, memory: Set<string>) => Iterable<Trait>,
): p.Probe<Reading> {
  const { sometimes = [] } = policy;
  const probe = p.remembers<Reading>(morePeople, (question) => {
    const readings = p.readingsOf<Reading>(question);
    const fitting = (kind: string): readonly Reading[] =>
      fits[kind] ??
      readings
        .filter((each) => each === kind)
        .flatMap((each) => (sometimes.includes(each) ? each : [each, ...sometimes]));
    const fresh = freshPeople();
    const [counted, memory] = [new Set<string>(), new Set<string>()];
    return function* (looked) {
      for (const shown of fresh(looked)) {
        for (const trait of traits(shown, memory)) {
          const { of, kind } = typeof trait === 'string' ? { of: shown.id, kind: trait } : trait;
          if (counted.has(`${kind} ${of}`)) continue;
          counted.add(`${kind} ${of}`);
          yield p.agrees(fitting(kind), kind);
        }
      }
    };
  });
  return { least: 10, odd: 0.03, ...probe, ...policy };
}
