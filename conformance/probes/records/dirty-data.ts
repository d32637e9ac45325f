import { employerOf } from '../../checks/exchanges/employers.js';
import { isAbsent, isObject, type JsonObject } from '../../target/json.js';
import { agrees, otherwise } from '../sighting.js';
import { counts } from './counts.js';
import { jobsOf } from './fresh-people.js';

/** Where one job in twenty is such a one, so many people with none are no chance: they have three jobs each, or so. */
const enough = 75;

export const dirtyData = counts<'record.dirty-data', 'every job' | 'a job without'>('record.dirty-data', {
  begin: () =>
    function* (shown) {
      const jobs = jobsOf(shown);
      // Somebody with one job is not asked: the current one may be looked after better.
      if (jobs.length < 2) return;
      yield jobs.every(({ value }) => isClean(value)) ? 'every job' : 'a job without';
    },
  concludes(tally) {
    const [dirty, all] = [tally.count('a job without'), tally.count()];
    if (dirty === 0) return all >= enough ? agrees('off', 'every job has a title and a company') : undefined;
    if (dirty < 4 || dirty < 0.04 * all) return undefined;
    return dirty <= 0.5 * all
      ? agrees('on', 'some jobs without a title or a company')
      : otherwise('most people have a job without a title or a company');
  },
});

function isClean(job: JsonObject): boolean {
  return !isAbsent(job['title']) && isObject(job['company']) && employerOf(job['company']) !== undefined;
}
