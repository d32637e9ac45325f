import { isDeepStrictEqual } from 'node:util';
import { isAbsent, isArray, isObject, type JsonObject } from '../../target/json.js';
import { agrees, otherwise } from '../sighting.js';
import { companyOf } from './company-of.js';
import { counts } from './counts.js';
import { isSameJob } from './same-job.js';
import { prevailing } from './tally.js';

const kinds = ['the same', 'none', 'the same elsewhere', 'one that differs'] as const;

export const positionInJobs = counts<'record.position-in-jobs', (typeof kinds)[number]>(
  'record.position-in-jobs',
  {
    begin: () =>
      function* ({ person: { position, jobs } }) {
        if (!isObject(position) || isAbsent(position['started_at']) || !isObject(position['company'])) return;
        if (companyOf(position['company']) === undefined || isAbsent(position['title'])) return;
        const same = (isArray(jobs) ? jobs : []).filter(isObject).filter((job) => isSameJob(job, position));
        if (same.length === 0) yield 'none';
        else if (same.some((job) => isDeepStrictEqual(present(job), present(position)))) yield 'the same';
        else yield same.some((job) => isElsewhere(job, position)) ? 'the same elsewhere' : 'one that differs';
      },
    concludes(tally) {
      const kind = prevailing(tally, kinds);
      if (kind === undefined) return undefined;
      const saw =
        kind === 'several'
          ? '`jobs` has `position` now and then'
          : `what \`jobs\` has of \`position\`: ${kind}`;
      if (kind === 'the same') return agrees('included', saw);
      if (kind === 'none') return agrees('left-out', saw);
      return kind === 'the same elsewhere' ? agrees('differs', saw) : otherwise(saw);
    },
  },
);

/** Only what a location leads to differs, and the email. */
function isElsewhere(job: JsonObject, position: JsonObject): boolean {
  if (job['location'] === position['location'] || !isAbsent(job['email']) || !isAbsent(job['email_status']))
    return false;
  return isDeepStrictEqual(present(job, moved), present(position, moved));
}

const moved = ['location', 'location_details', 'email', 'email_status'];

/** What is told, however the rest is left out. */
function present(job: JsonObject, without: readonly string[] = []): JsonObject {
  return Object.fromEntries(
    Object.entries(job).filter(([name, value]) => !isAbsent(value) && !without.includes(name)),
  );
}
