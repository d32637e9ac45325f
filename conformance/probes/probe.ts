import type { QuestionId, Readings } from '../../generated/questions.js';
import type { Looked } from '../checks/exchanges/looked.js';
import type { Scene } from '../scene/scene.js';
import type { Exchange } from '../target/exchange.js';
import type { Capability } from '../target/target.js';
import type { Known } from '../view/pool.js';
import type { Answer } from './answers.js';

/**
 * What a probe works with. What the helpers of scenarios report about rules is dropped. A helper that cannot do what its name
 * says ends the probe: then nothing is concluded.
 */
export interface ProbeContext extends Scene {
  /** A person that the target has shown and that this lookup finds alone. Ends the probe if there is none. */
  someone(): Known;
  /** A lookup that finds several people. Ends the probe if there is none. */
  several(): Known;
  /** Finds `someone` with `size` 5 and nothing else, as every odd find is compared with it. Ends the probe if it fails. */
  goodFind(): Promise<Exchange>;
  /** Makes, once in each round, what several probes need. @param key its name */
  shared<T>(key: string, make: () => Promise<T>): Promise<T>;
  /** Returns the calls that the look rests on, including those that it shares, in words. */
  calls(): string;
}

interface Terms {
  /** What the target must offer. @default nothing */
  readonly needs?: readonly Capability[];
  /** The most requests that one look takes. @default 5 */
  readonly requests?: number;
}

interface AskingTerms extends Terms {
  readonly movesTime?: boolean;
  /** One successful look is enough: more would cost too much, or are impossible. @default false */
  readonly once?: boolean;
}

/** What probes need that create something of their own by the identity interface, or in a ledger. */
export const identityNeeds: readonly Capability[] = ['identity', 'token', 'own-resources'];
export const ledgerNeeds: readonly Capability[] = ['ledger', 'token', 'own-resources'];

export interface Asking<Reading extends string = string> extends AskingTerms {
  readonly kind: 'asks';
  /** Throws EndScenario if nothing can be concluded. */
  ask(t: ProbeContext): Promise<Answer<Reading>>;
}

/** Requests that make a behaviour show, for a run in which nothing else has. */
export interface Provocation extends Terms {
  /** Other probes send so much that this may not be needed: it waits for all of their looks. @default false */
  readonly waits?: boolean;
  /** Throws EndScenario if the requests cannot be sent, or would show nothing. */
  send(t: ProbeContext): Promise<unknown>;
}

type See<Reading extends string> = (looked: Looked) => Iterable<Answer<Reading>>;

/** A probe that sends nothing, and reads its answer off the exchanges of others. */
export interface Watching<Reading extends string = string> {
  readonly kind: 'watches';
  /** What `pdk learn` sends if it has not seen enough. @default nothing: what is not seen stays unknown */
  readonly provoke?: Provocation | undefined;
  /** Its sightings rest on refusals even if a later exchange yields them. @default only those of a refusal do */
  readonly ofRefusals?: boolean;
  /** Creates the watcher of one run, which may remember earlier exchanges. */
  begin(): See<Reading>;
  /** Chooses among the readings that agree with all of `times` sightings. @default none: it stays unknown */
  settle?(left: readonly string[], times: number): Reading | undefined;
}

export interface Unseen {
  readonly kind: 'unseen';
  readonly because: string;
}

export type AnyProbe = Asking | Watching;

export const isProbe = (probe: AnyProbe | Unseen): probe is AnyProbe => probe.kind !== 'unseen';
export const isWatching = (probe: AnyProbe | Unseen): probe is Watching => probe.kind === 'watches';
export const requestsOf = ({ requests = 5 }: Terms): number => requests;

/** Defines a probe that sends requests. @example asks({ once: true }, async (t) => …) */
export const asks = <const Reading extends string>(
  terms: AskingTerms,
  ask: (t: ProbeContext) => Promise<Answer<Reading>>,
): Asking<Reading> => ({ kind: 'asks', ...terms, ask });

/** Defines a probe that watches each exchange by itself. @example watches(undefined, function* ({ find }) { … }) */
export const watches = <const Reading extends string>(
  provoke: Provocation | undefined,
  see: See<Reading>,
): Watching<Reading> => remembers(provoke, () => see);

export const remembers = <const Reading extends string>(
  provoke: Provocation | undefined,
  begin: () => See<Reading>,
): Watching<Reading> => ({ kind: 'watches', provoke, begin });

/** Calls whose result several probes share: they are made once in each round. */
export interface Experiment<Result> extends AskingTerms {
  result(t: ProbeContext): Promise<Result>;
}

/** @param key a name unique among all experiments @param terms with room for what its probes send in addition */
export function experiment<Result>(
  key: string,
  terms: AskingTerms,
  make: (t: ProbeContext) => Promise<Result>,
): Experiment<Result> {
  return { ...terms, result: (t) => t.shared(key, () => make(t)) };
}

export const asksOf = <const Reading extends string, Result>(
  { result, ...terms }: Experiment<Result>,
  ask: (result: Result, t: ProbeContext) => Answer<Reading> | Promise<Answer<Reading>>,
): Asking<Reading> => asks(terms, async (t) => ask(await result(t), t));

export const unseen = (because: string): Unseen => ({ kind: 'unseen', because });

type Several<Reading, Each = Reading> = Each extends Reading
  ? [Reading] extends [Each]
    ? never
    : Reading
  : never;

/** A question with several readings: only these leave something to learn. */
export type Choice = {
  [Q in QuestionId]: [Several<Readings[Q]>] extends [never] ? never : Q;
}[QuestionId];
