import { each, type RecordJudge } from '../../scene/finding.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import type { Located } from '../../view/record-view.js';
import { excerpt } from './excerpt.js';
import type { RecordJudges } from './judge.js';
import { required, wholeRecord } from './members.js';

/** Returns the text without letter case and diacritics. */
function bare(value: string): string {
  return value.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const nameConsistent = wholeRecord('person', ({ at, value }) => {
  const { name, first_name: first, last_name: last } = value;
  if (typeof name !== 'string' || typeof first !== 'string' || typeof last !== 'string') return undefined;
  if (name === '' || first === '' || last === '') return undefined;
  if (name === `${first} ${last}`) return true;
  if (bare(name).includes(bare(first)) && bare(name).includes(bare(last))) return true;
  const expected = 'a name that contains first_name and last_name';
  return { at: `${at}.name`, expected, received: excerpt(name) };
});

const positionCurrent = wholeRecord('person', ({ at, value: { position } }) => {
  if (!isObject(position) || isAbsent(position)) return undefined;
  const end = position['ended_at'];
  return isAbsent(end) || { at: `${at}.position.ended_at`, expected: 'no end', received: excerpt(end) };
});

const positionInJobs = wholeRecord('person', ({ at, value: { position, jobs } }) => {
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

const isOver = (status: Json | undefined) => status === 'retired' || status === 'unemployed';

const kinds = ['person', 'education', 'job', 'company', 'parent', 'locdet'] as const;

const noNull: RecordJudge = (view) =>
  each(
    kinds.flatMap((kind): readonly Located[] => view.records[kind]),
    ({ at, value }) => {
      const name = Object.keys(value).find((key) => value[key] === null);
      if (name === undefined) return true;
      return { at: `${at}.${name}`, expected: 'omitted or empty, not null', received: null };
    },
  );

/** Judges that the members of a person, and of a job, agree with each other (sections 2.1 and 2.3); all assumed. */
export const consistencyJudges = {
  'person.name-consistent': nameConsistent,
  'person.position-current': positionCurrent,
  'person.position-in-jobs': positionInJobs,
  'person.employed-has-position': required('person', 'position', ({ employment_status: status }) =>
    status === 'employed' ? 'a job: the person is employed' : undefined,
  ),
  'person.retired-no-active': required('job', 'ended_at', (job, { employment_status: status }) =>
    isOver(status) && !isAbsent(job['started_at']) ? `an end: the person is ${status}` : undefined,
  ),
  'person.no-null-strict': noNull,
  'job.email-status-with-email': required('job', 'email', ({ email_status: status }) =>
    isAbsent(status) ? undefined : 'the email that email_status is about',
  ),
} satisfies RecordJudges;
