import type { RuleId } from '../../../../generated/rules.js';
import type { Scene } from '../../../scene/scene.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const toleranceMs = 0.01 * dayMs;

/** Returns when an invitation expires, in milliseconds since 1970; undefined if it shows no readable date. */
export const expirationIn = (record: Json | undefined): number | undefined => timeIn(record, 'expiresAt');

/**
 * Whether an invitation expires 2 weeks after one of these times. Give or take a day: it is open when exactly the 2 weeks end, and the
 * time may be shown as a date without time or zone. An hour more or less, if it was computed by adding hours.
 */
export function isTwoWeeksAfter(record: Json | undefined, ...starts: readonly number[]): boolean {
  const expiration = expirationIn(record);
  if (expiration === undefined) return false;
  return starts.some((start) => {
    const span = expiration - start;
    const isExact = isPrecise(record) && toNext(span, hourMs) < 5000;
    return Math.abs(span - 14 * dayMs) < (isExact ? hourMs : dayMs) + toleranceMs;
  });
}

/** Checks that an invitation expires 2 weeks after one of these times, if the record shows when it does. */
export function seeTwoWeeks(
  t: Scene,
  rule: RuleId,
  answer: Exchange,
  record: Json | undefined,
  starts: readonly number[],
): void {
  const expiration = expirationIn(record);
  if (expiration === undefined) {
    t.skip(rule, `the answer to ${answer.operation} shows no \`expiresAt\` of an invitation`);
    return;
  }
  const expected = `2 weeks after ${starts.map(written).join(' or ')}`;
  const seen = { at: 'expiresAt', expected, received: written(expiration) };
  t.soft(rule, answer).holds(isTwoWeeksAfter(record, ...starts), seen);
}

/** Whether an expiration is shown with seconds and a zone, and was not rounded to a minute, an hour or a day. */
export function isPrecise(record: Json | undefined): boolean {
  const shown = textIn(record, 'expiresAt') ?? '';
  const time = Date.parse(shown);
  const isRounded = time % 1000 === 0 && toNext(time, 60_000) <= 2000;
  return /:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/.test(shown) && !isRounded;
}

/** How far a time is from the nearest multiple of a unit. */
const toNext = (time: number, unit: number): number => Math.min(time % unit, unit - (time % unit));

/**
 * Returns when an invitation may have been made, in milliseconds since 1970: as its record shows it, or else by our clock or the Date
 * header, which may come from a gateway with a clock of its own.
 */
export function madeAt({ response }: Exchange, now: number): readonly number[] {
  const shown = timeIn(response.json, 'createdAt');
  if (shown !== undefined) return [shown];
  const date = Date.parse(response.headers['date'] ?? '');
  return Number.isNaN(date) ? [now] : [now, date];
}

/** Formats a time for a report. */
export const written = (time: number): string => new Date(time).toISOString();

function timeIn(record: Json | undefined, name: string): number | undefined {
  const time = Date.parse(textIn(record, name) ?? '');
  return Number.isNaN(time) ? undefined : time;
}
