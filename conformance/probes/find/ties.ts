import { undecided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { difference } from './same-order.js';
import { enoughTies, threeFinds, tiesIn } from './three-finds.js';

export const ties = asks('find.ties', {
  requests: 4,
  // Where the score orders nobody, or is the same for all of a list, equal ones say nothing.
  hiddenBy: {
    'find.determinism': ['ties'],
    'find.score-order': ['other'],
    'find.waterfall': ['all-criteria'],
  },
  async ask(t) {
    const { first, beside, again } = await threeFinds(t);
    if (difference(first, again) !== 'none') throw undecided('the same find is answered in another order');
    const order = difference(first, beside);
    if (order === 'people') throw undecided('a find with a neighbour is answered with other people');
    if (order === 'ties')
      return agrees('shuffled', 'a neighbour → people with equal scores in another order');
    const tied = tiesIn(first);
    if (tied.length < enoughTies) throw undecided('too few people have equal scores');
    const saw = 'people with equal scores in one order';
    return tied.every(isAscending) ? agrees('stable', `${saw}, by id`) : otherwise(`${saw}, not by id`);
  },
});

/** As texts or, where both are numbers, as these. */
function isAscending([one, other]: readonly [string, string]): boolean {
  const areNumbers = /^\d+$/.test(one) && /^\d+$/.test(other);
  return one < other || (areNumbers && BigInt(one) < BigInt(other));
}
