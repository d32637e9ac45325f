import type { Readings } from '../../../generated/questions.js';
import type { JsonObject } from '../../target/json.js';
import { agrees, otherwise } from '../answers.js';
import { watches } from '../probe.js';

type Scale = Readings['find.score-scale'];

/** Scores that it takes to rule out others: people found by their own identifiers are among them. */
const enough = 20;
/** Scores among which some would not be a tenth of the scale by chance. */
const manyScores = 30;

/** Collects scores. */
export function createScores(from: readonly number[] = []) {
  const different = new Set<number>();
  let [count, least, most, decimals] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];

  /** Returns the scales that fit all scores: several while too few were seen, none if none fits. */
  function scales(): readonly Scale[] {
    if (least < 0) return least >= -1 && most <= 0 ? ['negative'] : [];
    if (most === 0) return ['unit', 'percent', 'negative'];
    const isMany = count >= enough;
    const isWhole = decimals === 0;
    // People who are found by their own identifier are no poor match: the best come near the end of the scale.
    if (isMany && most <= 1 && most >= 0.8 && !isWhole) return ['unit'];
    if (isMany && isWhole && least >= 1 && most <= 10 && most >= 9 && different.size > 2) {
      return ['integer-1-to-10'];
    }
    if (isMany && most <= 100 && most >= 90 && decimals <= 1 && different.size > 2) return ['percent'];
    const left: Scale[] = [];
    if (most <= 1) left.push('unit');
    if (most <= 100 && (decimals <= 2 || most <= 1)) left.push('percent');
    if (least > 0) left.push('raw-relevance');
    if (isWhole && least >= 1 && most <= 10) left.push('integer-1-to-10');
    return left;
  }

  /** Describes their range. */
  function describe(): string {
    if (least < 0) return most > 0 ? 'scores below and above 0' : 'scores below 0';
    if (most > 100) return 'scores over 100';
    const kind = decimals === 0 ? 'whole scores' : decimals === 1 ? 'scores with one decimal' : 'scores';
    return `${kind} up to ${most <= 1 ? 1 : most <= 10 ? 10 : 100}`;
  }

  function add(more: readonly number[]): void {
    for (const score of more) {
      count += 1;
      if (different.size < 1000) different.add(score);
      least = Math.min(least, score);
      most = Math.max(most, score);
      decimals = Math.max(decimals, decimalsOf(score));
    }
  }

  add(from);
  return {
    add,
    scales,
    describe,
    /** Whether each is rounded to a tenth of the scale, undefined if that is unknown or says nothing. */
    areTenths(): boolean | undefined {
      if (count < manyScores || different.size <= 2) return undefined;
      const [scale, ...others] = scales();
      if (scale === undefined || others.length > 0 || scale === 'integer-1-to-10') return undefined;
      // A scale without an end has no tenths, but then there are at most ten steps.
      if (scale === 'raw-relevance') return different.size > 12 ? false : undefined;
      return [...different].every((score) => decimalsOf(score * (scale === 'percent' ? 0.1 : 10)) === 0);
    },
  };
}

/** Returns how good a score is, from 0 to 1, undefined if its scale has no end. */
export function fractionOf(score: number, scale: Scale): number | undefined {
  const fractions: Record<Scale, number | undefined> = {
    unit: score,
    percent: score / 100,
    'integer-1-to-10': score / 10,
    negative: 1 + score,
    'raw-relevance': undefined,
  };
  return fractions[scale];
}

/** Returns the scores of people, undefined unless each has one. */
export function scoresOf(people: readonly JsonObject[]): readonly number[] | undefined {
  const scores = people.map((person) => person['score']).filter((score) => typeof score === 'number');
  return scores.length === people.length ? scores : undefined;
}

/** Returns the digits after the point, ignoring errors of binary fractions. */
function decimalsOf(score: number): number {
  return String(Math.abs(Math.round(score * 1e6) / 1e6)).split('.')[1]?.length ?? 0;
}

/** The factor between best scores of the same find that means another scale: a change of people moves them less. */
const another = 5;
/** Finds whose best score is remembered: a run may send any number. */
const findsMost = 1000;

export const scoreScale = watches('find.score-scale', {
  begin() {
    const all = createScores();
    const best = new Map<string, number>();
    /** Whether the same find has had scores on another scale. */
    function hasTurned(sent: string, most: number): boolean {
      const before = best.get(sent);
      if (before === undefined && best.size < findsMost) best.set(sent, most);
      const [least, largest] = [Math.min(before ?? most, most), Math.max(before ?? most, most)];
      return least > 0 && largest > another * least;
    }
    return function* ({ exchange, find }) {
      if (!find?.answered) return;
      const scores = find.records.person.flatMap(({ value: { score } }) =>
        typeof score === 'number' ? [score] : [],
      );
      if (scores.length === 0) return;
      all.add(scores);
      // Two alternating scales would look like a third that fits both: each answer has to agree by itself, too.
      const alone = createScores(scores).scales();
      const scales = all.scales().filter((scale) => alone.includes(scale));
      const isOne = scales.length > 0 && !hasTurned(exchange.request.text ?? '', Math.max(...scores));
      if (isOne) yield agrees(scales, all.describe());
      else yield otherwise(all.scales().length === 0 ? all.describe() : 'scores on several scales');
    };
  },
});
