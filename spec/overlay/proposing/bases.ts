import { type Described, isPlaceholder } from './described.js';
import { type Placed, placedAt } from './placed.js';

/** An operation of ours and its counterpart at a target. */
export interface Same {
  readonly ours: Described;
  readonly theirs: Described;
}

/** The prefix of an interface's paths at a target. */
export interface Base {
  /** The origin; empty if the document does not contain one. */
  readonly origin: string;
  readonly segments: readonly string[];
}

/**
 * Chooses the base address of an interface: so that operations stated by the specification have the stated paths, the base ends
 * in the version segment (section 9), and as many operations as possible have the same paths as ours.
 */
export function baseOf(pairs: readonly Same[]): Base | undefined {
  const origin = commonest(pairs.map(({ theirs }) => theirs.origin));
  const here = pairs.filter(({ theirs }) => theirs.origin === origin);
  const [first] = here;
  if (first === undefined || origin === undefined) return undefined;
  const prefix = here.reduce((common, { theirs }) => shared(common, theirs.segments), first.theirs.segments);
  const candidates = Array.from({ length: prefix.length + 1 }, (_, length) => prefix.slice(0, length));
  const server = first.theirs.server.join('/');
  const ranks = (segments: readonly string[]): readonly number[] => {
    const placed = here.map((pair) => ({ pair, at: placedIn(pair, segments) }));
    const kept = placed.filter(({ at }) => at?.kind === 'same');
    return [
      kept.filter(({ pair }) => pair.ours.isStated).length,
      /^v\d/i.test(segments.at(-1) ?? '') ? 1 : 0,
      kept.length,
      segments.join('/') === server ? 1 : 0,
    ];
  };
  const [best] = candidates
    .map((segments) => ({ segments, ranks: ranks(segments) }))
    .sort((a, b) => compared(b.ranks, a.ranks));
  return best === undefined ? undefined : { origin, segments: best.segments };
}

/** Returns the place of a pair under a base. */
export function placedIn({ ours, theirs }: Same, base: readonly string[]): Placed | undefined {
  const isBelow = base.every((segment, index) => theirs.segments[index] === segment);
  return isBelow ? placedAt(ours, theirs, theirs.segments.slice(base.length)) : undefined;
}

function shared(a: readonly string[], b: readonly string[]): readonly string[] {
  const end = a.findIndex((segment, index) => segment !== b[index] || isPlaceholder(segment));
  return end === -1 ? a : a.slice(0, end);
}

function compared(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((rank, each) => rank !== b[each]);
  return index === -1 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}

function commonest(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
