import type { Exchange } from '../../../target/exchange.js';
import type { Json } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Returns when an invitation expires, in milliseconds since 1970; undefined if it shows no readable date. */
export function expirationIn(record: Json | undefined): number | undefined {
  return timeIn(record, 'expiresAt');
}

/**
 * Whether an invitation expires 2 weeks after a time. Give or take a day: it is open when exactly the 2 weeks end, and the time may be
 * shown as a date without time or zone. An hour more or less, if it was computed by adding hours.
 */
export function isTwoWeeksAfter(record: Json | undefined, start: number): boolean {
  const expiration = expirationIn(record);
  if (expiration === undefined) return false;
  const isExact = isPrecise(record) && toNext(expiration - start, hourMs) < 5000;
  return isAbout(expiration - start, isExact ? hourMs : dayMs);
}

const isAbout = (span: number, tolerance: number): boolean =>
  Math.abs(span - 14 * dayMs) < tolerance + toleranceMs;

/** Whether an expiration is shown with seconds and a zone, and was not rounded to a minute, an hour or a day. */
export function isPrecise(record: Json | undefined): boolean {
  const shown = textIn(record, 'expiresAt') ?? '';
  const time = Date.parse(shown);
  const isRounded = time % 1000 === 0 && toNext(time, 60_000) <= 2000;
  return /:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/.test(shown) && !isRounded;
}

/** How far a time is from the nearest multiple of a unit. */
const toNext = (time: number, unit: number): number => Math.min(time % unit, unit - (time % unit));

const toleranceMs = 0.01 * dayMs;

/**
 * Returns when an invitation was made, according to its answer. The Date header may come from a gateway with a clock of its own,
 * so our clock is preferred to it if ours fits the expiration.
 * @param now milliseconds since 1970, of this machine
 */
export function creationTimeOf({ response }: Exchange, now: number, expiration: number): number {
  const date = Date.parse(response.headers['date'] ?? '');
  const theirs = timeIn(response.json, 'createdAt') ?? (Number.isNaN(date) ? now : date);
  return theirs === date && isAbout(expiration - now, dayMs) ? now : theirs;
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
