import { isAbsent, isObject } from '../../target/json.js';
import { agrees, otherwise } from '../sighting.js';
import { counts } from './counts.js';
import { jobsOf } from './fresh-people.js';
import { prevailing, type Tally } from './tally.js';

const positions = ['not employed, without a position', 'not employed, with an ended position'] as const;
type Kind = (typeof positions)[number] | 'a status' | 'no status';
type Reading = 'strict' | 'last-job-kept' | 'missing-status';

export const positionStatus = counts<'record.position-status', Kind>('record.position-status', {
  begin: () =>
    function* (shown) {
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
    const left = byStatus.filter((reading) => byPosition.includes(reading));
    const missing = byStatus.includes('missing-status') ? 'missing now and then' : 'always there';
    const saw = `\`employment_status\` ${missing}, people without work ${byPosition.includes('strict') ? 'without' : 'with'} a position`;
    return left.length === 0 ? otherwise(saw) : agrees(left, saw);
  },
});

/** Undefined where it is hard to say. Among 60 people, one of five is never missing by chance. */
function ofStatus(tally: Tally<Kind>): readonly Reading[] | undefined {
  const all = tally.count('a status', 'no status');
  const missing = tally.count('no status') / all;
  if (all < 60) return undefined;
  if (missing <= 0.03) return ['strict', 'last-job-kept'];
  if (missing < 0.1) return undefined;
  return missing <= 0.35 ? ['missing-status'] : [];
}

function ofPosition(tally: Tally<Kind>): readonly Reading[] | undefined {
  const kind = prevailing(tally, positions, { least: 4, odd: 0.1 });
  if (kind === undefined) return undefined;
  if (kind === 'several') return [];
  return kind === 'not employed, without a position' ? ['strict', 'missing-status'] : ['last-job-kept'];
}
