import type { Profile } from '../engine/profile.js';
import { usualLimit } from '../matching/fits.js';
import { mostPeople } from './size.js';

/**
 * How many hits of a lookup with a single criterion have to be looked at. Where scores are fine and ties are by
 * the population's own ids, its five best are the five best; any other order needs more to choose from, and so
 * does telling a large group. It is the same for every size, so that fewer are always the first of more.
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
