import type { Exchange } from '../../../target/exchange.js';
import type { Json } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';

const dayMs = 86_400_000;

/** When an invitation expires, in milliseconds since 1970; undefined where no date can be read. */
export function expirationIn(record: Json | undefined): number | undefined {
  return timeIn(record, 'expiresAt');
}

/**
 * Whether a time is 2 weeks after another one. When exactly the 2 weeks are over is open, and it may be told as a date
 * without a time or zone: so a day more or less is 2 weeks, too.
 */
export function isTwoWeeksAfter(expiration: number, start: number): boolean {
  const days = (expiration - start) / dayMs;
  return days > 13 - toleranceDays && days < 15 + toleranceDays;
}

const toleranceDays = 0.01;

/**
 * When an invitation was made, as its answer tells. The Date header may be of a gateway with a clock of its own: it counts
 * less than ours where ours alone fits the expiration.
 * @param now milliseconds since 1970, of this machine
 */
export function creationTimeOf({ response }: Exchange, now: number, expiration: number): number {
  const told = Date.parse(response.headers['date'] ?? '');
  const theirs = timeIn(response.json, 'createdAt') ?? (Number.isNaN(told) ? now : told);
  return theirs === told && isTwoWeeksAfter(expiration, now) ? now : theirs;
}

/** A time as a person would read it in a report. */
export function written(time: number): string {
  return new Date(time).toISOString();
}

/** The first instant from which an invitation that was sent at `start` has certainly expired. */
export const certainlyExpired = 'P15D';

function timeIn(record: Json | undefined, name: string): number | undefined {
  const time = Date.parse(textIn(record, name) ?? '');
  return Number.isNaN(time) ? undefined : time;
}
