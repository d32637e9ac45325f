import type { Readings } from '../../../generated/questions.js';
import { agrees } from '../answers.js';
import { remembers } from '../probe.js';

type Scale = Readings['find.score-scale'];

/** @param before the scores seen before @returns their number and range, and the most digits after the point */
function rangeOf(
  scores: readonly number[],
  before = { count: 0, least: Infinity, most: -Infinity, decimals: 0 },
) {
  return {
    count: before.count + scores.length,
    least: Math.min(before.least, ...scores),
    most: Math.max(before.most, ...scores),
    decimals: Math.max(before.decimals, ...scores.map(decimalsOf)),
  };
}

type Range = ReturnType<typeof rangeOf>;

/** Returns the digits after the point, ignoring errors of binary fractions. */
const decimalsOf = (score: number): number =>
  String(Math.abs(Math.round(score * 1e6) / 1e6)).split('.')[1]?.length ?? 0;

/** Scores that it takes to rule out others: people found by their own identifiers come near the end of the scale. */
const enough = 20;

/** Returns the scales that fit all scores: several while too few were seen, none if none fits. */
function scalesOf({ count, least, most, decimals }: Range): readonly Scale[] {
  if (least === 0 && most === 0) return ['unit', 'percent', 'negative'];
  if (least < 0) return least >= -1 && most <= 0 ? ['negative'] : [];
  if (most <= 1) return count >= enough || decimals > 1 ? ['unit'] : ['unit', 'integer-1-to-10'];
  const isInteger = decimals === 0 && least >= 1 && most <= 10;
  const isPercent = decimals <= 1 && most <= 100;
  if (isInteger && count >= enough && most >= 9) return ['integer-1-to-10'];
  if (isPercent && count >= enough && most >= 90) return ['percent'];
  const fits = { 'integer-1-to-10': isInteger, percent: isPercent, 'raw-relevance': least > 0 };
  return (['integer-1-to-10', 'percent', 'raw-relevance'] as const).filter((scale) => fits[scale]);
}

export const scoreScale = remembers(undefined, () => {
  let all: Range | undefined;
  return function* ({ find }) {
    const people = find?.answered ? find.records.person : [];
    const scores = people.map(({ value }) => value['score']).filter((score) => typeof score === 'number');
    if (scores.length === 0) return;
    all = rangeOf(scores, all);
    // Two alternating scales would look like a third that fits both: each answer has to agree by itself, too.
    const alone = scalesOf(rangeOf(scores));
    const scales = scalesOf(all).filter((scale) => alone.includes(scale));
    const saw = `scores from ${Math.floor(all.least)} to ${Math.ceil(all.most)} with up to ${all.decimals} decimals`;
    yield agrees(scales, saw);
  };
});

/** Whether each score is rounded to a tenth of its scale, undefined if that is unknown or says nothing. */
export function areTenths(scores: readonly number[]): boolean | undefined {
  const different = new Set(scores);
  const most = Math.max(...scores);
  // Whole numbers up to ten are tenths in any case, and a scale without an end has none: but then there are few steps.
  if (scores.length < 30 || different.size < 3 || (most > 1 && most <= 10)) return undefined;
  if (most > 100) return different.size > 12 ? false : undefined;
  return scores.every((score) => decimalsOf(score * (most > 1 ? 0.1 : 10)) === 0);
}
