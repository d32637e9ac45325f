import { called } from '../scene/refusal.js';
import { pageIn } from '../target/answer/page.js';
import { EndScenario } from '../target/end-scenario.js';
import { type Exchange, isSuccess } from '../target/exchange.js';
import type { Json } from '../target/json.js';

/** What one look at a target says about an open question. */
export interface Sighting<Reading extends string = string> {
  /** The readings that it agrees with: one if it tells them apart, none if the target behaves in a way of its own. */
  readonly agrees: readonly Reading[];
  /** What was sent and seen, as in `size 6 → status 400`: without names, secrets and ids. */
  readonly saw: string;
}

/** A sighting that agrees with these readings, and no other. @param readings undefined for none of them */
export function agrees<const Reading extends string>(
  readings: Reading | readonly Reading[] | undefined,
  saw: string,
): Sighting<Reading> {
  return { agrees: typeof readings === 'object' ? readings : readings === undefined ? [] : [readings], saw };
}

/** A sighting that agrees with none of the readings. */
export function otherwise(saw: string): Sighting<never> {
  return { agrees: [], saw };
}

/** Ends a probe: this time nothing can be told, and why. */
export function undecided(because: string): EndScenario {
  return new EndScenario('inconclusive', because);
}

/** Ends a probe unless this holds. @param because why nothing can be told without it */
export function demand(holds: unknown, because: string): asserts holds {
  if (!holds) throw undecided(because);
}

/** Ends a look that met a fault which need not come again: another one may tell. */
export class PassingFault extends EndScenario {}

/**
 * The answer, unless it is one of throttling, of used-up credit or of an outage, or is no JSON although it says so: such a
 * one answers no question.
 */
export function decided(exchange: Exchange): Exchange {
  const { status } = exchange.response;
  const because = `${called(exchange)} was answered with status ${status}`;
  if (isSuccess(exchange) && isGarbled(exchange))
    throw new PassingFault('inconclusive', `${because} and a body that is no JSON`);
  if (status >= 500 && exchange.fault !== 'persistent') throw new PassingFault('inconclusive', because);
  if (status === 402 || status === 429 || status >= 500) throw undecided(because);
  return exchange;
}

/** Whether it was cut off, or comes of something in front of the service. */
function isGarbled({ response }: Exchange): boolean {
  const { text, json, headers } = response;
  const isCutOff = json === undefined && text !== '' && /json/i.test(headers['content-type'] ?? '');
  return isCutOff || pageIn(response) !== undefined;
}

/** The body of an answer without which the probe cannot go on. */
export function bodyOf(exchange: Exchange): Json {
  const { status, json } = decided(exchange).response;
  demand(isSuccess(exchange), `${called(exchange)} was answered with status ${status}`);
  return json ?? null;
}

/** By the status that a refusal has. */
export type ByStatus<Reading extends string> = { readonly [status: number]: Reading | readonly Reading[] };

/**
 * What an answer to something odd shows: which reading by the status of a refusal, and what else by the body of a 2xx.
 * @param sent what is odd about the request, as `size 6`
 * @param granted what a 2xx says; undefined where it is none of the readings
 */
export function answered<Reading extends string>(
  exchange: Exchange,
  sent: string,
  refused: ByStatus<Reading>,
  granted: (exchange: Exchange) => Reading | readonly Reading[] | undefined = () => undefined,
): Sighting<Reading> {
  const { status } = exchange.response;
  // A status that one of the readings has is an answer, whatever it says elsewhere.
  const reading = refused[status] ?? (isSuccess(decided(exchange)) ? granted(exchange) : undefined);
  const saw = `${sent} → status ${status}`;
  return agrees(reading, saw);
}
