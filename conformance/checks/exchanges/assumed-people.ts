import type { RuleId } from '../../../generated/rules.js';
import { each, type RecordJudge, type Violation } from '../../scene/finding.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import type { Located } from '../../view/record-view.js';
import { excerpt } from './excerpt.js';

/** One sentence about each person of a whole answer: a projection may leave out what it is about. */
function person(check: (value: JsonObject, at: string) => Violation | true | undefined): RecordJudge {
  return (sight) => each(sight.whole ? sight.records.person : [], ({ value, at }) => check(value, at));
}

/** Letter case and diacritics aside. */
function bare(value: string): string {
  return value.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const nameConsistent = person(({ name, first_name: first, last_name: last }, at) => {
  if (typeof name !== 'string' || typeof first !== 'string' || typeof last !== 'string') return undefined;
  if (name === '' || first === '' || last === '') return undefined;
  if (name === `${first} ${last}`) return true;
  if (bare(name).includes(bare(first)) && bare(name).includes(bare(last))) return true;
  return {
    at: `${at}.name`,
    expected: 'a name that contains first_name and last_name',
    received: excerpt(name),
  };
});

const positionCurrent = person(({ position }, at) => {
  if (!isObject(position) || isAbsent(position)) return undefined;
  const end = position['ended_at'];
  return isAbsent(end) || { at: `${at}.position.ended_at`, expected: 'no end', received: excerpt(end) };
});

const positionInJobs = person(({ position, jobs }, at) => {
  if (!isObject(position) || isAbsent(position) || !isArray(jobs)) return undefined;
  if (jobs.some((job) => isObject(job) && isSameJob(job, position))) return true;
  return { at: `${at}.jobs`, expected: 'the job in position', received: `${jobs.length} other jobs` };
});

function isSameJob(a: JsonObject, b: JsonObject): boolean {
  const same = (left: Json | undefined, right: Json | undefined) =>
    left === right || (isAbsent(left) && isAbsent(right));
  const [company, other] = [a['company'], b['company']];
  const sameCompany =
    isObject(company) && isObject(other)
      ? same(company['id'], other['id']) && same(company['name'], other['name'])
      : same(company, other);
  return sameCompany && same(a['title'], b['title']) && same(a['started_at'], b['started_at']);
}

const employedHasPosition = person(({ employment_status: status, position }, at) => {
  if (status !== 'employed') return undefined;
  return (
    !isAbsent(position) || {
      at: `${at}.position`,
      expected: 'a job: the person is employed',
      received: position,
    }
  );
});

const retiredNoActive: RecordJudge = (sight) =>
  each(sight.whole ? sight.records.job : [], ({ at, value, holder: { employment_status: status } }) => {
    if ((status !== 'retired' && status !== 'unemployed') || isAbsent(value['started_at'])) return undefined;
    return (
      !isAbsent(value['ended_at']) || {
        at: `${at}.ended_at`,
        expected: `an end: the person is ${status}`,
        received: null,
      }
    );
  });

const kinds = ['person', 'education', 'job', 'company', 'parent', 'locdet'] as const;

const noNull: RecordJudge = (sight) =>
  each(
    kinds.flatMap((kind): readonly Located[] => sight.records[kind]),
    ({ at, value }) => {
      if (!Object.values(value).includes(null)) return true;
      const name = Object.keys(value).find((key) => value[key] === null);
      return { at: `${at}.${name}`, expected: 'omitted or empty, not null', received: null };
    },
  );

/** Assumed properties of people (section 2.1). */
export const assumedPeopleJudges = {
  'person.name-consistent': nameConsistent,
  'person.position-current': positionCurrent,
  'person.position-in-jobs': positionInJobs,
  'person.employed-has-position': employedHasPosition,
  'person.retired-no-active': retiredNoActive,
  'person.no-null-strict': noNull,
} satisfies Partial<Record<RuleId, RecordJudge>>;
