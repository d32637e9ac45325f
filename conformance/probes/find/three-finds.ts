import type { Exchange } from '../../target/exchange.js';
import { type FindView, viewOf } from '../../view/find-view.js';
import { bodyOf, undecided } from '../answers.js';
import type { ProbeContext } from '../probe-context.js';
import { directionOf } from './direction.js';
import { idsIn } from './elements.js';
import { likeJobs, manyLookups } from './many-lookups.js';
import { scoresOf } from './scores.js';
import { wholeFind } from './whole-find.js';

/** One find twice, and between the two the same with somebody else beside it. */
export interface ThreeFinds {
  readonly first: FindView;
  readonly beside: FindView;
  readonly again: FindView;
}

export function threeFinds(t: ProbeContext): Promise<ThreeFinds> {
  return t.shared('three finds', async () => {
    let lookups = [...likeJobs(t), ...manyLookups(t)];
    let answer = await wholeFind(t, { matches: lookups, size: 5 });
    if (answer.response.status === 400) {
      // A service may take a job for a query of a large group, which belongs to search.
      lookups = manyLookups(t);
      answer = await wholeFind(t, { matches: lookups, size: 5 });
    }
    const first = viewed(answer, lookups.length);
    const neighbours = [...lookups, ...t.pool.nonsense.slice(0, 1)];
    const beside = viewed(await wholeFind(t, { matches: neighbours, size: 5 }), neighbours.length);
    return {
      first,
      beside,
      again: viewed(await wholeFind(t, { matches: lookups, size: 5 }), lookups.length),
    };
  });
}

/** An answer that has an element for each lookup; without one the probe ends. */
function viewed(answer: Exchange, lookups: number): FindView {
  bodyOf(answer);
  if (idsIn(answer, lookups) === undefined)
    throw undecided('a find of several lookups was answered otherwise');
  return viewOf(answer);
}

/** Ids of people next to each other in a list who have the same score, in the order in which they are shown. */
export function tiesIn(view: FindView): readonly (readonly [one: string, other: string])[] {
  const lists = view.elements.map(({ people }) => people.map(({ value }) => value));
  const scores = lists.map((people) => scoresOf(people) ?? []);
  const directions = new Set(scores.map(directionOf));
  // What is not ordered by the score says nothing of equal ones.
  const isByScore = !directions.has('mixed') && (directions.has('falling') || directions.has('rising'));
  if (!isByScore) return [];
  return lists.flatMap((people, list) =>
    people.slice(1).flatMap((other, index) => {
      const shown = scores[list] ?? [];
      const one = people[index];
      return one && shown[index] === shown[index + 1]
        ? [[String(one['id']), String(other['id'])] as const]
        : [];
    }),
  );
}

/** So many ties do not come in one order twice by chance. */
export const enoughTies = 12;
