import type { Exchange } from '../../target/exchange.js';
import type { FindView } from '../../view/find-view.js';
import { viewOf } from '../../view/find-view.js';
import { decided, undecided } from '../answers.js';
import type { ProbeContext } from '../probe-context.js';
import { idsIn } from './elements.js';
import { createScores, fractionOf, scoresOf } from './scores.js';
import { threeFinds } from './three-finds.js';
import { wholeFind } from './whole-find.js';

/** What a value of `confidence` does: it is refused, it changes nothing, or it keeps whoever has at least 0.8 of the scale. */
export type Effect = 'refused' | 'none' | 'keeps the best' | 'other';

export interface Confidences {
  /** Of a level, of a number as a string, and of what is neither. */
  readonly high: Effect;
  readonly eight: Effect;
  readonly unknown: Effect;
  /** Of whichever of them was refused or not, in words. */
  readonly saw: string;
}

const values = { high: 'high', eight: '8', unknown: 'shoe-size-44' } as const;
const least = 0.8;

export function confidences(t: ProbeContext): Promise<Confidences> {
  return t.shared('confidences', async () => {
    const { first } = await threeFinds(t);
    const of = async (confidence: string) =>
      effectOf(first, decided(await wholeFind(t, { matches: [...first.lookups], size: 5, confidence })));
    const high = await of(values.high);
    const eight = await of(values.eight);
    const unknown = await of(values.unknown);
    const saw = `confidence "high" → ${high}, "8" → ${eight}, a made-up one → ${unknown}`;
    return { high, eight, unknown, saw };
  });
}

function effectOf(plain: FindView, answer: Exchange): Effect {
  const { status } = answer.response;
  if (status === 400) return 'refused';
  if (status !== 200) return 'other';
  const before = scoresIn(plain);
  if (idsIn(answer, before.length) === undefined) return 'other';
  const scores = createScores();
  for (const score of before.flat()) scores.add(score);
  const [scale, ...others] = scores.scales();
  // A scale without an end has no tenths: there the worst of those who are kept tells who should be.
  const known = others.length === 0 && scale !== 'raw-relevance' ? scale : undefined;
  const sorted = before.flat().toSorted((one, other) => other - one);
  const isGood = (score: number, worst: number) => {
    const fraction = known === undefined ? undefined : fractionOf(score, known);
    return fraction === undefined ? score >= worst : fraction >= least - 1e-9;
  };
  const after = scoresIn(viewOf(answer));
  const kept = after.flat();
  const worst = Math.min(...kept);
  const expected = before.map((list) => list.filter((score) => isGood(score, worst)).length);
  const total = expected.reduce((sum, count) => sum + count, 0);
  if (total === 0 || total === sorted.length) {
    const isSame = after.every((list, index) => list.length === before[index]?.length);
    // Nobody is found so badly, or nobody so well, that a filter would show.
    if (kept.length > 0 && isSame && known === undefined && isWide(sorted)) return 'none';
    throw undecided('nobody is known whom a confidence would leave out while others stay');
  }
  if (after.every((list, index) => list.length === before[index]?.length)) return 'none';
  const isFiltered =
    kept.every((score) => isGood(score, worst)) &&
    after.every((list, index) => list.length === expected[index]);
  return isFiltered ? 'keeps the best' : 'other';
}

/** Whether some are found much better than others. */
function isWide(sorted: readonly number[]): boolean {
  const [best = 0] = sorted;
  return best > 4 * (sorted.at(-1) ?? best);
}

function scoresIn({ elements }: FindView): readonly (readonly number[])[] {
  return elements.map(({ people }) => {
    const scores = scoresOf(people.map(({ value }) => value));
    if (scores === undefined) throw undecided('people are shown without a score');
    return scores;
  });
}
