import { type QuestionId, questionIds } from '../../generated/questions.js';
import type { Looked } from '../checks/exchanges/looked.js';
import { called } from '../scene/refusal.js';
import { type Sighting, sightingOf } from './answers.js';
import { isWatching, type Watching } from './probe.js';
import { probeOf } from './registry.js';

/** The result for a question after some looks. */
export type Conclusion =
  /** All sightings agree with this reading, and with no other. */
  | (Seen & { readonly kind: 'reading'; readonly reading: string })
  | (Seen & { readonly kind: 'other' })
  | { readonly kind: 'unknown'; readonly because: string };

interface Seen {
  /** How many of the `of` successful looks agree. */
  readonly times: number;
  readonly of: number;
  readonly saw: string;
}

export type Sightings = ReturnType<typeof createSightings>;

/** Equal sightings are counted, not stored: a run may bring a hundred thousand. */
export function createSightings(settle: Watching['settle'] = () => undefined) {
  const kinds = new Map<string, Sighting & { times: number }>();
  let count = 0;
  let mayRefuse = false;
  let missed: string | undefined;
  return {
    /** @param mayBeRefusal whether it may rest on a refusal: a target that refuses valid calls, too, shows nothing by one */
    add(sighting: Sighting, mayBeRefusal = false): void {
      const key = sighting.agrees.join(' or ');
      const known = kinds.get(key) ?? { ...sighting, times: 0 };
      kinds.set(key, known);
      known.times += 1;
      count += 1;
      mayRefuse ||= mayBeRefusal;
    },
    /** Records a look that showed nothing, and why. */
    miss(because: string): void {
      missed = because;
    },
    count: () => count,
    /** @param ended why no more was seen @param distrust why refusals show nothing */
    conclude(ended?: string, distrust?: string): Conclusion {
      const unknown = (because: string): Conclusion => ({ kind: 'unknown', because });
      // The most specific sighting is shown: it agrees with the fewest readings.
      const all = [...kinds.values()].toSorted((a, b) => a.agrees.length - b.agrees.length);
      const [first] = all;
      if (mayRefuse && distrust !== undefined) return unknown(distrust);
      if (first === undefined) return unknown(missed ?? ended ?? 'nothing was seen that shows it');
      const seen = { times: count, of: count, saw: first.saw };
      if (all.every(({ agrees }) => agrees.length === 0)) return { kind: 'other', ...seen };
      const left = first.agrees.filter((reading) => all.every(({ agrees }) => agrees.includes(reading)));
      if (left.length === 0) return unknown(contradiction([...kinds]));
      const reading = left.length === 1 ? left[0] : settle(left, count);
      if (reading === undefined) return unknown(`${first.saw}: ${left.join(' and ')} look alike so far`);
      return { kind: 'reading', reading, ...seen };
    },
  };
}

function contradiction(
  kinds: readonly (readonly [readings: string, { readonly saw: string; readonly times: number }])[],
): string {
  const seen = kinds
    .slice(0, 3)
    .map(([readings, { saw, times }]) => `${readings || 'no reading'} (${saw}, ${times} times)`);
  return `the target answers now this way, now that way: ${seen.join('; ')}`;
}

export type Watch = ReturnType<typeof createWatch>;

/** Starts the watching probes of these questions, which read answers off exchanges that were made for other purposes. */
export function createWatch(questions: readonly QuestionId[] = questionIds) {
  const watchers = questions.flatMap((question) => {
    const probe = probeOf(question);
    if (!isWatching(probe)) return [];
    const { settle, begin, ofRefusals = false } = probe;
    return [{ question, seen: createSightings(settle), see: begin(), ofRefusals }];
  });
  return {
    see(looked: Looked): void {
      const { status } = looked.exchange.response;
      const call = `${called(looked.exchange)} → status ${status}`;
      for (const { seen, see, ofRefusals } of watchers) {
        try {
          for (const answer of see(looked)) seen.add(sightingOf(answer, call), ofRefusals || status >= 400);
        } catch (error) {
          // A bug of the kit: later exchanges may still show it.
          seen.miss(`the kit broke on an answer: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
    },
    sightings: new Map(watchers.map(({ question, seen }) => [question, seen] as const)),
  };
}
