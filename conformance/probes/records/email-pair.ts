import { isAbsent } from '../../target/json.js';
import { agrees, otherwise } from '../sighting.js';
import { counts } from './counts.js';

type Kind = 'both' | 'a status only' | 'an email only';

/** Where one of four lacks one of the two, there is nobody without it among so many. */
const enough = 40;

export const emailPair = counts<'record.email-pair', Kind>('record.email-pair', {
  begin: () =>
    function* ({ records }) {
      for (const { value } of records.job) {
        const [email, status] = [!isAbsent(value['email']), !isAbsent(value['email_status'])];
        if (email && status) yield 'both';
        else if (email || status) yield email ? 'an email only' : 'a status only';
      }
    },
  concludes(tally) {
    const [both, statuses, emails] = [
      tally.count('both'),
      tally.count('a status only'),
      tally.count('an email only'),
    ];
    const all = tally.count();
    if (statuses === 0 && emails === 0) {
      return both >= enough
        ? agrees('both-or-neither', 'jobs with an email and its status, or neither')
        : undefined;
    }
    if (statuses >= 3 && emails >= 3)
      return otherwise('jobs with an email alone, and jobs with a status alone');
    const isSome = (count: number) => count >= 3 && count >= 0.05 * all && both >= 3;
    if (emails === 0 && isSome(statuses)) return agrees('status-only', 'jobs with a status without an email');
    return statuses === 0 && isSome(emails)
      ? agrees('email-only', 'jobs with an email without a status')
      : undefined;
  },
});
