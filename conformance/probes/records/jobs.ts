import { isDeepStrictEqual } from 'node:util';
import { monthNumber, readDate } from '../../checks/exchanges/dates.js';
import { employerOf } from '../../checks/exchanges/employers.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import { activePosition, companyOf, counts, isSameJob, jobsOf, prevailing } from './counts.js';

/** How many it takes to conclude that something does not exist, because it would have been seen by chance. */
const enough = {
  /** If two of a hundred people have several active jobs, one run in 150 sees none among so many. */
  active: 250,
  /** One job in twenty is without a title or a company, and people have about three jobs each. */
  clean: 75,
  /** One job in four lacks an email or its status. */
  emails: 40,
  /** One person in five has no status. */
  statuses: 60,
};

/** Probes of which jobs a person has, in which order, and with which members. */
export const jobs = {
  'record.jobs-order': counts('record.jobs-order', {
    what: 'jobs and education by start',
    *traits({ person }) {
      for (const list of [person['jobs'], person['education']]) {
        const order = orderOf(list);
        if (order !== undefined) yield order;
      }
    },
    concludes(tally) {
      const { all, share } = tally;
      const orders = {
        'latest first': 'newest-first',
        'earliest first': 'oldest-first',
        neither: [],
      } as const;
      const readings = prevailing(tally, orders);
      if (typeof readings === 'string') return readings;
      const most = Math.max(share('latest first'), share('earliest first'));
      if (all >= 20 && most < 0.75 && share('neither') >= 0.2) return 'unordered';
      return all >= 60 ? readings : undefined;
    },
  }),
  'record.position-in-jobs': counts('record.position-in-jobs', {
    what: 'people by what `jobs` has of `position`',
    *traits({ person: { position, jobs: listed } }) {
      if (!isObject(position) || isAbsent(position['started_at']) || !isObject(position['company'])) return;
      if (companyOf(position['company']) === undefined || isAbsent(position['title'])) return;
      const same = (isArray(listed) ? listed : []).filter(isObject).filter((job) => isSameJob(job, position));
      if (same.length === 0) yield 'nothing';
      else if (same.some((job) => isDeepStrictEqual(present(job), present(position)))) yield 'the same';
      else yield same.some((job) => isElsewhere(job, position)) ? 'the same elsewhere' : 'one that differs';
    },
    concludes: (tally) =>
      prevailing(tally, {
        'the same': 'included',
        nothing: 'left-out',
        'the same elsewhere': 'differs',
        'one that differs': [],
      }),
  }),
  'record.multiple-active': counts('record.multiple-active', {
    what: 'people by active jobs',
    *traits(shown) {
      const position = activePosition(shown.person);
      if (!position) return;
      const isOther = ({ value }: { readonly value: JsonObject }) =>
        isAbsent(value['ended_at']) && value['is_last_at_company'] !== false && !isSameJob(value, position);
      yield jobsOf(shown).some(isOther) ? 'several' : 'one';
    },
    concludes({ all, count }) {
      if (count('several') > 0) return count('several') >= 2 ? 'allowed' : undefined;
      return all >= enough.active ? 'never' : undefined;
    },
  }),
  'record.position-status': counts('record.position-status', {
    what: 'people by `employment_status`',
    *traits(shown) {
      const { position, employment_status: status } = shown.person;
      yield isAbsent(status) ? 'without it' : 'with it';
      if (status !== 'retired' && status !== 'unemployed') return;
      if (isObject(position) && !isAbsent(position)) {
        if (!isAbsent(position['ended_at'])) yield 'not employed, with an ended position';
      } else if (jobsOf(shown).length > 0) yield 'not employed, without a position';
    },
    concludes(tally) {
      const positions = {
        'not employed, without a position': ['strict', 'missing-status'],
        'not employed, with an ended position': 'last-job-kept',
      } as const;
      const byPosition = prevailing(tally, positions, { least: 4, odd: 0.1 });
      const missing = tally.share('without it');
      const isAmbiguous = missing > 0.03 && missing < 0.1;
      if (tally.all < enough.statuses || isAmbiguous || byPosition === undefined) return undefined;
      const byStatus =
        missing <= 0.03 ? (['strict', 'last-job-kept'] as const) : (['missing-status'] as const);
      return missing > 0.35 ? [] : byStatus.filter((reading) => byPosition.includes(reading));
    },
  }),
  'record.email-pair': counts('record.email-pair', {
    what: 'people by jobs',
    *traits({ records }) {
      for (const { value } of records.job) {
        const [email, status] = [!isAbsent(value['email']), !isAbsent(value['email_status'])];
        if (email && status) yield 'with both';
        else if (email || status) yield email ? 'with an email only' : 'with a status only';
      }
    },
    concludes({ all, count }) {
      const [both, statuses] = [count('with both'), count('with a status only')];
      const emails = count('with an email only');
      if (statuses === 0 && emails === 0) return both >= enough.emails ? 'both-or-neither' : undefined;
      if (statuses >= 3 && emails >= 3) return [];
      const isSome = (times: number) => times >= 3 && times >= 0.05 * all && both >= 3;
      if (emails === 0 && isSome(statuses)) return 'status-only';
      return statuses === 0 && isSome(emails) ? 'email-only' : undefined;
    },
  }),
  'record.dirty-data': counts('record.dirty-data', {
    what: 'people by titles and companies',
    *traits(shown) {
      const shownJobs = jobsOf(shown);
      // People with one job are ignored: current jobs may be better maintained.
      if (shownJobs.length < 2) return;
      const isClean = ({ title, company }: JsonObject) =>
        !isAbsent(title) && isObject(company) && employerOf(company) !== undefined;
      yield shownJobs.every(({ value }) => isClean(value)) ? 'in every job' : 'not in every job';
    },
    concludes({ all, count, share }) {
      const dirty = count('not in every job');
      if (dirty === 0) return all >= enough.clean ? 'off' : undefined;
      if (dirty < 4 || dirty < 0.04 * all) return undefined;
      return share('not in every job') <= 0.5 ? 'on' : [];
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
