import type { QuestionId, Readings } from '../../generated/questions.js';
import { type Asking, asks } from './probe.js';
import type { ProbeContext } from './probe-context.js';
import type { Sighting } from './sighting.js';

type Terms = Partial<Pick<Asking, 'needs' | 'hiddenBy' | 'once'>>;

/** Calls that several questions are asked of: they are made once in each round. */
export interface Experiment<Result> extends Terms {
  /** Requests that it takes at most. */
  readonly requests: number;
  /** What it brought. Ends the probe where that tells nothing. */
  result(t: ProbeContext): Promise<Result>;
}

/** @param key names it among all of a round */
export function experiment<Result>(
  key: string,
  terms: Omit<Experiment<Result>, 'result'>,
  make: (t: ProbeContext) => Promise<Result>,
): Experiment<Result> {
  return { ...terms, result: (t) => t.shared(key, () => make(t)) };
}

/** A probe that looks at what an experiment brought. What hides that, or is needed for it, holds for the probe as well. */
export function asksOf<Q extends QuestionId, Result>(
  question: Q,
  { result, ...terms }: Experiment<Result>,
  {
    ask,
    requests = 0,
    hiddenBy,
    ...own
  }: Omit<Terms, 'needs'> & {
    /** Requests beside those of the experiment. @default 0 */
    readonly requests?: number;
    ask(result: Result, t: ProbeContext): Sighting<Readings[Q]> | Promise<Sighting<Readings[Q]>>;
  },
): Asking<Q> {
  return asks(question, {
    ...terms,
    ...own,
    requests: terms.requests + requests,
    hiddenBy: { ...terms.hiddenBy, ...hiddenBy },
    ask: async (t) => ask(await result(t), t),
  });
}
