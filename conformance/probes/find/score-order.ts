import { undecided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees } from '../sighting.js';
import { directionOf } from './direction.js';
import { createScores, scoresOf } from './scores.js';
import { threeFinds } from './three-finds.js';

/** Lists that all go one way would do so once in 2 to the power of this, were they ordered by something else. */
const enough = 16;
/** Scores of which some would not be a tenth of the scale by chance. */
const manyScores = 30;

export const scoreOrder = asks('find.score-order', {
  requests: 4,
  hiddenBy: {
    // A scale of ten steps, or one without an end, has no tenths that differ from other scores.
    'find.score-scale': ['integer-1-to-10', 'raw-relevance'],
    // Who must meet all criteria meets them about equally well.
    'find.waterfall': ['all-criteria'],
  },
  async ask(t) {
    const { first } = await threeFinds(t);
    const lists = first.elements.map(({ people }) => scoresOf(people.map(({ value }) => value)) ?? []);
    const directions = lists.map(directionOf);
    const count = (direction: string) => directions.filter((each) => each === direction).length;
    const [falling, rising, mixed] = [count('falling'), count('rising'), count('mixed')];
    if (mixed === 0 && (falling === 0 || rising === 0)) {
      const bits = lists.reduce((sum, scores) => sum + Math.log2(arrangements(scores)), 0);
      if (bits < enough) throw undecided('too few people with different scores are found by one lookup');
      return rising > 0
        ? agrees('ascending', 'scores only rise within a list')
        : agrees(areTied(lists), 'scores only fall within a list');
    }
    // A few lists that go astray may be a fault; an order by something else shows in most of them.
    const total = falling + rising + mixed;
    if (total >= 5 && Math.max(falling, rising) <= total * 0.7) {
      return agrees('other', 'scores rise and fall within a list');
    }
    throw undecided('the scores of most lists go one way, and of some another');
  },
});

/** Whether scores that fall are rounded so that many are equal. */
function areTied(lists: readonly (readonly number[])[]) {
  const scores = createScores();
  for (const score of lists.flat()) scores.add(score);
  const isTold = scores.count >= manyScores && scores.distinct > 2;
  const areTenths = isTold ? scores.areTenths() : undefined;
  if (areTenths === undefined) return ['descending', 'descending-with-ties'] as const;
  return areTenths ? 'descending-with-ties' : 'descending';
}

/** In how many orders these numbers may stand, equal ones being the same. */
function arrangements(numbers: readonly number[]): number {
  const equal = new Map<number, number>();
  let orders = 1;
  for (const [index, number] of numbers.entries()) {
    const count = (equal.get(number) ?? 0) + 1;
    equal.set(number, count);
    orders *= (index + 1) / count;
  }
  return orders;
}
