import type { QuestionId } from '../../generated/questions.js';
import type { Looked } from '../checks/exchanges/looked.js';
import { called } from '../scene/refusal.js';
import { type Sighting, sightingOf } from './answers.js';
import { type AnyProbe, isWatching } from './probe.js';

/** The result for a question after some looks. */
export type Conclusion =
  /** All sightings agree with this reading, and with no other. */
  | (Seen & { readonly kind: 'reading'; readonly reading: string })
  /** The target's behaviour fits no reading. */
  | (Seen & { readonly kind: 'other' })
  | { readonly kind: 'unknown'; readonly because: string };

interface Seen {
  /** How many of the `of` successful looks agree. */
  readonly times: number;
  readonly of: number;
  /** One of the sightings, in words. */
  readonly saw: string;
}

/** The sightings of one question. */
export interface Sightings {
  add(sighting: Sighting): void;
  /** Records a look that showed nothing, and why. */
  miss(because: string): void;
  /** Returns the number of looks that showed something. */
  count(): number;
  /** @param ended why no more was seen; undefined if everything was tried */
  conclude(ended?: string): Conclusion;
}

/** Where sightings are kept until they count. */
export interface Keep {
  for(seen: Sightings): Pick<Sightings, 'add' | 'miss'>;
  /** Returns why none of them count in the end, undefined if they do. */
  rejected?(seen: Sightings): string | undefined;
}

/** Sightings count immediately. */
export const now: Keep = { for: (seen) => seen };

/** Chooses among the readings that all sightings agree with. */
export interface Settling {
  settle?(left: readonly string[], times: number): string | undefined;
}

/** Creates the sightings of a question. Equal ones are counted, not stored: a run may bring a hundred thousand. */
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
    if (own.length === all.length) return { kind: 'other', times: count, of: count, saw: first.sighting.saw };
    const left = first.sighting.agrees.filter((reading) =>
      others.every(({ sighting }) => sighting.agrees.includes(reading)),
    );
    if (left.length === 0) return { kind: 'unknown', because: contradiction(all) };
    const reading = left.length === 1 ? left[0] : settling.settle?.(left, count);
    if (reading === undefined) {
      return { kind: 'unknown', because: `${first.sighting.saw}: ${left.join(' and ')} look alike so far` };
    }
    // The most specific sighting is shown: it agrees with the fewest readings.
    const specific = all.toSorted((a, b) => a.sighting.agrees.length - b.sighting.agrees.length);
    return { kind: 'reading', reading, times: count, of: count, saw: (specific[0] ?? first).sighting.saw };
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
  const seen = all.slice(0, 3).map(({ sighting, times }) => `${sighting.saw} (${times} of them)`);
  return `the target answers now this way, now that way: ${seen.join('; ')}`;
}

/** Reads answers off exchanges that were made for other purposes. */
export interface Watch {
  see(looked: Looked): void;
  /** The sightings of each watched question. */
  readonly sightings: ReadonlyMap<QuestionId, Sightings>;
}

/**
 * Starts the watching probes among these; the others are ignored.
 * @param keep where sightings of refusals are kept: a target that refuses valid calls, too, shows nothing by a refusal
 */
export function createWatch(probes: readonly AnyProbe[], keep: Keep = now): Watch {
  const watchers = probes.filter(isWatching).map((probe) => ({
    question: probe.question,
    seen: createSightings(probe),
    see: probe.begin(),
    ofRefusals: probe.ofRefusals === true,
  }));
  return {
    see(looked) {
      const isRefused = looked.exchange.response.status >= 400;
      const call = `${called(looked.exchange)} → status ${looked.exchange.response.status}`;
      for (const { seen, see, ofRefusals } of watchers) {
        const kept = (isRefused || ofRefusals ? keep : now).for(seen);
        try {
          for (const answer of see(looked)) kept.add(sightingOf(answer, call));
        } catch (error) {
          // A bug of the kit: later exchanges may still show it.
          seen.miss(`the kit broke on an answer: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
    },
    sightings: new Map(watchers.map(({ question, seen }) => [question, seen])),
  };
}
