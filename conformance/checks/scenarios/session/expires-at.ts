import type { RuleId } from '../../../../generated/rules.js';
import type { Outcome } from '../../../scene/investigation.js';
import type { Exchange } from '../../../target/exchange.js';
import { isObject, type Json } from '../../../target/json.js';
import { readNaive } from '../../../target/session.js';
import { observed } from '../outcome.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Date and time in the extended or the basic form of ISO 8601, with a decimal fraction; a zone may follow. */
const isoWithFraction = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d|\d{8}T\d{6})[.,]\d+\s*([A-Za-z[+-].*)?$/;
/** A time zone after the time: Z, an offset or a name. */
const zoned = /T[\d:.,]*\d\s*[A-Za-z[+-]/;

/** Returns the target's time by the Date header of a response; undefined if there is none. */
export function targetTime({ response }: Exchange): number | undefined {
  const time = Date.parse(response.headers['date'] ?? '');
  return Number.isNaN(time) ? undefined : time;
}

/** Judges `expiresAt` of a new session (sections 4.2 and 5 rule 3). */
export function expiryOf(exchange: Exchange): Outcome[] {
  const received = expiresAtIn(exchange);
  const isText = typeof received === 'string' && received !== '';
  const violation = { at: 'expiresAt', expected: 'a non-empty string', received };
  return [observed('session.expires-at', isText, violation), ...formOf(exchange)];
}

/**
 * Judges the expiration time of password sign-in, whose name is open (question session.expiry-name). The rules for
 * `expiresAt` apply to a member of that name.
 */
export function passwordExpiryOf(exchange: Exchange): Outcome[] {
  const { json } = exchange.response;
  const members = isObject(json) ? Object.entries(json) : [];
  const isTold = members.some(
    ([name, value]) =>
      /expir/i.test(name) && (typeof value === 'number' || (typeof value === 'string' && value !== '')),
  );
  const present = observed('session.password-expiry', isTold, {
    at: 'body',
    expected: 'the expiration time of the token',
    received: `an object with ${members.map(([name]) => name).join(', ')}`,
  });
  return [present, ...formOf(exchange)];
}

function expiresAtIn({ response: { json } }: Exchange): Json | undefined {
  return isObject(json) ? json['expiresAt'] : undefined;
}

/** Returns `expiresAt` read as UTC, in milliseconds since 1970; undefined if it has a time zone. */
export function naiveExpiry(exchange: Exchange): number | undefined {
  const written = expiresAtIn(exchange);
  return typeof written === 'string' && !zoned.test(written) ? readNaive(written) : undefined;
}

/** Judges the text of `expiresAt`, if present. */
function formOf(exchange: Exchange): Outcome[] {
  const written = expiresAtIn(exchange);
  if (typeof written !== 'string' || written === '') return [];
  const see = (rule: RuleId, holds: boolean, expected: string) =>
    observed(rule, holds, { at: 'expiresAt', expected, received: written });
  const form = [
    see('session.expires-iso', isoWithFraction.test(written), 'an ISO 8601 date-time with a fraction'),
    see('session.expires-no-zone', !zoned.test(written), 'a date-time without a zone designator'),
  ];
  const expiresAt = readNaive(written);
  if (expiresAt === undefined) return form;
  const now = clockOf(exchange, expiresAt);
  const ahead = expiresAt - now;
  const time = new Date(now).toISOString();
  return [
    ...form,
    see('session.expires-future', isAhead(ahead), `a time that lies ahead of ${time} in some zone`),
    see(
      'session.lifetime-at-most-1h',
      isWithinAnHour(ahead),
      `at most an hour after ${time}, in whichever zone`,
    ),
  ];
}

/**
 * Returns the time by which a session is judged: the target's, or ours if its Date header does not fit any valid `expiresAt`,
 * as a gateway may set it by a clock of its own.
 */
function clockOf(exchange: Exchange, expiresAt: number): number {
  const theirs = targetTime(exchange) ?? exchange.receivedAt;
  const fits = (now: number) => isAhead(expiresAt - now) && isWithinAnHour(expiresAt - now);
  return [theirs, exchange.receivedAt].find(fits) ?? theirs;
}

/** The zone is unknown: the time must lie ahead in one of them, from UTC-12 to UTC+14. */
const isAhead = (aheadMs: number): boolean => aheadMs > -12 * hourMs;

/** The longest documented lifetime is 1 hour. Clocks may differ by minutes. */
const isWithinAnHour = (aheadMs: number): boolean => aheadMs <= (1 + 14) * hourMs + 5 * minuteMs;
