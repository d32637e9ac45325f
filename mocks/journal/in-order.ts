/** How often something is expected. */
export interface Bounds {
  readonly least: number;
  /** Infinity if any number beyond `least` is allowed. */
  readonly most: number;
}

/** How far calls match expectations in order. */
export interface Progress {
  readonly isMet: boolean;
  /** The expectation that was not met, or after which a call did not fit. */
  readonly expectation: number;
  /** The index of the call that did not fit; undefined if a call was missing. */
  readonly misplaced: number | undefined;
}

/**
 * Whether calls come in the order of expectations: each takes as many as its bounds say, all of them after those of the previous
 * one. A call that matches an expectation with a limit must be taken; any other one may be skipped.
 * @param fits for each call the expectations that it matches
 */
export function inOrder(fits: readonly (readonly number[])[], bounds: readonly Bounds[]): Progress {
  // The reachable states: an expectation and its number of calls, which is capped once it no longer matters.
  let places = withNext(new Map([[0, new Set([0])]]), bounds);
  for (const [index, fitting] of fits.entries()) {
    const next = new Map<number, Set<number>>();
    const isBound = fitting.some((at) => bounds[at]?.most !== Number.POSITIVE_INFINITY);
    for (const [at, counts] of places) {
      for (const count of counts) {
        if (!isBound) put(next, at, count);
        const { least, most } = bounds[at] ?? { least: 0, most: 0 };
        if (!fitting.includes(at) || count >= most) continue;
        put(next, at, most === Number.POSITIVE_INFINITY ? Math.min(count + 1, least) : count + 1);
      }
    }
    if (next.size === 0) return { isMet: false, expectation: furthest(places), misplaced: index };
    places = withNext(next, bounds);
  }
  // The state after the last expectation.
  const isMet = places.has(bounds.length);
  return { isMet, expectation: furthest(places), misplaced: undefined };
}

/** Adds the state of the next expectation if the current one has enough calls. */
function withNext(
  places: ReadonlyMap<number, ReadonlySet<number>>,
  bounds: readonly Bounds[],
): Map<number, Set<number>> {
  const all = new Map<number, Set<number>>();
  for (const [at, counts] of places) for (const count of counts) put(all, at, count);
  for (const [at, { least }] of bounds.entries()) {
    const isEnough = [...(all.get(at) ?? [])].some((count) => count >= least);
    if (isEnough) put(all, at + 1, 0);
  }
  return all;
}

function put(places: Map<number, Set<number>>, at: number, count: number): void {
  const counts = places.get(at) ?? new Set();
  places.set(at, counts.add(count));
}

const furthest = (places: ReadonlyMap<number, unknown>): number => Math.max(...places.keys());
