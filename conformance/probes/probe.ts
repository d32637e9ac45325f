import type { QuestionId, Readings } from '../../generated/questions.js';
import type { RuleId } from '../../generated/rules.js';
import type { Looked } from '../checks/exchanges/looked.js';
import type { CheckContext } from '../scene/check-context.js';
import { createRecorder } from '../scene/recorder.js';
import type { Scene } from '../scene/scene.js';
import type { Exchange } from '../target/exchange.js';
import type { Capability } from '../target/target.js';
import type { Known } from '../view/pool.js';
import type { Sighting } from './answers.js';

/** What a probe works with. */
export interface ProbeContext extends CheckContext {
  /** Somebody the target has shown, who is found alone by this lookup. Ends the probe where nobody was. */
  someone(): Known;
  /** A lookup that finds several people. Ends the probe where there is none. */
  several(): Known;
  /**
   * The answer to a find of `someone`, with `size` 5 and nothing else: what every odd find is held against. It succeeded, or
   * the probe ends.
   */
  goodFind(): Promise<Exchange>;
  /** What several probes need is made once in each round. @param key names it */
  shared<T>(key: string, make: () => Promise<T>): Promise<T>;
}

/** A probe as a scenario, so that it can make things and wait for them as those do. What that tells of rules is dropped. */
export function sceneOf(t: ProbeContext): Scene {
  return { ...t, ...createRecorder<RuleId>([], t.worked), goesOn: false };
}

/** The readings of other questions under which this one does not show, or not all of its readings do. */
export type HiddenBy = { readonly [Q in QuestionId]?: readonly Readings[Q][] };

interface Common<Q extends QuestionId> {
  readonly question: Q;
  /** @default none */
  readonly hiddenBy?: HiddenBy;
  /**
   * Which reading it is where all that was seen agrees with several: what only ever shows now and then was not seen in
   * `times` looks.
   * @default none: it stays unknown
   */
  settle?(left: readonly Readings[Q][], times: number): Readings[Q] | undefined;
}

/** A probe that sends something, and says what the answer shows. */
export interface Asking<Q extends QuestionId = QuestionId> extends Common<Q> {
  readonly kind: 'asks';
  /** What the target must offer; what is missing is named. @default nothing */
  readonly needs?: readonly Capability[];
  /** Requests that one look takes at most. */
  readonly requests: number;
  /** @default false */
  readonly movesTime?: boolean;
  /** One look that tells something is enough: more would cost too much, or cannot be had. @default false */
  readonly once?: boolean;
  /** Throws EndScenario where nothing can be told. */
  ask(t: ProbeContext): Promise<Sighting<Readings[Q]>>;
}

/** Requests that show something, for a run in which nothing else has. */
export interface Provocation {
  /** What the target must offer; what is missing is named. @default nothing */
  readonly needs?: readonly Capability[];
  /** Requests that it takes at most. */
  readonly requests: number;
  /** Other probes send so much that it may be enough: it waits for a look of each, or for all looks. */
  readonly waits?: 'for a round' | 'for all';
  /** Throws EndScenario where they cannot be sent, or would tell nothing. */
  send(t: ProbeContext): Promise<unknown>;
}

/** A probe that looks on, and reads its answer off whatever is sent for others. */
export interface Watching<Q extends QuestionId = QuestionId> extends Common<Q> {
  readonly kind: 'watches';
  /** What a run that learns sends where it has not seen enough. @default nothing: what is not seen stays unknown */
  readonly provoke?: Provocation;
  /** What it tells rests on refusals, also where it tells it later. @default only what a refusal itself shows does */
  readonly ofRefusals?: boolean;
  /** What is seen in an exchange: a new watcher for each run, so that it may remember. */
  begin(): (looked: Looked) => Iterable<Sighting<Readings[Q]>>;
}

/** Why no probe of a question can exist. */
export interface Unseen {
  readonly kind: 'unseen';
  readonly because: string;
}

/** A probe of whichever question: what it sees are readings of that. */
export type AnyProbe = Asking | AnyWatching;
export type AnyWatching = Watching;

export const isProbe = (probe: AnyProbe | Unseen): probe is AnyProbe => probe.kind !== 'unseen';
export const isWatching = (probe: AnyProbe): probe is AnyWatching => probe.kind === 'watches';

/** A probe that asks. @example asks('find.size-over', { requests: 2, ask: async (t) => … }) */
export function asks<Q extends QuestionId>(
  question: Q,
  given: Omit<Asking<Q>, 'kind' | 'question'>,
): Asking<Q> {
  return { kind: 'asks', question, ...given };
}

/** What is seen in an exchange: with a memory that begins with each run, or without one. */
type Look<Q extends QuestionId> =
  | (Pick<Watching<Q>, 'begin'> & { readonly see?: never })
  | { readonly begin?: never; see(looked: Looked): Iterable<Sighting<Readings[Q]>> };

/** A probe that looks on. @example watches('find.scale', { *see({ find }) { … } }) */
export function watches<Q extends QuestionId>(
  question: Q,
  { begin, see, ...given }: Omit<Watching<Q>, 'kind' | 'question' | 'begin'> & Look<Q>,
): Watching<Q> {
  return { kind: 'watches', question, ...given, begin: begin ?? (() => see) };
}

/** Calls that several questions are asked of: they are made once in each round. */
export interface Experiment<Result> extends Pick<Asking, 'needs' | 'requests' | 'hiddenBy' | 'once'> {
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
  }: Pick<Asking, 'hiddenBy' | 'once'> & {
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

export function unseen(because: string): Unseen {
  return { kind: 'unseen', because };
}

type Several<Reading, Each = Reading> = Each extends Reading
  ? [Reading] extends [Each]
    ? never
    : Reading
  : never;

/** Questions that have several readings: only they leave something to be learned. */
export type Choice = {
  [Q in QuestionId]: [Several<Readings[Q]>] extends [never] ? never : Q;
}[QuestionId];

/** The probes of the choices that begin so: a missing one does not compile. */
export type Probes<Prefix extends string> = {
  readonly [Q in Extract<Choice, `${Prefix}.${string}`>]: Asking<Q> | Watching<Q> | Unseen;
};
