import type { Sighting } from './answers.js';

/** What is known of a question after some looks. */
export type Conclusion =
  /** All that was seen agrees with this reading, and no other. */
  | (Seen & { readonly kind: 'reading'; readonly reading: string })
  /** The target has an answer of its own. */
  | (Seen & { readonly kind: 'other' })
  | { readonly kind: 'unknown'; readonly because: string };

interface Seen {
  /** Of `of` looks that told something, so many agree. */
  readonly times: number;
  readonly of: number;
  /** One of them. */
  readonly saw: string;
}

/** What was seen of one question. */
export interface Sightings {
  add(sighting: Sighting): void;
  /** A look that told nothing, and why. */
  miss(because: string): void;
  /** Looks that told something. */
  count(): number;
  /** @param ended why nothing more could be seen; undefined where all was tried */
  conclude(ended?: string): Conclusion;
}

/** Where what is seen is kept until it counts. */
export interface Keep {
  for(seen: Sightings): Pick<Sightings, 'add' | 'miss'>;
  /** Why nothing of it counts in the end. */
  doubt?(seen: Sightings): string | undefined;
}

/** It counts at once. */
export const now: Keep = { for: (seen) => seen };

/** Settles what all that was seen leaves open. */
export interface Settling {
  settle?(left: readonly string[], times: number): string | undefined;
}

/** Sightings that say the same are counted, not kept: a run may bring a hundred thousand. */
export function createSightings(settling: Settling = {}): Sightings {
  const kinds = new Map<string, { readonly sighting: Sighting; times: number }>();
  let count = 0;
  let missed: string | undefined;

  function conclude(ended?: string): Conclusion {
    const all = [...kinds.values()];
    const [first, ...others] = all;
    if (first === undefined)
      return { kind: 'unknown', because: missed ?? ended ?? 'nothing was seen that shows it' };
    const own = all.filter(({ sighting }) => sighting.agrees.length === 0);
    if (own.length === all.length) {
      return { kind: 'other', times: count, of: count, saw: first.sighting.saw };
    }
    const left = first.sighting.agrees.filter((reading) =>
      others.every(({ sighting }) => sighting.agrees.includes(reading)),
    );
    if (left.length === 0) return { kind: 'unknown', because: contradiction(all) };
    const reading = left.length === 1 ? left[0] : settling.settle?.(left, count);
    if (reading === undefined) {
      return { kind: 'unknown', because: `${first.sighting.saw}: ${left.join(' and ')} look alike so far` };
    }
    // What says most is shown: it agrees with the fewest readings.
    const telling = all.toSorted((a, b) => a.sighting.agrees.length - b.sighting.agrees.length);
    return { kind: 'reading', reading, times: count, of: count, saw: (telling[0] ?? first).sighting.saw };
  }

  return {
    add(sighting) {
      const key = sighting.agrees.join(' ');
      const known = kinds.get(key);
      if (known) known.times += 1;
      else kinds.set(key, { sighting, times: 1 });
      count += 1;
    },
    miss(because) {
      missed = because;
    },
    count: () => count,
    conclude,
  };
}

function contradiction(all: readonly { readonly sighting: Sighting; readonly times: number }[]): string {
  const told = all.slice(0, 3).map(({ sighting, times }) => `${sighting.saw} (${times} of them)`);
  return `the target answers now this way, now that way: ${told.join('; ')}`;
}
