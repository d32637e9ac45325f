import { hitsOf, sameHits } from '../../checks/relations/answer.js';
import type { Exchange } from '../../target/exchange.js';
import { type FindView, type Lookup, viewOf } from '../../view/find-view.js';
import { bodyOf } from '../answers.js';
import { experiment, type ProbeContext } from '../probe.js';
import { foundBy, jobOf } from './elements.js';
import { scoresOf } from './scores.js';

/** The same find twice, and in between the same with one more lookup. */
export const threeFinds = experiment('three finds', { requests: 4 }, async (t) => {
  let matches = [...likeJobs(t), ...manyLookups(t)];
  let answer = await t.find({ matches, size: 5 });
  if (answer.response.status === 400) {
    // A service may take a job for a query of a large group, which belongs to search.
    matches = manyLookups(t);
    answer = await t.find({ matches, size: 5 });
  }
  const first = viewed(answer, matches.length);
  const neighbours = [...matches, ...t.pool.nonsense.slice(0, 1)];
  const beside = viewed(await t.find({ matches: neighbours, size: 5 }), neighbours.length);
  return { first, beside, again: viewed(await t.find({ matches, size: 5 }), matches.length) };
});

/** Lookups of several people each, and of one: they find good and poor matches. */
function manyLookups({ pool, several }: ProbeContext): Lookup[] {
  return [several(), ...pool.broad.slice(1, 10), ...pool.distinct.slice(0, 5)].map(({ lookup }) => lookup);
}

/** Lookups by title and company, each of another company: people with that very job match better than others. */
function likeJobs({ pool }: ProbeContext): Lookup[] {
  const lookups = new Map<string, Lookup>();
  for (const person of pool.people.values()) {
    const { title, company: name } = jobOf(person);
    if (title === undefined || name === undefined || lookups.has(name)) continue;
    const fields = [
      { field_name: 'title', search_term: title },
      { field_name: 'company.name', search_term: name },
    ];
    lookups.set(name, { fields });
  }
  return [...lookups.values()].slice(0, 14);
}

/** Returns the view of an answer with an element for each lookup. Ends the probe if it has none. */
function viewed(answer: Exchange, lookups: number): FindView {
  bodyOf(answer);
  foundBy(answer, lookups);
  return viewOf(answer);
}

/** Returns the scores of each list, and their direction: level if all are equal, mixed if they rise and fall. */
export function scoreLists({ elements }: FindView) {
  return elements.map(({ people }) => {
    const scores = scoresOf(people.map(({ value }) => value)) ?? [];
    const steps = scores.slice(1).map((score, index) => score - (scores[index] ?? score));
    const [rises, falls] = [steps.some((step) => step > 0), steps.some((step) => step < 0)];
    const direction = rises ? (falls ? 'mixed' : 'rising') : falls ? 'falling' : 'level';
    return { scores, direction } as const;
  });
}

/** Returns how two answers to the same lookups differ in their people: not, only among equal scores, or otherwise. */
export function difference(one: FindView, other: FindView): 'none' | 'ties' | 'people' {
  const [before, after] = [hitsOf(one), hitsOf(other)];
  if (before.every((hits, index) => hits.ids.join() === after[index]?.ids.join())) return 'none';
  const isAmongTies = before.every((hits, index) => {
    const twin = after[index];
    return twin !== undefined && sameHits(hits, twin);
  });
  return isAmongTies ? 'ties' : 'people';
}

/** Returns the ids of neighbours in a list who have the same score, in the order shown. */
export function tiesIn(view: FindView): readonly (readonly [one: string, other: string])[] {
  const lists = scoreLists(view);
  const directions = new Set(lists.map(({ direction }) => direction));
  // Without an order by score, equal scores say nothing.
  if (directions.has('mixed') || !(directions.has('falling') || directions.has('rising'))) return [];
  return view.elements.flatMap(({ people }, list) => {
    const scores = lists[list]?.scores ?? [];
    const ids = people.map(({ value }) => String(value['id']));
    return ids
      .slice(1)
      .flatMap((other, index) =>
        scores[index] === scores[index + 1] ? [[ids[index] ?? '', other] as const] : [],
      );
  });
}

/** Ties that are enough: so many do not come in the same order twice by chance. */
export const enoughTies = 12;
