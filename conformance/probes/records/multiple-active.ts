import { isAbsent } from '../../target/json.js';
import { agrees } from '../sighting.js';
import { counts } from './counts.js';
import { activePosition } from './employment.js';
import { jobsOf } from './fresh-people.js';
import { isSameJob } from './same-job.js';

/** Where two of a hundred have several, one run in 150 sees none among so many. */
const enough = 250;

export const multipleActive = counts<'record.multiple-active', 'one active job' | 'several'>(
  'record.multiple-active',
  {
    begin: () =>
      function* (shown) {
        const position = activePosition(shown.person);
        if (!position) return;
        const others = jobsOf(shown).filter(
          ({ value }) =>
            isAbsent(value['ended_at']) &&
            value['is_last_at_company'] !== false &&
            !isSameJob(value, position),
        );
        yield others.length > 0 ? 'several' : 'one active job';
      },
    concludes(tally) {
      if (tally.count('several') >= 2) return agrees('allowed', 'people with several active jobs');
      const isNever = tally.count('several') === 0 && tally.count() >= enough;
      return isNever ? agrees('never', `${enough} people without a second active job`) : undefined;
    },
  },
);
