import type { QuestionId, Readings } from '../../generated/questions.js';
import type { RuleId } from '../../generated/rules.js';
import type { Looked } from '../checks/exchanges/looked.js';
import type { CheckContext } from '../scene/check-context.js';
import { createRecorder } from '../scene/recorder.js';
import type { Scene } from '../scene/scene.js';
import type { Exchange } from '../target/exchange.js';
import type { Capability } from '../target/target.js';
import type { Known } from '../view/pool.js';
import type { Answer, Sighting } from './answers.js';

/** What a probe works with. */
export interface ProbeContext extends CheckContext {
  /** A person that the target has shown and that this lookup finds alone. Ends the probe if there is none. */
  someone(): Known;
  /** A lookup that finds several people. Ends the probe if there is none. */
  several(): Known;
  /**
   * Finds `someone` with `size` 5 and nothing else: the answer that every odd find is compared with. Ends the probe if it fails.
   */
  goodFind(): Promise<Exchange>;
  /** Makes, once in each round, what several probes need. @param key its name */
  shared<T>(key: string, make: () => Promise<T>): Promise<T>;
  /** Returns the calls that the look rests on, including those that it shares, in words. */
  calls(): string;
}

/** Returns the scene of a probe, so that it can use the helpers of scenarios. What they report about rules is dropped. */
export function sceneOf(t: ProbeContext): Scene {
  return { ...t, ...createRecorder<RuleId>([], t.worked) };
}

/** The readings of other questions under which no reading of this one shows, or not all of them do. */
export type HiddenBy = { readonly [Q in QuestionId]?: readonly Readings[Q][] };

interface Common<Q extends QuestionId> {
  readonly question: Q;
  /** @default none */
  readonly hiddenBy?: HiddenBy;
  /**
   * Chooses among the readings that agree with all sightings: behaviour that shows only now and then was not seen in
   * `times` looks.
   * @default none: it stays unknown
   */
  settle?(left: readonly Readings[Q][], times: number): Readings[Q] | undefined;
}

/** A probe that sends requests and concludes from the answers. */
export interface Asking<Q extends QuestionId = QuestionId> extends Common<Q> {
  readonly kind: 'asks';
  /** What the target must offer. @default nothing */
  readonly needs?: readonly Capability[];
  /** The most requests that one look takes. */
  readonly requests: number;
  /** @default false */
  readonly movesTime?: boolean;
  /** One successful look is enough: more would cost too much, or are impossible. @default false */
  readonly once?: boolean;
  /** Throws EndScenario if nothing can be concluded. */
  ask(t: ProbeContext): Promise<Answer<Readings[Q]>>;
}

/** Requests that make a behaviour show, for a run in which nothing else has. */
export interface Provocation {
  /** What the target must offer. @default nothing */
  readonly needs?: readonly Capability[];
  /** The most requests that it takes. */
  readonly requests: number;
  /** Other probes send so much that this may not be needed: it waits for a look of each, or for all of their looks. */
  readonly waits?: 'for a round' | 'for all';
  /** Throws EndScenario if the requests cannot be sent, or would show nothing. */
  send(t: ProbeContext): Promise<unknown>;
}

/** A probe that sends nothing, and reads its answer off the exchanges of others. */
export interface Watching<Q extends QuestionId = QuestionId> extends Common<Q> {
  readonly kind: 'watches';
  /** What `pdk learn` sends if it has not seen enough. @default nothing: what is not seen stays unknown */
  readonly provoke?: Provocation;
  /** Its sightings rest on refusals even if a later exchange yields them. @default only those of a refusal do */
  readonly ofRefusals?: boolean;
  /** Creates the watcher of one run, which may remember earlier exchanges; it yields what an exchange shows. */
  begin(): (looked: Looked) => Iterable<Sighting<Readings[Q]>>;
}

/** The reason why a question can have no probe. */
export interface Unseen {
  readonly kind: 'unseen';
  readonly because: string;
}

/** A probe of any question. */
export type AnyProbe = Asking | AnyWatching;
export type AnyWatching = Watching;

export const isProbe = (probe: AnyProbe | Unseen): probe is AnyProbe => probe.kind !== 'unseen';
export const isWatching = (probe: AnyProbe): probe is AnyWatching => probe.kind === 'watches';

/** Defines a probe that sends requests. @example asks('find.size-over', { requests: 2, ask: async (t) => … }) */
export function asks<Q extends QuestionId>(
  question: Q,
  given: Omit<Asking<Q>, 'kind' | 'question'>,
): Asking<Q> {
  return { kind: 'asks', question, ...given };
}

/** `begin` for a watcher that remembers, `see` for one that does not. */
type Look<Q extends QuestionId> =
  | (Pick<Watching<Q>, 'begin'> & { readonly see?: never })
  | { readonly begin?: never; see(looked: Looked): Iterable<Sighting<Readings[Q]>> };

/** Defines a probe that watches. @example watches('find.score-scale', { *see({ find }) { … } }) */
export function watches<Q extends QuestionId>(
  question: Q,
  { begin, see, ...given }: Omit<Watching<Q>, 'kind' | 'question' | 'begin'> & Look<Q>,
): Watching<Q> {
  return { kind: 'watches', question, ...given, begin: begin ?? (() => see) };
}

/** Calls whose result several probes share: they are made once in each round. */
export interface Experiment<Result> extends Pick<Asking, 'needs' | 'requests' | 'hiddenBy' | 'once'> {
  /** Ends the probe if the calls show nothing. */
  result(t: ProbeContext): Promise<Result>;
}

/** Defines an experiment. @param key its name, unique among all experiments */
export function experiment<Result>(
  key: string,
  terms: Omit<Experiment<Result>, 'result'>,
  make: (t: ProbeContext) => Promise<Result>,
): Experiment<Result> {
  return { ...terms, result: (t) => t.shared(key, () => make(t)) };
}

/** Defines a probe of an experiment's result. Whatever the experiment needs or is hidden by holds for the probe, too. */
export function asksOf<Q extends QuestionId, Result>(
  question: Q,
  { result, ...terms }: Experiment<Result>,
  {
    ask,
    requests = 0,
    hiddenBy,
    ...own
  }: Pick<Asking, 'hiddenBy' | 'once'> & {
    /** Requests in addition to those of the experiment. @default 0 */
    readonly requests?: number;
    ask(result: Result, t: ProbeContext): Answer<Readings[Q]> | Promise<Answer<Readings[Q]>>;
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

/** A question with several readings: only these leave something to learn. */
export type Choice = {
  [Q in QuestionId]: [Several<Readings[Q]>] extends [never] ? never : Q;
}[QuestionId];

/** The probes of all choices with this prefix: it does not compile if one is missing. */
export type Probes<Prefix extends string> = {
  readonly [Q in Extract<Choice, `${Prefix}.${string}`>]: Asking<Q> | Watching<Q> | Unseen;
};
