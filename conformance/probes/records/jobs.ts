import { isDeepStrictEqual } from 'node:util';
import { monthNumber, readDate } from '../../checks/exchanges/dates.js';
import { employerOf } from '../../checks/exchanges/employers.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import { agrees, otherwise } from '../answers.js';
import { counts, prevailing, prevailingReading, type Tally } from './counts.js';
import { activePosition, companyOf, isSameJob, jobsOf } from './people.js';

/** How many it takes to conclude that something does not exist, because it would have been seen by chance. */
const enough = {
  /** If two of a hundred people have several active jobs, one run in 150 sees none among so many. */
  active: 250,
  /** One job in twenty is without a title or a company, and people have about three jobs each. */
  clean: 75,
  /** One job in four lacks an email or its status. */
  emails: 40,
};

/** Probes of which jobs a person has, in which order, and with which members. */
export const jobs = {
  'record.jobs-order': counts('record.jobs-order', {
    *traits({ person }) {
      for (const list of [person['jobs'], person['education']]) {
        const order = orderOf(list);
        if (order !== undefined) yield order;
      }
    },
    concludes(tally) {
      const order = prevailing(tally, ['latest first', 'earliest first', 'neither']);
      if (order === 'latest first') return agrees('newest-first', 'jobs and education come latest first');
      if (order === 'earliest first') return agrees('oldest-first', 'jobs and education come earliest first');
      const all = tally.count();
      const most = Math.max(tally.count('latest first'), tally.count('earliest first'));
      if (all >= 20 && most < 0.75 * all && tally.count('neither') >= 0.2 * all)
        return agrees('unordered', 'jobs and education follow no date');
      return order === 'several' && all >= 60
        ? otherwise('jobs come in order of their start mostly, not always')
        : undefined;
    },
  }),
  'record.position-in-jobs': counts('record.position-in-jobs', {
    *traits({ person: { position, jobs: listed } }) {
      if (!isObject(position) || isAbsent(position['started_at']) || !isObject(position['company'])) return;
      if (companyOf(position['company']) === undefined || isAbsent(position['title'])) return;
      const same = (isArray(listed) ? listed : []).filter(isObject).filter((job) => isSameJob(job, position));
      if (same.length === 0) yield 'none';
      else if (same.some((job) => isDeepStrictEqual(present(job), present(position)))) yield 'the same';
      else yield same.some((job) => isElsewhere(job, position)) ? 'the same elsewhere' : 'one that differs';
    },
    concludes: (tally) =>
      prevailingReading(
        tally,
        {
          'the same': 'included',
          none: 'left-out',
          'the same elsewhere': 'differs',
          'one that differs': undefined,
        },
        (kind) =>
          kind === 'several'
            ? '`jobs` has `position` now and then'
            : `what \`jobs\` has of \`position\`: ${kind}`,
      ),
  }),
  'record.multiple-active': counts('record.multiple-active', {
    *traits(shown) {
      const position = activePosition(shown.person);
      if (!position) return;
      const isOther = ({ value }: { readonly value: JsonObject }) =>
        isAbsent(value['ended_at']) && value['is_last_at_company'] !== false && !isSameJob(value, position);
      yield jobsOf(shown).some(isOther) ? 'several' : 'one active job';
    },
    concludes(tally) {
      const several = tally.count('several');
      if (several >= 2) return agrees('allowed', 'people with several active jobs');
      const isNever = several === 0 && tally.count() >= enough.active;
      return isNever ? agrees('never', `${enough.active} people without a second active job`) : undefined;
    },
  }),
  'record.position-status': counts<'record.position-status', StatusKind>('record.position-status', {
    *traits(shown) {
      const { position, employment_status: status } = shown.person;
      yield isAbsent(status) ? 'no status' : 'a status';
      if (status !== 'retired' && status !== 'unemployed') return;
      if (isObject(position) && !isAbsent(position)) {
        if (!isAbsent(position['ended_at'])) yield 'not employed, with an ended position';
      } else if (jobsOf(shown).length > 0) yield 'not employed, without a position';
    },
    concludes(tally) {
      const [byStatus, byPosition] = [ofStatus(tally), ofPosition(tally)];
      if (byStatus === undefined || byPosition === undefined) return undefined;
      const missing = byStatus.includes('missing-status') ? 'missing now and then' : 'always there';
      const has = byPosition.includes('strict') ? 'without' : 'with';
      return agrees(
        byStatus.filter((reading) => byPosition.includes(reading)),
        `\`employment_status\` ${missing}, people without work ${has} a position`,
      );
    },
  }),
  'record.email-pair': counts('record.email-pair', {
    *traits({ records }) {
      for (const { value } of records.job) {
        const [email, status] = [!isAbsent(value['email']), !isAbsent(value['email_status'])];
        if (email && status) yield 'both';
        else if (email || status) yield email ? 'an email only' : 'a status only';
      }
    },
    concludes(tally) {
      const [both, statuses] = [tally.count('both'), tally.count('a status only')];
      const [emails, all] = [tally.count('an email only'), tally.count()];
      if (statuses === 0 && emails === 0) {
        return both >= enough.emails
          ? agrees('both-or-neither', 'jobs with an email and its status, or neither')
          : undefined;
      }
      if (statuses >= 3 && emails >= 3)
        return otherwise('jobs with an email alone, and jobs with a status alone');
      const isSome = (count: number) => count >= 3 && count >= 0.05 * all && both >= 3;
      if (emails === 0 && isSome(statuses))
        return agrees('status-only', 'jobs with a status without an email');
      return statuses === 0 && isSome(emails)
        ? agrees('email-only', 'jobs with an email without a status')
        : undefined;
    },
  }),
  'record.dirty-data': counts('record.dirty-data', {
    *traits(shown) {
      const shownJobs = jobsOf(shown);
      // People with one job are ignored: current jobs may be better maintained.
      if (shownJobs.length < 2) return;
      const isClean = ({ title, company }: JsonObject) =>
        !isAbsent(title) && isObject(company) && employerOf(company) !== undefined;
      yield shownJobs.every(({ value }) => isClean(value)) ? 'every job' : 'a job without';
    },
    concludes(tally) {
      const [dirty, all] = [tally.count('a job without'), tally.count()];
      if (dirty === 0)
        return all >= enough.clean ? agrees('off', 'every job has a title and a company') : undefined;
      if (dirty < 4 || dirty < 0.04 * all) return undefined;
      return dirty <= 0.5 * all
        ? agrees('on', 'some jobs without a title or a company')
        : otherwise('most people have a job without a title or a company');
    },
  }),
};

/** Undefined if there is nothing to order, or a start is unknown. */
function orderOf(list: Json | undefined): 'latest first' | 'earliest first' | 'neither' | undefined {
  if (!isArray(list)) return undefined;
  const starts = list.map((one) => monthNumber(readDate(isObject(one) ? one['started_at'] : undefined)));
  const steps = starts
    .slice(1)
    .map((start, at) => Math.sign((start ?? Number.NaN) - (starts[at] ?? Number.NaN)));
  const turns = new Set(steps.filter((step) => step !== 0));
  if (steps.some(Number.isNaN) || turns.size === 0) return undefined;
  if (turns.size > 1) return 'neither';
  return turns.has(-1) ? 'latest first' : 'earliest first';
}

const moved = ['location', 'location_details', 'email', 'email_status'];

/** Whether only the location, its details and the email differ. */
function isElsewhere(job: JsonObject, position: JsonObject): boolean {
  if (job['location'] === position['location'] || !isAbsent(job['email']) || !isAbsent(job['email_status']))
    return false;
  return isDeepStrictEqual(present(job, moved), present(position, moved));
}

/** Returns the members with a value, however others are left out. */
function present(job: JsonObject, without: readonly string[] = []): JsonObject {
  return Object.fromEntries(
    Object.entries(job).filter(([name, value]) => !isAbsent(value) && !without.includes(name)),
  );
}

const positions = ['not employed, without a position', 'not employed, with an ended position'] as const;
type StatusKind = (typeof positions)[number] | 'a status' | 'no status';
type StatusReading = 'strict' | 'last-job-kept' | 'missing-status';

/** Undefined if ambiguous. Among 60 people, what one in five lacks is not always present by chance. */
function ofStatus(tally: Tally<StatusKind>): readonly StatusReading[] | undefined {
  const all = tally.count('a status', 'no status');
  const missing = tally.count('no status') / all;
  if (all < 60) return undefined;
  if (missing <= 0.03) return ['strict', 'last-job-kept'];
  if (missing < 0.1) return undefined;
  return missing <= 0.35 ? ['missing-status'] : [];
}

function ofPosition(tally: Tally<StatusKind>): readonly StatusReading[] | undefined {
  const kind = prevailing(tally, positions, { least: 4, odd: 0.1 });
  if (kind === undefined) return undefined;
  if (kind === 'several') return [];
  return kind === 'not employed, without a position' ? ['strict', 'missing-status'] : ['last-job-kept'];
}
