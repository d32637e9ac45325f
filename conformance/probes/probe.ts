import { type QuestionId, questions } from '../../generated/questions.js';
import { idOf } from '../arbitraries/knowledge.js';
import { called, EndScenario, type Exchange, isSuccess, type Steps } from '../check/scenario.js';
import type { Looked } from '../checks/exchanges/judge.js';
import { pageIn } from '../target/answer.js';
import { isArray, isObject, type Json, type JsonObject } from '../target/json.js';
import type { Capability } from '../target/target.js';
import type { Known } from '../view/find-view.js';

// The vocabulary of probes, `p` in each of them: what is in this file, and how answers are read.
export type { Readings } from '../../generated/questions.js';
export type { FindOptions } from '../check/check-context.js';
export { eventually, laggingMs } from '../check/eventually.js';
export { unlessEnded } from '../target/end-scenario.js';
export * from '../target/exchange.js';
export * from '../target/json.js';

/**
 * What a probe works with. What the helpers of scenarios report about rules is dropped. A helper that cannot do what its name
 * says ends the look, and so does a call that was decided by something else than the service: then nothing is concluded.
 */
export interface ProbeContext extends Steps {
  /** A person that the target has shown and that this lookup finds alone. */
  someone(): Known;
  /** A lookup that finds several people. */
  several(): Known;
  /** The body of a find of `someone` with `size` 5 and nothing else, as every odd find is compared with it. */
  goodBody(): Json;
  /** Finds `someone` by the good body. */
  goodFind(): Promise<Exchange>;
  /** Sends a find. Returns the answer even if throttling, used-up credit or an outage decided it. */
  findAnyhow: Steps['find'];
  /** Makes, once in each round, what several probes need. @param key its name, or who makes it */
  shared<T>(key: unknown, make: () => Promise<T>): Promise<T>;
  /** Returns the calls that the look rests on, including those that it shares, in words. */
  calls(): string;
}

interface Terms {
  readonly needs?: readonly Capability[];
  /** The most requests that one look takes. @default 5 */
  readonly requests?: number;
  /** One successful look is enough: more would cost too much, or are impossible. @default false */
  readonly once?: boolean;
}

/** How a reading is concluded from observations. By default, all of them must agree with it alone. */
export interface Policy<Reading extends string = string> {
  /** How many observations it takes, where chance has a part in them. @default 1 */
  readonly least?: number;
  /** The share of observations that may differ, where some do by chance: one oddity is no behaviour of a whole service. */
  readonly odd?: number | undefined;
  /** Readings of which only some observations show anything: the others look as under another reading, which is chosen then. */
  readonly sometimes?: readonly Reading[];
  /** How many observations rule out what shows only sometimes. @default least */
  readonly enough?: number;
}

export interface Observation<Reading extends string = string> {
  /** The readings that it agrees with: one if it distinguishes them, none if the target's behaviour fits no reading. */
  readonly agrees: readonly Reading[];
  /** What was sent and seen, as in `size 6 → status 400`: without names, secrets and ids. */
  readonly saw: string;
}

/**
 * What a look returns: its readings, undefined for none of them, and what it saw unless the calls themselves say that. An
 * exchange stands for the reading that names its status, as `rejected-400` does.
 */
export type Answer<Reading extends string = string> =
  | Observation<Reading>
  | Reading
  | readonly Reading[]
  | Exchange
  | undefined;

type See<Reading extends string> = (looked: Looked) => Iterable<Answer<Reading>>;

/** How the reading of a target is found out: by what requests show, or by watching exchanges, whoever makes them. */
export interface Probe<Reading extends string = string> extends Terms, Policy<Reading> {
  /** Why nothing shows it. */
  readonly because?: string;
  /** Throws EndScenario if nothing can be concluded. A probe that watches is asked only while others have not shown enough. */
  ask?(t: ProbeContext, question: QuestionId): Promise<Answer<Reading>>;
  /** Creates the watcher of one run, which may remember earlier exchanges. */
  readonly watch?: (question: QuestionId) => See<Reading>;
}

export const requestsOf = ({ requests = 5 }: Terms): number => requests;
export const unseen = (because: string): Probe<never> => ({ because });

/** What probes need that create something of their own by the identity interface, or in a ledger. */
export const identityNeeds: readonly Capability[] = ['identity', 'token', 'own-resources'];
export const ledgerNeeds: readonly Capability[] = ['ledger', 'token', 'own-resources'];

/** Defines a probe that sends requests, `asks<never>` if it always returns an exchange. */
export const asks = <const Reading extends string>(
  terms: Terms,
  ask: (t: ProbeContext, question: QuestionId) => Promise<Answer<Reading>>,
): Probe<Reading> => ({ ...terms, ask });

/** Requests that make a behaviour show, for a run in which nothing else has. */
export interface Provocation<Reading extends string = never> extends Terms, Policy<Reading> {
  /** Throws EndScenario if the requests cannot be sent, or would show nothing. */
  send(t: ProbeContext): Promise<unknown>;
}

/** Defines a probe that watches each exchange by itself. @example watches(undefined, function* ({ find }) { … }) */
export const watches = <const Reading extends string>(
  provoke: Provocation<Reading> | undefined,
  see: See<Reading>,
): Probe<Reading> => remembers(provoke, () => see);

export function remembers<const Reading extends string>(
  provoke: Provocation<Reading> | undefined,
  watch: (question: QuestionId) => See<Reading>,
): Probe<Reading> {
  if (provoke === undefined) return { watch };
  const { send, ...terms } = provoke;
  return { ...terms, ask: async (t) => void (await send(t)), watch };
}

/** Calls whose result several probes share: they are made once in each round. */
export interface Experiment<Result> extends Terms {
  result(t: ProbeContext): Promise<Result>;
}

/** @param terms with room for what its probes send in addition */
export const experiment = <Result>(
  terms: Terms,
  make: (t: ProbeContext) => Promise<Result>,
): Experiment<Result> => ({ ...terms, result: (t) => t.shared(make, () => make(t)) });

export const asksOf = <Result, const Reading extends string>(
  { result, ...terms }: Experiment<Result>,
  ask: (result: Result, t: ProbeContext) => Promise<Answer<Reading>>,
): Probe<Reading> => asks(terms, async (t) => ask(await result(t), t));

export function agrees<const Reading extends string>(
  readings: Reading | readonly Reading[] | undefined,
  saw: string,
): Observation<Reading> {
  return { agrees: typeof readings === 'object' ? readings : readings === undefined ? [] : [readings], saw };
}

export const otherwise = (saw: string): Observation<never> => ({ agrees: [], saw });

export function observationOf(answer: Answer, question: QuestionId, calls: string): Observation {
  if (typeof answer !== 'object') return agrees(answer, calls);
  if ('agrees' in answer) return answer;
  return agrees('response' in answer ? rejection(answer, question) : answer, calls);
}

/** Returns the readings of a question. The registry checks that they are those of the probe. */
export const readingsOf = <Reading extends string>(question: QuestionId): readonly Reading[] =>
  Object.keys(questions[question].readings) as Reading[];

/** Returns the reading that names the status of an answer, whatever that status would mean elsewhere. */
export function rejection<Reading extends string>(
  exchange: Exchange,
  question: QuestionId,
): Reading | undefined {
  const { status } = exchange.response;
  const reading = readingsOf<Reading>(question).find((each) => each.endsWith(`-${status}`));
  if (reading === undefined) decided(exchange);
  return reading;
}

/** Returns what all of them are, undefined if they differ. */
export const agreed = <Each extends string | number>(...all: readonly (Each | undefined)[]) =>
  new Set(all).size === 1 ? all[0] : undefined;

export const undecided = (because: string): EndScenario => new EndScenario('inconclusive', because);

/** Ends the look unless `holds`. @param because why nothing can be concluded otherwise */
export function demand(holds: unknown, because: string): asserts holds {
  if (!holds) throw undecided(because);
}

/** Ends a look that met a transient fault: another look may succeed. */
export class PassingFault extends EndScenario {}

/** Returns the exchange. Ends the look if throttling, used-up credit, an outage or a garbled body decided it. */
export function decided(exchange: Exchange): Exchange {
  const { status } = exchange.response;
  const isPassing = status >= 500 && exchange.fault !== 'persistent';
  if (isPassing || (isSuccess(exchange) && isGarbled(exchange)))
    throw new PassingFault('inconclusive', statusOf(exchange));
  demand(status !== 402 && status !== 429 && status < 500, statusOf(exchange));
  return exchange;
}

const statusOf = (exchange: Exchange): string =>
  `${called(exchange)} was answered with status ${exchange.response.status}`;

/** Whether the body was cut off, or comes from something in front of the service. */
function isGarbled({ response }: Exchange): boolean {
  const { text, json, headers } = response;
  const isCutOff = json === undefined && text !== '' && /json/i.test(headers['content-type'] ?? '');
  return isCutOff || pageIn(response) !== undefined;
}

export function succeeded(exchange: Exchange): Exchange {
  demand(isSuccess(exchange), statusOf(exchange));
  return exchange;
}

export function refused(exchange: Exchange): Exchange {
  demand(!isSuccess(exchange), statusOf(exchange));
  return exchange;
}

export const bodyOf = (exchange: Exchange): Json => succeeded(exchange).response.json ?? null;

// The answer to a find, as probes read it: whoever is odd in a request is told by the elements and people of the answer.

export function elementsOf({ response }: Exchange): readonly JsonObject[] | undefined {
  const matches = isObject(response.json) ? response.json['matches'] : undefined;
  return isArray(matches) && matches.every(isObject) ? matches : undefined;
}

export function peopleOf(element: JsonObject | undefined): readonly JsonObject[] {
  const people = element?.['people'];
  return isArray(people) ? people.filter(isObject) : [];
}

/** Whether a find was answered in form, with at least one person. */
export function isFound(exchange: Exchange): boolean {
  const asked = isObject(exchange.request.json) ? exchange.request.json['matches'] : undefined;
  const elements = exchange.response.status === 200 ? elementsOf(exchange) : undefined;
  if (!isArray(asked) || elements?.length !== asked.length) return false;
  return elements.some((element) => peopleOf(element).length > 0);
}

/** Whether an element has an error in place of people (question find.lookup-failed). */
export const hasFailed = (answer: Exchange): boolean =>
  elementsOf(answer)?.some((each) => isObject(each['error']) && peopleOf(each).length === 0) ?? false;

/** Returns the ids of the people of each element, none for a miss; undefined if it is no answer to that many lookups. */
export function idsIn(answer: Exchange, lookups: number): readonly (readonly string[])[] | undefined {
  const elements = elementsOf(answer);
  if (elements?.length !== lookups) return undefined;
  demand(!hasFailed(answer), 'a lookup failed inside the service');
  const found = elements.map((element) => peopleOf(element).flatMap(idOf));
  const isUnderstood = elements.every((element, index) => {
    const [count, says] = [peopleOf(element).length, element['found']];
    return found[index]?.length === count && (typeof says !== 'boolean' || says === count > 0);
  });
  return isUnderstood ? found : undefined;
}

/** Returns for each lookup whether it found whom it should, undefined if it is no answer to that many lookups. */
export function hitsIn(answer: Exchange, expected: readonly (readonly string[])[]): string | undefined {
  const hits = idsIn(answer, expected.length)?.map((ids, index) => {
    if (ids.length === 0) return 'miss';
    return expected[index]?.every((id) => ids.includes(id)) ? 'hit' : 'others';
  });
  return hits?.join(' ');
}
