import type { RuleId } from '../../../../generated/rules.js';
import type { Seen } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import type { Exchange } from '../../../target/exchange.js';
import { isObject } from '../../../target/json.js';
import { readNaive } from '../../../target/session.js';
import { textIn } from '../../../target/wire/members.js';
import { bodyRefreshToken, liveCookies } from './refresh-tokens.js';
import { tokenIn } from './sign-in.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How a session was asked for. */
export type Grant = 'password' | 'clientCredentials' | 'refreshToken';

/** The rules of what a session shows. */
export const rulesOfGranted = [
  'session.200-only',
  'session.expires-iso',
  'session.expires-no-zone',
  'session.expires-future',
  'session.lifetime-at-most-1h',
] as const satisfies readonly RuleId[];
export const rulesOfJson = [...rulesOfGranted, 'session.access-token', 'session.expires-at'] as const;
export const rulesOfPassword = [
  ...rulesOfGranted,
  'session.password-access-token',
  'session.password-expiry',
  'session.refresh-cookie',
] as const;

/** What a session shows of a rule. */
type Fact = Seen & { readonly rule: RuleId; readonly holds: boolean };

/** Judges a session that was granted (sections 4.2, 5 and 7). */
export function seeGranted(t: Scene, exchange: Exchange, grant: Grant): void {
  for (const { rule, holds, ...seen } of factsOf(exchange, grant)) t.soft(rule, exchange).holds(holds, seen);
}

/** Values are secret, so only the names of members are told. */
export function factsOf(exchange: Exchange, grant: Grant): readonly Fact[] {
  const { status, json } = exchange.response;
  const body = isObject(json) ? json : {};
  const received = `an object with ${Object.keys(body).join(', ')}`;
  const isText = (name: string) => textIn(body, name) !== undefined;
  const has = (rule: RuleId, holds: boolean, expected: string, at = 'body'): Fact => ({
    rule,
    holds,
    at,
    expected,
    received,
  });
  const expected = 'status 200 for a successful sign-in';
  const common: readonly Fact[] = [
    { rule: 'session.200-only', holds: status === 200, at: 'status', expected, received: status },
    ...expiryOf(exchange),
  ];
  if (grant !== 'password')
    return [
      ...common,
      has('session.access-token', isText('accessToken'), 'a non-empty string', 'accessToken'),
      has('session.expires-at', isText('expiresAt'), 'a non-empty string', 'expiresAt'),
    ];
  // The names of its token and of its expiration time are open, and whether a refresh token is in a cookie or in the body.
  const isTold = Object.keys(body).some(
    (name) => /expir/i.test(name) && (isText(name) || typeof body[name] === 'number'),
  );
  const isCarried = liveCookies(exchange).length > 0 || bodyRefreshToken(exchange) !== undefined;
  return [
    ...common,
    has('session.password-access-token', tokenIn(exchange) !== undefined, 'accessToken or access_token'),
    has('session.password-expiry', isTold, 'the expiration time of the token'),
    has('session.refresh-cookie', isCarried, 'a cookie, or refreshToken in the body', 'header set-cookie'),
  ];
}

/** Date and time in the extended or the basic form of ISO 8601, with a decimal fraction; a zone may follow. */
const isoWithFraction = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d|\d{8}T\d{6})[.,]\d+\s*([A-Za-z[+-].*)?$/;
/** A time zone after the time: Z, an offset or a name. */
const zoned = /T[\d:.,]*\d\s*[A-Za-z[+-]/;

/** Judges the text of `expiresAt`, if present. */
function expiryOf(exchange: Exchange): readonly Fact[] {
  const received = textIn(exchange.response.json, 'expiresAt');
  if (received === undefined) return [];
  const see = (rule: RuleId, holds: boolean, expected: string): Fact => ({
    rule,
    holds,
    at: 'expiresAt',
    expected,
    received,
  });
  const expiresAt = readNaive(received);
  const form = [
    see('session.expires-iso', isoWithFraction.test(received), 'an ISO 8601 date-time with a fraction'),
    see('session.expires-no-zone', !zoned.test(received), 'a date-time without a zone designator'),
  ];
  if (expiresAt === undefined) return form;
  const now = clockOf(exchange, expiresAt);
  const time = new Date(now).toISOString();
  const ahead = expiresAt - now;
  return [
    ...form,
    see('session.expires-future', isAhead(ahead), `a time that lies ahead of ${time} in some zone`),
    see('session.lifetime-at-most-1h', isWithinAnHour(ahead), `an hour after ${time} at most, in any zone`),
  ];
}

/** Returns the target's time by the Date header of a response; undefined if there is none. */
export function targetTime({ response }: Exchange): number | undefined {
  const time = Date.parse(response.headers['date'] ?? '');
  return Number.isNaN(time) ? undefined : time;
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
