import type { Readings } from '../../../generated/questions.js';
import { idOf } from '../../arbitraries/knowledge.js';
import { hitsOf, sameHits } from '../../checks/relations/answer.js';
import type { Exchange } from '../../target/exchange.js';
import { type FindView, type Lookup, viewOf } from '../../view/find-view.js';
import { bodyOf, decided, demand, undecided } from '../answers.js';
import { asksOf, experiment, type ProbeContext } from '../probe.js';
import { foundBy, idsIn, jobOf } from './elements.js';
import { createScores, fractionOf, scoresOf } from './scores.js';

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
      if (total >= 5 && Math.max(falling, rising) <= total * 0.7) return 'other';
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
      if (changed === 'ties') return drifted === 'most' ? undefined : 'ties';
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

/** What a value of `confidence` does: refused, no effect, or it keeps those who score at least 0.8 of the scale. */
type Effect = 'refused' | 'none' | 'keeps the best' | 'other';

/** The effects of a level, of a number as a string, and of a value that is neither. */
const confidences = experiment('confidences', { requests: 7 }, async (t) => {
  const { first } = await threeFinds.result(t);
  const matches = [...first.lookups];
  const of = async (value: string) =>
    effectOf(first, decided(await t.find({ matches, size: 5, confidence: value })));
  const [high, eight, unknown] = [await of('high'), await of('8'), await of('shoe-size-44')];
  return { reading: readingOf(high, eight, unknown), unknown };
});

/** Probes of finds with `confidence`. */
export const confidence = {
  'find.confidence': asksOf('find.confidence', confidences, {
    ask: ({ reading }) => reading,
  }),
  'find.confidence-unknown': asksOf('find.confidence-unknown', confidences, {
    // If every value is accepted, none is unknown.
    hiddenBy: { 'find.confidence': ['ignored'] },
    ask({ reading, unknown }) {
      demand(reading !== 'ignored', 'no confidence has any effect, so none is unknown');
      demand(reading !== undefined, 'it is not known which values confidence takes');
      return unknown === 'refused' ? 'rejected-400' : 'ignored';
    },
  }),
};

type Reading = Readings['find.confidence'];

/** Returns how `confidence` is read, undefined if that is none of the readings. */
function readingOf(high: Effect, eight: Effect, unknown: Effect): Reading | undefined {
  const isUnknown = unknown === 'none' || unknown === 'refused';
  if (high === 'keeps the best' && eight === unknown && isUnknown) return 'levels';
  if (eight === 'keeps the best' && high === unknown && isUnknown) return 'numeric-string';
  return high === 'none' && eight === 'none' && unknown === 'none' ? 'ignored' : undefined;
}

const least = 0.8;

function effectOf(plain: FindView, answer: Exchange): Effect {
  const { status } = answer.response;
  if (status === 400) return 'refused';
  if (status !== 200) return 'other';
  const before = scoresIn(plain);
  if (idsIn(answer, before.length) === undefined) return 'other';
  const [scale, ...others] = createScores(before.flat()).scales();
  // A scale without an end has no tenths: there, the lowest score that was kept is taken for the threshold.
  const known = others.length === 0 && scale !== 'raw-relevance' ? scale : undefined;
  const isGood = (score: number, worst: number) => {
    const fraction = known === undefined ? undefined : fractionOf(score, known);
    return fraction === undefined ? score >= worst : fraction >= least - 1e-9;
  };
  const after = scoresIn(viewOf(answer));
  const kept = after.flat();
  const worst = Math.min(...kept);
  const expected = before.map((list) => list.filter((score) => isGood(score, worst)).length);
  const hasSizes = (sizes: readonly (number | undefined)[]) =>
    after.every((list, index) => list.length === sizes[index]);
  const isSame = hasSizes(before.map((list) => list.length));
  const total = expected.reduce((sum, count) => sum + count, 0);
  if (total === 0 || total === before.flat().length) {
    // All scores, or none of them, reach the threshold, so that a filter would not show.
    if (kept.length > 0 && isSame && known === undefined && isWide(before.flat())) return 'none';
    throw undecided('nobody is known whom a confidence would leave out while others stay');
  }
  if (isSame) return 'none';
  return kept.every((score) => isGood(score, worst)) && hasSizes(expected) ? 'keeps the best' : 'other';
}

/** Whether some scores are much better than others. */
const isWide = (scores: readonly number[]): boolean => Math.max(...scores) > 4 * Math.min(...scores);

const scoresIn = ({ elements }: FindView): readonly (readonly number[])[] =>
  elements.map(({ people }) => {
    const scores = scoresOf(people.map(({ value }) => value));
    demand(scores !== undefined, 'people are shown without a score');
    return scores;
  });
