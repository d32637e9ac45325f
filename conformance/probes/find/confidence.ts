import type { Readings } from '../../../generated/questions.js';
import type { Exchange } from '../../target/exchange.js';
import { type FindView, viewOf } from '../../view/find-view.js';
import { decided, demand, undecided } from '../answers.js';
import { asksOf, experiment } from '../probe.js';
import { idsIn } from './elements.js';
import { createScores, fractionOf, scoresOf } from './scores.js';
import { threeFinds } from './three-finds.js';

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
