import { type QuestionId, questions, type Readings } from '../../generated/questions.js';
import { pageIn } from '../target/answer.js';
import { EndScenario } from '../target/end-scenario.js';
import { called, type Exchange, isSuccess } from '../target/exchange.js';
import type { Json } from '../target/json.js';

export interface Sighting<Reading extends string = string> {
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
  | Sighting<Reading>
  | Reading
  | readonly Reading[]
  | Exchange
  | undefined;

export function agrees<const Reading extends string>(
  readings: Reading | readonly Reading[] | undefined,
  saw: string,
): Sighting<Reading> {
  return { agrees: typeof readings === 'object' ? readings : readings === undefined ? [] : [readings], saw };
}

/** An answer whose status says all. */
export type Rejection = Answer<never>;

/** Ends the probe if the answer is an exchange that was decided by something else than the service. */
export function sightingOf(answer: Answer, question: QuestionId, calls: string): Sighting {
  if (typeof answer !== 'object') return agrees(answer, calls);
  if ('agrees' in answer) return answer;
  return agrees('response' in answer ? rejection(answer, question) : answer, calls);
}

/** Returns the reading that names the status of an answer. */
export function rejection<Q extends QuestionId>(exchange: Exchange, question: Q): Readings[Q] | undefined {
  const { status } = exchange.response;
  const readings = Object.keys(questions[question].readings) as Readings[Q][];
  const reading = readings.find((each) => each.endsWith(`-${status}`));
  // A status that belongs to a reading is an answer, whatever it would mean elsewhere.
  if (reading === undefined) decided(exchange);
  return reading;
}

export const otherwise = (saw: string): Sighting<never> => ({ agrees: [], saw });

export function agreed<Reading extends string | number>(
  ...readings: readonly (Reading | undefined)[]
): Reading | undefined {
  return new Set(readings).size === 1 ? readings[0] : undefined;
}

export const undecided = (because: string): EndScenario => new EndScenario('inconclusive', because);

/** Ends the probe unless `holds`. @param because why nothing can be concluded otherwise */
export function demand(holds: unknown, because: string): asserts holds {
  if (!holds) throw undecided(because);
}

/** Looks again unless the first look is sure: an accidental refusal does not repeat. */
export async function steadily<Seen>(
  look: () => Promise<Seen>,
  isSure: (seen: Seen) => boolean,
): Promise<Seen> {
  const first = await look();
  demand(isSure(first) || !isSure(await look()), 'the same call is now refused, now not');
  return first;
}

/** Ends a look that met a transient fault: another look may succeed. */
export class PassingFault extends EndScenario {}

/** Returns the exchange. Ends the probe if throttling, used-up credit, an outage or a garbled body decided it. */
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
  demand(isSuccess(decided(exchange)), statusOf(exchange));
  return exchange;
}

export const bodyOf = (exchange: Exchange): Json => succeeded(exchange).response.json ?? null;
