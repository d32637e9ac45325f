import { currentJob } from '../arbitraries/knowledge.js';
import { hitsOf, sameHits } from '../checks/relations/relation.js';
import { type FindView, type Lookup, viewOf } from '../view/find-view.js';
import * as p from './probe.js';

const lookupOf = (criteria: Readonly<Record<string, string>>): Lookup => ({
  fields: Object.entries(criteria).map(([field_name, search_term]) => ({ field_name, search_term })),
});

/** The same find twice, and in between the same with one more lookup. */
const threeFinds = p.experiment({}, async (t) => {
  const find = async (matches: readonly Lookup[]): Promise<FindView> => {
    const answer = p.succeeded(await t.find({ matches: [...matches], size: 5 }));
    p.demand(p.idsIn(answer, matches.length), 'a find of several lookups was answered otherwise');
    return viewOf(answer);
  };
  // Lookups of several people each, and of one: they find good and poor matches.
  const many = [t.several(), ...t.pool.broad.slice(1, 10), ...t.pool.distinct.slice(0, 5)];
  const lookups = many.map(({ lookup }) => lookup);
  let matches = [...likeJobs(t), ...lookups];
  // A service may take a job for a query of a large group, which belongs to search.
  if (p.refusesInput(await t.find({ matches, size: 5 }))) matches = lookups;
  const first = await find(matches);
  const beside = await find([...matches, ...t.pool.nonsense.slice(0, 1)]);
  return { first, beside, again: await find(matches) };
});

/** Lookups by title and company, each of another company: people with that very job match better than others. */
function likeJobs({ pool }: p.ProbeContext): Lookup[] {
  const lookups = new Map<string, Lookup>();
  for (const person of pool.people.values()) {
    const job = currentJob(person);
    const [title, company] = [p.textIn(job, 'title'), p.textIn(job['company'], 'name')];
    if (title && company) lookups.set(company, lookupOf({ title, 'company.name': company }));
  }
  return [...lookups.values()].slice(0, 14);
}

const scoresIn = ({ elements }: FindView): readonly (readonly number[])[] =>
  elements.map(({ people }) =>
    people.map(({ value }) => {
      const score = p.numberIn(value, 'score');
      p.demand(score !== undefined, 'people are shown without a score');
      return score;
    }),
  );

/** Returns the direction of scores: level if all are equal, mixed if they rise and fall. */
function directionOf(scores: readonly number[]): 'level' | 'falling' | 'rising' | 'mixed' {
  const steps = scores.slice(1).map((score, index) => score - (scores[index] ?? score));
  const [rises, falls] = [steps.some((step) => step > 0), steps.some((step) => step < 0)];
  return rises ? (falls ? 'mixed' : 'rising') : falls ? 'falling' : 'level';
}

function difference(one: FindView, other: FindView): 'none' | 'ties' {
  const pairs = hitsOf(one).map((hits, index) => [hits, hitsOf(other)[index] ?? hits] as const);
  if (pairs.every(([hits, twin]) => hits.ids.join() === twin.ids.join())) return 'none';
  const areSame = pairs.every(([hits, twin]) => sameHits(hits, twin));
  p.demand(areSame, 'the same find, or one with a neighbour, is answered with other people');
  return 'ties';
}

/** Returns the ids of neighbours who have the same score, in the order shown; none without an order by score. */
function tiesIn(view: FindView): readonly (readonly [one: string, other: string])[] {
  const directions = new Set(scoresIn(view).map(directionOf));
  if (directions.has('mixed') || !(directions.has('falling') || directions.has('rising'))) return [];
  return hitsOf(view).flatMap(({ ids, scores }) =>
    ids.slice(1).flatMap((other, index) => {
      const isTie = scores[index] === scores[index + 1];
      return isTie ? [[ids[index] ?? '', other] as const] : [];
    }),
  );
}

/** Ties that are enough: so many do not come in the same order twice by chance. */
const enoughTies = 12;
/** Lists with different scores that do not all go one way by chance. */
const enoughLists = 8;

/** Compares as texts, and as numbers if both are. */
function isAscending([one, other]: readonly [string, string]): boolean {
  const areNumbers = /^\d+$/.test(one) && /^\d+$/.test(other);
  return one < other || (areNumbers && BigInt(one) < BigInt(other));
}

const connectionsIn = ({ records }: FindView): ReadonlyMap<string | undefined, number | undefined> =>
  new Map(records.person.map(({ value }) => [p.textIn(value, 'id'), p.numberIn(value, 'connections')]));

/** The effects of a level, of a number as a string, and of a value that is neither. */
const confidenceReadings: Readonly<Record<string, p.Readings['find.confidence']>> = {
  'best none none': 'levels',
  'best refused refused': 'levels',
  'none best none': 'numeric-string',
  'refused best refused': 'numeric-string',
  'none none none': 'ignored',
};

const confidences = p.experiment({ requests: 8 }, async (t) => {
  const { first } = await threeFinds.result(t);
  const of = (confidence: string) => t.find({ matches: [...first.lookups], size: 5, confidence });
  const [high, eight, unknown] = [await of('high'), await of('8'), await of('shoe-size-44')];
  const effects = [high, eight, unknown].map((answer) => effectOf(first, answer));
  return { reading: confidenceReadings[effects.join(' ')], unknown };
});

/** Returns what a value of `confidence` does: refused, no effect, or it keeps those with the best scores. */
function effectOf(plain: FindView, answer: p.Exchange): 'refused' | 'none' | 'best' | 'other' {
  if (p.refusesInput(answer)) return 'refused';
  const before = scoresIn(plain);
  if (p.idsIn(answer, before.length) === undefined) return 'other';
  const kept = scoresIn(viewOf(answer));
  const dropped = before.flatMap((scores, at) => scores.filter((score) => !kept[at]?.includes(score)));
  const [least, most] = [Math.min(...before.flat()), Math.max(...before.flat())];
  // Only if some scores are much better than others does it mean something that all are kept, or none.
  const isTelling = least < (most > 0 ? most / 2 : most - 0.3);
  p.demand(isTelling && kept.flat().length > 0, 'all people match about equally well');
  if (dropped.length === 0) return 'none';
  return Math.min(...kept.flat()) > Math.max(...dropped) ? 'best' : 'other';
}

/** Returns the digits after the point, ignoring errors of binary fractions. */
const decimalsOf = (score: number): number =>
  String(Math.abs(Math.round(score * 1e6) / 1e6)).split('.')[1]?.length ?? 0;

/** Returns the scales that fit all scores of an answer: several if they are few, none if none fits. */
function scalesOf(scores: readonly number[]): readonly p.Readings['find.score-scale'][] {
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  const decimals = Math.max(...scores.map(decimalsOf));
  // People found by their own identifiers come near the end of the scale.
  const areMany = scores.length >= 20;
  if (least === 0 && most === 0) return ['unit', 'percent', 'negative'];
  if (least < 0) return least >= -1 && most <= 0 ? ['negative'] : [];
  if (most <= 1) return areMany || decimals > 1 ? ['unit'] : ['unit', 'integer-1-to-10'];
  const isInteger = decimals === 0 && least >= 1 && most <= 10;
  const isPercent = decimals <= 1 && most <= 100;
  if (isInteger && areMany && most >= 9) return ['integer-1-to-10'];
  if (isPercent && areMany && most >= 90) return ['percent'];
  const fits = { 'integer-1-to-10': isInteger, percent: isPercent, 'raw-relevance': least > 0 };
  return (['integer-1-to-10', 'percent', 'raw-relevance'] as const).filter((scale) => fits[scale]);
}

/** Whether each score is rounded to a tenth of its scale, undefined if that is unknown or says nothing. */
function areTenths(scores: readonly number[]): boolean | undefined {
  const different = new Set(scores);
  const most = Math.max(...scores);
  // Whole numbers up to ten are tenths in any case, and a scale without an end has none: but then there are few steps.
  if (scores.length < 30 || different.size < 3 || (most > 1 && most <= 10)) return undefined;
  if (most > 100) return different.size > 12 ? false : undefined;
  return scores.every((score) => decimalsOf(score * (most > 1 ? 0.1 : 10)) === 0);
}

export const findProbes = {
  'find.score-order': p.asksOf(threeFinds, async ({ first }) => {
    const lists = scoresIn(first);
    const count = (way: string) => lists.filter((scores) => directionOf(scores) === way).length;
    const [falling, rising] = [count('falling'), count('rising')];
    const total = falling + rising + count('mixed');
    p.demand(total >= enoughLists, 'too few people with different scores are found by one lookup');
    if (rising === total) return 'ascending';
    if (falling === total) {
      const isRounded = areTenths(lists.flat());
      if (isRounded === undefined) return ['descending', 'descending-with-ties'];
      return isRounded ? 'descending-with-ties' : 'descending';
    }
    // A few lists in another order may be a fault; an order by something else shows in most of them.
    if (Math.max(falling, rising) <= total * 0.7) return 'other';
    throw p.undecided('the scores of most lists go one way, and of some another');
  }),
  'find.ties': p.asksOf(threeFinds, async ({ first, beside, again }) => {
    p.demand(difference(first, again) === 'none', 'the same find is answered in another order');
    if (difference(first, beside) === 'ties') return 'shuffled';
    const tied = tiesIn(first);
    p.demand(tied.length >= enoughTies, 'too few people have equal scores');
    return tied.every(isAscending) ? 'stable' : undefined;
  }),
  'find.determinism': p.asksOf(threeFinds, async ({ first, again }) => {
    const changed = difference(first, again);
    const after = connectionsIn(again);
    const both = [...connectionsIn(first)].filter(
      ([id, count]) => count !== undefined && after.get(id) !== undefined,
    );
    const drifted = both.filter(([id, count]) => after.get(id) !== count).length;
    const isDrift = drifted * 2 >= both.length && both.length >= 5;
    if (changed === 'ties') return isDrift ? undefined : 'ties';
    if (isDrift) return 'drift';
    p.demand(drifted === 0 && both.length >= 5, 'too few people show whether their connections change');
    return tiesIn(first).length < enoughTies ? ['off', 'ties'] : 'off';
  }),
  'find.confidence': p.asksOf(confidences, async ({ reading }) => reading),
  'find.confidence-unknown': p.asksOf(confidences, async ({ reading, unknown }) => {
    p.demand(reading !== undefined && reading !== 'ignored', 'it is not known which values confidence takes');
    return p.isSuccess(unknown) ? 'ignored' : unknown;
  }),
  'find.score-scale': p.watches(undefined, function* ({ find }) {
    const people = find?.answered ? find.records.person : [];
    const scores = people.map(({ value }) => value['score']).filter((score) => typeof score === 'number');
    const saw = `scores from ${Math.floor(Math.min(...scores))} to ${Math.ceil(Math.max(...scores))}`;
    if (scores.length > 0) yield p.agrees(scalesOf(scores), saw);
  }),
  'find.lookup-failed': p.unseen(
    'one lookup of several fails inside the service by chance only, whatever is sent',
  ),
};
