/** How often something is expected. */
export interface Bounds {
  readonly least: number;
  /** Without a limit where anything beyond the least is welcome. */
  readonly most: number;
}

/** How far calls go along with what is expected in order. */
export interface Progress {
  readonly isMet: boolean;
  /** The expectation that was not met, or after which a call had no place. */
  readonly expectation: number;
  /** The call that had no place, by its index; undefined where one was missing. */
  readonly misplaced: number | undefined;
}

/**
 * Whether calls come in the order of expectations: each takes as many as its bounds say, all of them after those of the one
 * before. A call that some expectation with a limit fits has to be taken; any other one may be passed over.
 * @param fits for each call the expectations that it could count for
 */
export function inOrder(fits: readonly (readonly number[])[], bounds: readonly Bounds[]): Progress {
  // Where one may be: at an expectation, of which so many have come. Beyond what matters it is not counted.
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
  // The place behind the last one.
  const isMet = places.has(bounds.length);
  return { isMet, expectation: furthest(places), misplaced: undefined };
}

/** Whoever has enough of one may go on to the next. */
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
