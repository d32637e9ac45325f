import type { RuleId } from '../../../../generated/rules.js';
import type { Scene, Seen } from '../../../scene/scenario.js';
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

/** Date and time in the extended or the basic form of ISO 8601, with a decimal fraction; a zone may follow. */
const isoWithFraction = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d|\d{8}T\d{6})[.,]\d+\s*([A-Za-z[+-].*)?$/;
/** A time zone after the time: Z, an offset or a name. */
const zoned = /T[\d:.,]*\d\s*[A-Za-z[+-]/;

export function factsOf(exchange: Exchange, grant: Grant): readonly Fact[] {
  const { status, json } = exchange.response;
  const body = isObject(json) ? json : {};
  // Values are secret, so only the names of members are told.
  const names = `an object with ${Object.keys(body).join(', ')}`;
  const facts: Fact[] = [];
  const see = (
    rule: RuleId,
    holds: boolean,
    at: string,
    expected: string,
    received: Seen['received'] = names,
  ) => void facts.push({ rule, holds, at, expected, received });
  see('session.200-only', status === 200, 'status', 'status 200 for a successful sign-in', status);
  const told = textIn(body, 'expiresAt');
  if (grant === 'password') {
    // The names of its token and of its expiration time are open, and whether a refresh token is in a cookie or in the body.
    const isTold = Object.entries(body).some(
      ([name, value]) =>
        /expir/i.test(name) && ((typeof value === 'string' && value !== '') || typeof value === 'number'),
    );
    const isCarried = liveCookies(exchange).length > 0 || bodyRefreshToken(exchange) !== undefined;
    const hasToken = tokenIn(exchange) !== undefined;
    see('session.password-access-token', hasToken, 'body', 'accessToken or access_token');
    see('session.password-expiry', isTold, 'body', 'the expiration time of the token');
    see('session.refresh-cookie', isCarried, 'header set-cookie', 'a cookie, or refreshToken in the body');
  } else {
    const hasToken = textIn(body, 'accessToken') !== undefined;
    see('session.access-token', hasToken, 'accessToken', 'a non-empty string');
    see('session.expires-at', told !== undefined, 'expiresAt', 'a non-empty string');
  }
  if (told === undefined) return facts;
  const seeExpiry = (rule: RuleId, holds: boolean, expected: string) =>
    see(rule, holds, 'expiresAt', expected, told);
  seeExpiry('session.expires-iso', isoWithFraction.test(told), 'an ISO 8601 date-time with a fraction');
  seeExpiry('session.expires-no-zone', !zoned.test(told), 'a date-time without a zone designator');
  const expiresAt = readNaive(told);
  if (expiresAt === undefined) return facts;
  const now = clockOf(exchange, expiresAt);
  const [ahead, time] = [expiresAt - now, new Date(now).toISOString()];
  seeExpiry('session.expires-future', isAhead(ahead), `a time that lies ahead of ${time} in some zone`);
  seeExpiry(
    'session.lifetime-at-most-1h',
    isWithinAnHour(ahead),
    `an hour after ${time} at most, in any zone`,
  );
  return facts;
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
