import type { Readings } from '../../generated/questions.js';
import type { Person } from '../population/population.js';
import { compare } from '../state/sorted-list.js';

interface Scale {
  /** Maps a score from 0 to 1 to the scale. Higher is always better. */
  readonly at: (score: number) => number;
  readonly decimals: number;
  readonly fewest: number;
}

const scales: Record<Readings['find.score-scale'], Scale> = {
  unit: { at: (score) => score, decimals: 4, fewest: 2 },
  percent: { at: (score) => score * 100, decimals: 1, fewest: 1 },
  'raw-relevance': { at: (score) => (20 * score) / (1.05 - score), decimals: 4, fewest: 0 },
  'integer-1-to-10': { at: (score) => Math.max(1, score * 10), decimals: 0, fewest: 0 },
  negative: { at: (score) => score - 1, decimals: 4, fewest: 0 },
};

const roundsToTenths: Record<Readings['find.score-order'], boolean> = {
  descending: false,
  ascending: false,
  'descending-with-ties': true,
  other: false,
};

type Order = (one: Ranked, other: Ranked) => number;

const worstFirst: Order = (one, other) => one.score - other.score;
const byName: Order = (one, other) => compare(one.person.name ?? '', other.person.name ?? '');

const reordered: Record<Readings['find.score-order'], Order | undefined> = {
  descending: undefined,
  ascending: worstFirst,
  'descending-with-ties': undefined,
  other: byName,
};

/** How scores are shown, and how ties are ordered. */
export interface Ranking {
  readonly scale: Readings['find.score-scale'];
  readonly order: Readings['find.score-order'];
  readonly tieKey: (person: Person) => string | number;
}

export interface Ranked {
  readonly person: Person;
  readonly score: number;
}

/** Returns the best `size` hits in the order of the profile, which does not affect who is returned. */
export function ranked(
  hits: readonly Ranked[],
  size: number,
  leastScore: number,
  ranking: Ranking,
): readonly Ranked[] {
  const shown: (Ranked & { readonly tie: string | number })[] = [];
  for (const { person, score } of hits) {
    const kept = roundsToTenths[ranking.order] ? Math.round(score * 10) / 10 : score;
    if (kept >= leastScore)
      shown.push({ person, score: shownScore(kept, ranking), tie: ranking.tieKey(person) });
  }
  const best = shown.sort((a, b) => b.score - a.score || compare(a.tie, b.tie)).slice(0, size);
  const order = reordered[ranking.order];
  return order === undefined
    ? best
    : best.sort((a, b) => order(a, b) || b.score - a.score || compare(a.tie, b.tie));
}

/** Returns a score from 0 to 1 as the profile shows it. Rounded down, so that rounding never lifts a score over a threshold. */
export function shownScore(score: number, { scale, order }: Pick<Ranking, 'scale' | 'order'>): number {
  const { at, decimals, fewest } = scales[scale];
  const unit = 10 ** decimals;
  const shown = Math.floor(at(score) * unit + 1e-6) / unit;
  const tooRound =
    fewest > 0 && !roundsToTenths[order] && Number.isInteger(round(shown * 10 ** (fewest - 1)));
  if (!tooRound) return shown;
  return round(shown + (shown >= at(1) ? -1 : 1) / unit);
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
