import { idOf } from '../../arbitraries/knowledge.js';
import type { Located } from '../../view/record-view.js';
import { watches } from '../probe.js';
import { agrees } from '../sighting.js';
import { type Direction, directionOf } from './direction.js';
import { createScores, scoresOf } from './scores.js';

/** Lists that all go one way would do so once in 2 to the power of this, were they ordered by something else. */
const enough = 20;
/** Scores of which some would not be a tenth of the scale by chance. */
const manyScores = 30;

/** Which way lists of scores go, and whether the scores are rounded so that many are equal. */
export const scoreOrder = watches('find.score-order', {
  // A scale of ten steps, or one without an end, has no tenths that differ from other scores.
  hiddenBy: { 'find.score-scale': ['integer-1-to-10', 'raw-relevance'] },
  begin() {
    const scores = createScores();
    const lists: Record<Exclude<Direction, 'level'>, Set<string>> = {
      falling: new Set(),
      rising: new Set(),
      mixed: new Set(),
    };
    let bits = 0;

    function take(people: readonly Located[]): boolean {
      const values = people.map(({ value }) => value);
      const shown = scoresOf(values) ?? [];
      for (const score of shown) scores.add(score);
      const direction = directionOf(shown);
      if (direction === 'level') return false;
      const key = values.flatMap(idOf).toSorted().join();
      // The same people again come in the same order.
      if (!lists[direction].has(key)) bits += Math.log2(arrangements(shown));
      lists[direction].add(key);
      return true;
    }

    function seen() {
      const [falling, rising, mixed] = [lists.falling.size, lists.rising.size, lists.mixed.size];
      const total = falling + rising + mixed;
      if (falling === total) {
        const tenths = scores.count >= manyScores && scores.distinct > 2 ? scores.areTenths() : undefined;
        const left = ([false, true] as const)
          .filter((each) => tenths !== !each)
          .map((each) => (each ? 'descending-with-ties' : 'descending'));
        const kind = tenths === true ? 'scores in tenths' : 'scores';
        return agrees(bits < enough ? [...left, 'other'] : left, `${kind} that only fall within a list`);
      }
      if (rising === total) {
        const left = ['ascending', ...(bits < enough ? (['other'] as const) : [])] as const;
        return agrees(left, 'scores that only rise within a list');
      }
      // A few lists that go astray may be a fault; an order by something else shows in most of them.
      const isOther = total >= 5 && Math.max(falling, rising) <= total * 0.7;
      return isOther ? agrees('other', 'scores that rise and fall within a list') : undefined;
    }

    return function* ({ find }) {
      if (!find?.answered) return;
      const told = find.elements.filter(({ people }) => take(people));
      const sighting = told.length > 0 ? seen() : undefined;
      if (sighting) yield sighting;
    };
  },
});

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
