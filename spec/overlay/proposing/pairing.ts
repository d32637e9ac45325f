/** Two compared items and their likeness, from 0 to 1. */
export interface Likeness<A, B> {
  readonly ours: A;
  readonly theirs: B;
  readonly score: number;
}

/** The best match of two items. */
export interface Pair<L> {
  readonly best: L;
  /** The best match of either of them without this pair. */
  readonly runnerUp: L | undefined;
  readonly isSure: boolean;
}

/** The least lead of a sure pair over the next best one. */
const margin = 0.1;

/**
 * Forms pairs, best first, with each item in at most one. A pair is sure if it is sure by itself and no rival comes near; items
 * in sure pairs are no longer rivals of others.
 * @param least the least likeness of a pair
 */
export function pairsIn<A, B, L extends Likeness<A, B>>(
  likenesses: readonly L[],
  least: number,
  isSureByItself: (likeness: L) => boolean,
): readonly Pair<L>[] {
  const left = likenesses.filter(({ score }) => score >= least - margin).sort((a, b) => b.score - a.score);
  const byOurs = grouped(left, ({ ours }) => ours);
  const byTheirs = grouped(left, ({ theirs }) => theirs);
  const sure = new Set<A | B>();
  const used = new Set<A | B>();
  const pairs: Pair<L>[] = [];
  const scoreOf = (ours: A | undefined, theirs: B | undefined) =>
    ours === undefined || theirs === undefined
      ? 0
      : (byOurs.get(ours)?.find((each) => each.theirs === theirs)?.score ?? 0);

  /** Whether a pair is not much better than a rival together with the pair of the remaining items. */
  function isNear(best: L, rival: L): boolean {
    if (best.score - rival.score >= margin) return false;
    const isOfOurs = rival.ours === best.ours;
    const other = isOfOurs
      ? byTheirs.get(rival.theirs)?.find(({ ours }) => ours !== best.ours)
      : byOurs.get(rival.ours)?.find(({ theirs }) => theirs !== best.theirs);
    const leftOver = isOfOurs ? scoreOf(other?.ours, best.theirs) : scoreOf(best.ours, other?.theirs);
    return best.score + (other?.score ?? 0) - rival.score - leftOver < 1.5 * margin;
  }

  for (const best of left) {
    if (best.score < least || used.has(best.ours) || used.has(best.theirs)) continue;
    const rivals = [
      ...(byOurs.get(best.ours) ?? []).filter((each) => each !== best && !sure.has(each.theirs)),
      ...(byTheirs.get(best.theirs) ?? []).filter((each) => each !== best && !sure.has(each.ours)),
    ].sort((a, b) => b.score - a.score);
    const isSure = isSureByItself(best) && !rivals.some((rival) => isNear(best, rival));
    used.add(best.ours).add(best.theirs);
    if (isSure) sure.add(best.ours).add(best.theirs);
    pairs.push({ best, runnerUp: rivals[0], isSure });
  }
  return pairs;
}

function grouped<K, L>(all: readonly L[], keyOf: (each: L) => K): ReadonlyMap<K, readonly L[]> {
  const groups = new Map<K, L[]>();
  for (const each of all) {
    const group = groups.get(keyOf(each)) ?? [];
    groups.set(keyOf(each), group);
    group.push(each);
  }
  return groups;
}
