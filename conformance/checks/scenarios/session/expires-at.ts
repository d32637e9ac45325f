import type { RuleId } from '../../../../generated/rules.js';
import { type Finding, nothing, once, type Violation } from '../../../scene/finding.js';
import type { Outcome } from '../../../scene/investigation.js';
import type { Exchange } from '../../../target/exchange.js';
import { isObject, type Json } from '../../../target/json.js';
import { readNaive } from '../../../target/session.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Date and time in the extended or the basic form of ISO 8601, with a decimal fraction; a zone may follow. */
const isoWithFraction = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d|\d{8}T\d{6})[.,]\d+\s*([A-Za-z[+-].*)?$/;
/** Anything but digits and their separators after the time: Z, an offset, the name of a zone. */
const zoned = /T[\d:.,]*\d\s*[A-Za-z[+-]/;

/** The time on the target's clock when it answered, by its Date header; undefined when it sent none. */
export function targetTime({ response }: Exchange): number | undefined {
  const time = Date.parse(response.headers['date'] ?? '');
  return Number.isNaN(time) ? undefined : time;
}

/** What a new session says about `expiresAt` (sections 4.2 and 5 rule 3). */
export function expiryOf(exchange: Exchange): Outcome[] {
  const written = expiresAtIn(exchange);
  const isText = typeof written === 'string' && written !== '';
  const present = once(isText, () => ({
    at: 'expiresAt',
    expected: 'a non-empty string',
    received: written,
  }));
  return [{ rule: 'session.expires-at', finding: present }, ...formOf(exchange)];
}

/**
 * The same for password sign-in, which is described as returning the expiration time; under which name is open (question
 * session.expiry-name). A member called `expiresAt` is what the document says of it.
 */
export function passwordExpiryOf(exchange: Exchange): Outcome[] {
  const { json } = exchange.response;
  const members = isObject(json) ? Object.entries(json) : [];
  const isTold = members.some(
    ([name, value]) =>
      /expir/i.test(name) && (typeof value === 'number' || (typeof value === 'string' && value !== '')),
  );
  const present = once(isTold, () => ({
    at: 'body',
    expected: 'the expiration time of the token',
    received: `an object with ${members.map(([name]) => name).join(', ')}`,
  }));
  return [{ rule: 'session.password-expiry', finding: present }, ...formOf(exchange)];
}

function expiresAtIn({ response: { json } }: Exchange): Json | undefined {
  return isObject(json) ? json['expiresAt'] : undefined;
}

/** `expiresAt` read as UTC, in milliseconds since 1970, where no zone is told. */
export function naiveExpiry(exchange: Exchange): number | undefined {
  const written = expiresAtIn(exchange);
  return typeof written === 'string' && !zoned.test(written) ? readNaive(written) : undefined;
}

/** What the text of `expiresAt` says, where there is one. */
function formOf(exchange: Exchange): Outcome[] {
  const written = expiresAtIn(exchange);
  if (typeof written !== 'string' || written === '') return [];
  const now = clockOf(exchange, written);
  return textJudges.map(([rule, judge]) => ({ rule, finding: judge(written, now) }));
}

/**
 * The time by which a session is judged: the target's, or ours where its Date header is none by which any token could be what
 * it says, as a gateway may have set that by a clock of its own.
 */
function clockOf(exchange: Exchange, written: string): number {
  const theirs = targetTime(exchange) ?? exchange.receivedAt;
  const clocks = [theirs, exchange.receivedAt];
  const fits = (now: number) =>
    [isAhead, isWithinAnHour].every((judge) => judge(written, now).violations.length === 0);
  return clocks.find(fits) ?? theirs;
}

type TextJudge = (written: string, now: number) => Finding;

const textJudges: readonly (readonly [RuleId, TextJudge])[] = [
  [
    'session.expires-iso',
    (written) => once(isoWithFraction.test(written), wrong('an ISO 8601 date-time with a fraction', written)),
  ],
  [
    'session.expires-no-zone',
    (written) => once(!zoned.test(written), wrong('a date-time without a zone designator', written)),
  ],
  ['session.expires-future', isAhead],
  ['session.lifetime-at-most-1h', isWithinAnHour],
  ['session.lifetime-15m-or-1h', isDocumentedLifetime],
];

/** The zone is not told: it is enough that the time lies ahead in one. */
function isAhead(written: string, now: number): Finding {
  const expiresAt = readNaive(written);
  if (expiresAt === undefined) return nothing;
  const ahead = expiresAt - now;
  // Zones reach from 12 hours behind UTC to 14 hours before it.
  const holds = ahead > -12 * hourMs;
  return once(holds, wrong(`a time that lies ahead of ${new Date(now).toISOString()} in some zone`, written));
}

/** The longest documented lifetime is 1 hour. Clocks of two machines may differ by minutes. */
function isWithinAnHour(written: string, now: number): Finding {
  const expiresAt = readNaive(written);
  if (expiresAt === undefined) return nothing;
  const holds = expiresAt - now <= (1 + 14) * hourMs + 5 * minuteMs;
  const latest = `at most an hour after ${new Date(now).toISOString()}, in whichever zone`;
  return once(holds, wrong(latest, written));
}

function isDocumentedLifetime(written: string, now: number): Finding {
  const expiresAt = readNaive(written);
  if (expiresAt === undefined) return nothing;
  const near = (lifetimeMs: number) => Math.abs(expiresAt - now - lifetimeMs) <= 2 * minuteMs;
  return once(near(15 * minuteMs) || near(hourMs), wrong('15 minutes or 1 hour ahead, read as UTC', written));
}

function wrong(expected: string, received: Json): () => Violation {
  return () => ({ at: 'expiresAt', expected, received });
}
