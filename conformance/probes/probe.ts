import type { QuestionId, Readings } from '../../generated/questions.js';
import type { Looked } from '../checks/exchanges/looked.js';
import type { Scene } from '../scene/scenario.js';
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
  readonly needs?: readonly Capability[];
  /** The most requests that one look takes. @default 5 */
  readonly requests?: number;
  readonly movesTime?: boolean;
  /** One successful look is enough: more would cost too much, or are impossible. @default false */
  readonly once?: boolean;
  /** Other probes send so much that this may not be needed: it waits for all of their looks. @default false */
  readonly waits?: boolean;
}

/** How a reading is concluded from sightings. By default, all of them must agree with it alone. */
export interface Policy<Reading extends string = string> {
  /** How many sightings it takes, where chance has a part in them. @default 1 */
  readonly least?: number;
  /** The share of sightings that may differ, where some do by chance: one oddity is no behaviour of a whole service. */
  readonly odd?: number | undefined;
  /** The readings to choose, in this order, while others would look the same. @default none: it stays unknown */
  readonly usual?: readonly Reading[];
  /** How many sightings rule out what would look otherwise sometimes. @default least */
  readonly enough?: number;
}

type See<Reading extends string> = (looked: Looked) => Iterable<Answer<Reading>>;

/** How the reading of a target is found out: by what requests show, or by watching exchanges, whoever makes them. */
export interface Probe<Reading extends string = string> extends Terms, Policy<Reading> {
  /** Throws EndScenario if nothing can be concluded. A probe that watches is asked only while others have not shown enough. */
  ask?(t: ProbeContext): Promise<Answer<Reading>>;
  /** Creates the watcher of one run, which may remember earlier exchanges. */
  readonly watch?: () => See<Reading>;
}

export interface Unseen {
  readonly because: string;
}

export const isProbe = (probe: Probe | Unseen): probe is Probe => !('because' in probe);
export const requestsOf = ({ requests = 5 }: Terms): number => requests;

/** What probes need that create something of their own by the identity interface, or in a ledger. */
export const identityNeeds: readonly Capability[] = ['identity', 'token', 'own-resources'];
export const ledgerNeeds: readonly Capability[] = ['ledger', 'token', 'own-resources'];

/** Defines a probe that sends requests, `asks<never>` if it always returns an exchange. */
export const asks = <const Reading extends string>(
  terms: Terms,
  ask: (t: ProbeContext) => Promise<Answer<Reading>>,
): Probe<Reading> => ({ ...terms, ask });

/** Requests that make a behaviour show, for a run in which nothing else has. */
export interface Provocation extends Terms {
  /** Throws EndScenario if the requests cannot be sent, or would show nothing. */
  send(t: ProbeContext): Promise<unknown>;
}

/** Defines a probe that watches each exchange by itself. @example watches(undefined, function* ({ find }) { … }) */
export const watches = <const Reading extends string>(
  provoke: Provocation | undefined,
  see: See<Reading>,
): Probe<Reading> => remembers(provoke, () => see);

export function remembers<const Reading extends string>(
  provoke: Provocation | undefined,
  watch: () => See<Reading>,
): Probe<Reading> {
  if (provoke === undefined) return { watch };
  const { send, ...terms } = provoke;
  const ask = async (t: ProbeContext) => void (await send(t));
  return { ...terms, ask, watch };
}

/** Calls whose result several probes share: they are made once in each round. */
export interface Experiment<Result> extends Terms {
  result(t: ProbeContext): Promise<Result>;
}

/** @param key a name unique among all experiments @param terms with room for what its probes send in addition */
export function experiment<Result>(
  key: string,
  terms: Terms,
  make: (t: ProbeContext) => Promise<Result>,
): Experiment<Result> {
  return { ...terms, result: (t) => t.shared(key, () => make(t)) };
}

export const asksOf = <Result, const Reading extends string>(
  { result, ...terms }: Experiment<Result>,
  ask: (result: Result, t: ProbeContext) => Promise<Answer<Reading>>,
): Probe<Reading> => asks(terms, async (t) => ask(await result(t), t));

export const unseen = (because: string): Unseen => ({ because });

type Several<Reading, Each = Reading> = Each extends Reading
  ? [Reading] extends [Each]
    ? never
    : Reading
  : never;

/** A question with several readings: only these leave something to learn. */
export type Choice = {
  [Q in QuestionId]: [Several<Readings[Q]>] extends [never] ? never : Q;
}[QuestionId];
