import { idOf } from '../../arbitraries/knowledge.js';
import type { FindView } from '../../view/find-view.js';
import { demand, undecided } from '../answers.js';
import { asksOf } from '../probe.js';
import { createScores } from './scores.js';
import { difference, enoughTies, scoreLists, threeFinds, tiesIn } from './three-finds.js';

/** Lists ordered by something else would all go one way with a probability of 1 in 2 to the power of this. */
const enoughBits = 16;
/** People with a number of connections that it takes to see it drift. */
const enoughPeople = 5;

/** If the score does not order people, or is equal throughout a list, ties say nothing. */
const withoutTies = { 'find.score-order': ['other'], 'find.waterfall': ['all-criteria'] } as const;

/** Probes of the order in which people are shown, and of whether it is stable. */
export const order = {
  'find.score-order': asksOf('find.score-order', threeFinds, {
    hiddenBy: {
      // A scale of ten steps, or one without an end, has no tenths that differ from other scores.
      'find.score-scale': ['integer-1-to-10', 'raw-relevance'],
      // People who must meet all criteria meet them about equally well.
      'find.waterfall': ['all-criteria'],
    },
    ask({ first }) {
      const lists = scoreLists(first);
      const count = (way: string) => lists.filter(({ direction }) => direction === way).length;
      const [falling, rising, mixed] = [count('falling'), count('rising'), count('mixed')];
      if (mixed === 0 && (falling === 0 || rising === 0)) {
        const bits = lists.reduce((sum, { scores }) => sum + Math.log2(arrangements(scores)), 0);
        demand(bits >= enoughBits, 'too few people with different scores are found by one lookup');
        if (rising > 0) return 'ascending';
        // Tells whether scores are rounded so that many are equal.
        const areTenths = createScores(lists.flatMap(({ scores }) => scores)).areTenths();
        const left = [
          ...(areTenths === true ? [] : (['descending'] as const)),
          ...(areTenths === false ? [] : (['descending-with-ties'] as const)),
        ];
        return left;
      }
      // A few lists in another order may be a fault; an order by something else shows in most of them.
      const total = falling + rising + mixed;
      if (total >= 5 && Math.max(falling, rising) <= total * 0.7) {
        return 'other';
      }
      throw undecided('the scores of most lists go one way, and of some another');
    },
  }),
  'find.ties': asksOf('find.ties', threeFinds, {
    hiddenBy: { ...withoutTies, 'find.determinism': ['ties'] },
    ask({ first, beside, again }) {
      demand(difference(first, again) === 'none', 'the same find is answered in another order');
      const changed = difference(first, beside);
      demand(changed !== 'people', 'a find with a neighbour is answered with other people');
      if (changed === 'ties') return 'shuffled';
      const tied = tiesIn(first);
      demand(tied.length >= enoughTies, 'too few people have equal scores');
      return tied.every(isAscending) ? 'stable' : undefined;
    },
  }),
  'find.determinism': asksOf('find.determinism', threeFinds, {
    hiddenBy: withoutTies,
    ask({ first, again }) {
      const changed = difference(first, again);
      demand(changed !== 'people', 'the same find was answered with other people');
      const drifted = drift(first, again);
      if (changed === 'ties') {
        return drifted === 'most' ? undefined : 'ties';
      }
      if (drifted === 'most') return 'drift';
      demand(drifted !== 'some', 'some people changed between two finds');
      const left = [
        'off' as const,
        ...(tiesIn(first).length < enoughTies ? (['ties'] as const) : []),
        ...(drifted === undefined ? (['drift'] as const) : []),
      ];
      return left;
    },
  }),
};

/** Returns the number of distinct orders of these numbers, equal ones being interchangeable. */
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

/** Compares as texts, and as numbers if both are. */
function isAscending([one, other]: readonly [string, string]): boolean {
  const areNumbers = /^\d+$/.test(one) && /^\d+$/.test(other);
  return one < other || (areNumbers && BigInt(one) < BigInt(other));
}

/** Returns whose connections changed, undefined if too few people show theirs. */
function drift(first: FindView, again: FindView): 'most' | 'some' | 'nobody' | undefined {
  const before = connectionsIn(first);
  const after = connectionsIn(again);
  const both = [...before].filter(([id]) => after.has(id));
  if (both.length < enoughPeople) return undefined;
  const changed = both.filter(([id, count]) => after.get(id) !== count).length;
  if (changed === 0) return 'nobody';
  return changed * 2 >= both.length ? 'most' : 'some';
}

const connectionsIn = ({ records }: FindView): ReadonlyMap<string, number> =>
  new Map(
    records.person.flatMap(({ value }) => {
      const { connections } = value;
      return typeof connections === 'number' ? idOf(value).map((id) => [id, connections] as const) : [];
    }),
  );
