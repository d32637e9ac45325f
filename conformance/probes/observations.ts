import { type QuestionId, questionIds } from '../../generated/questions.js';
import type { Looked } from '../checks/exchanges/judge.js';
import { EndScenario } from '../target/end-scenario.js';
import { called } from '../target/exchange.js';
import { type Observation, observationOf, type Policy } from './probe.js';
import { probeOf } from './registry.js';

export type Conclusion =
  /** The observations agree with this reading, and with no other. */
  | (Seen & { readonly kind: 'reading'; readonly reading: string })
  | (Seen & { readonly kind: 'other' })
  | { readonly kind: 'unknown'; readonly because: string };

interface Seen {
  /** How many of the `of` successful looks agree. */
  readonly times: number;
  readonly of: number;
  readonly saw: string;
}

export type Observations = ReturnType<typeof createObservations>;

/** So many observations are chance, where chance has a part in them. */
const few = 2;

/** Equal observations are counted, not stored: a run may bring a hundred thousand. */
export function createObservations({ least = 1, odd, sometimes = [], enough = least }: Policy = {}) {
  const kinds = new Map<string, Observation & { times: number }>();
  let count = 0;
  let mayRefuse = false;
  let missed: string | undefined;
  return {
    /** @param mayBeRefusal whether it may rest on a refusal: a target that refuses valid calls, too, shows nothing by one */
    add(observation: Observation, mayBeRefusal = false): void {
      const key = observation.agrees.join(' or ');
      const known = kinds.get(key) ?? { ...observation, times: 0 };
      kinds.set(key, known);
      known.times += 1;
      count += 1;
      mayRefuse ||= mayBeRefusal;
    },
    miss(because: string): void {
      missed = because;
    },
    count: () => count,
    /** @param ended why no more was seen @param distrust why refusals show nothing */
    conclude(ended?: string, distrust?: string): Conclusion {
      const unknown = (because: string): Conclusion => ({ kind: 'unknown', because });
      if (mayRefuse && distrust !== undefined) return unknown(distrust);
      // The most specific observation is shown: it agrees with the fewest readings.
      const all = [...kinds.values()].toSorted((a, b) => a.agrees.length - b.agrees.length);
      const [first] = all;
      if (first === undefined) return unknown(missed ?? ended ?? 'nothing was seen that shows it');
      const counts = all.map(({ times, saw }) => `${times} ${saw}`).join(', ');
      const saw = odd === undefined ? first.saw : counts;
      if (count < least) return unknown(`too few show it: ${counts}`);
      const against = (reading: string) =>
        count - all.reduce((sum, { agrees, times }) => sum + (agrees.includes(reading) ? times : 0), 0);
      const tolerated = (odd ?? 0) * count;
      const seen = (differing: number) => ({ times: count - differing, of: count, saw });
      const readings = [...new Set(all.flatMap(({ agrees }) => agrees))];
      const none = all.find(({ agrees }) => agrees.length === 0)?.times ?? 0;
      if (none > 0 && count - none <= tolerated) return { kind: 'other', ...seen(count - none) };
      const left = readings.filter((reading) => against(reading) <= tolerated);
      const isOpen = (reading: string) =>
        odd !== undefined && !left.includes(reading) && against(reading) <= Math.max(few, 3 * tolerated);
      if (left.length === 0 || readings.some(isOpen)) return unknown(contradiction([...kinds]));
      const reading =
        left.length === 1 ? left[0] : left.find((each) => sometimes.length > 0 && !sometimes.includes(each));
      if (reading === undefined || (left.length > 1 && count < enough))
        return unknown(`${saw}: ${left.join(' and ')} look alike so far`);
      return { kind: 'reading', reading, ...seen(against(reading)) };
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
    if (probe.watch === undefined) return [];
    return [{ question, seen: createObservations(probe), see: probe.watch(question) }];
  });
  return {
    see(looked: Looked): void {
      const { status } = looked.exchange.response;
      const call = `${called(looked.exchange)} → status ${status}`;
      for (const { question, seen, see } of watchers) {
        try {
          for (const answer of see(looked)) seen.add(observationOf(answer, question, call), status >= 400);
        } catch (error) {
          // A bug of the kit: later exchanges may still show it.
          if (!(error instanceof EndScenario))
            seen.miss(
              `the kit broke on an answer: ${error instanceof Error ? error.message : String(error)}`,
            );
        }
      }
    },
    observations: new Map(watchers.map(({ question, seen }) => [question, seen] as const)),
  };
}
