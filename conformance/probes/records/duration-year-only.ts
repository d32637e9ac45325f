import { monthNumber, readDate } from '../../checks/exchanges/dates.js';
import { isAbsent, type JsonObject } from '../../target/json.js';
import { agrees, otherwise } from '../sighting.js';
import { counts } from './counts.js';
import { prevailing } from './tally.js';

const kinds = ['counted', 'left out', 'counted otherwise'] as const;
type Kind = (typeof kinds)[number] | 'others are counted';

export const durationYearOnly = counts<'record.duration-year-only', Kind>('record.duration-year-only', {
  begin: () =>
    function* ({ records }) {
      for (const { value } of records.job) {
        const kind = kindOf(value);
        if (kind !== undefined) yield kind;
      }
    },
  concludes(tally) {
    // Where no job has them, jobs with such a date do not either.
    if (tally.count('others are counted') < 10) return undefined;
    const kind = prevailing(tally, kinds, { least: 8, odd: 0.1 });
    if (kind === undefined) return undefined;
    const saw = `\`duration\` of a job with a year-only date: ${kind === 'several' ? 'now and then' : kind}`;
    if (kind === 'counted') return agrees('from-january-1', saw);
    return kind === 'left out' ? agrees('omitted', saw) : otherwise(saw);
  },
});

/** Undefined where dates or members are missing that would tell. */
function kindOf(job: JsonObject): Kind | undefined {
  const { duration, company_tenure: tenure } = job;
  const [start, end] = [monthNumber(readDate(job['started_at'])), monthNumber(readDate(job['ended_at']))];
  if (start === undefined || end === undefined || end < start) return undefined;
  const isYearOnly = job['started_at_year_only'] === true || job['ended_at_year_only'] === true;
  if (!isYearOnly) {
    return typeof duration === 'number' && typeof tenure === 'number' ? 'others are counted' : undefined;
  }
  if (isAbsent(duration) && isAbsent(tenure)) return 'left out';
  if (typeof duration !== 'number') return 'counted otherwise';
  const over = duration - (end - start);
  return over === 0 || over === 1 ? 'counted' : 'counted otherwise';
}
