import type { Exchange } from '../../../target/exchange.js';
import type { Json } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';

const dayMs = 86_400_000;

/** Returns when an invitation expires, in milliseconds since 1970; undefined if it shows no readable date. */
export function expirationIn(record: Json | undefined): number | undefined {
  return timeIn(record, 'expiresAt');
}

/**
 * Whether a time is 2 weeks after another one, give or take a day: it is open when exactly the 2 weeks end, and the time may be
 * shown as a date without time or zone.
 */
export function isTwoWeeksAfter(expiration: number, start: number): boolean {
  const days = (expiration - start) / dayMs;
  return days > 13 - toleranceDays && days < 15 + toleranceDays;
}

const toleranceDays = 0.01;

/**
 * Returns when an invitation was made, according to its answer. The Date header may come from a gateway with a clock of its own,
 * so our clock is preferred to it if ours fits the expiration.
 * @param now milliseconds since 1970, of this machine
 */
export function creationTimeOf({ response }: Exchange, now: number, expiration: number): number {
  const date = Date.parse(response.headers['date'] ?? '');
  const theirs = timeIn(response.json, 'createdAt') ?? (Number.isNaN(date) ? now : date);
  return theirs === date && isTwoWeeksAfter(expiration, now) ? now : theirs;
}

/** Formats a time for a report. */
export function written(time: number): string {
  return new Date(time).toISOString();
}

/** The time after which a sent invitation has certainly expired. */
export const certainlyExpired = 'P15D';

function timeIn(record: Json | undefined, name: string): number | undefined {
  const time = Date.parse(textIn(record, name) ?? '');
  return Number.isNaN(time) ? undefined : time;
}
