import type { Profile } from '../engine/profile.js';
import { usualLimit } from '../matching/fits.js';
import { mostPeople } from './size.js';

/**
 * Returns how many hits of a lookup with a single criterion must be examined. If scores are fine-grained and ties are ordered by
 * the population's ids, the five best hits are the answer; any other order needs more candidates, and so does detecting a large
 * group. The same for every size, so that a smaller answer is always a prefix of a larger one.
 */
export function depthFor(profile: Profile, size: number): number {
  const isPopulationsOrder =
    profile.reading('find.ties') === 'stable' &&
    profile.reading('find.determinism') !== 'ties' &&
    profile.reading('record.id-form') === 'prefixed' &&
    profile.reading('find.score-scale') === 'unit' &&
    profile.reading('find.score-order') !== 'descending-with-ties';
  const isGroupTold = profile.reading('find.large-group') !== 'none';
  return isPopulationsOrder && !isGroupTold && size <= mostPeople ? mostPeople : usualLimit;
}
