import * as fc from 'fast-check';
import { findBody } from '../../../arbitraries/lookups.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { investigation, type Outcome } from '../../../scene/investigation.js';
import type { Exchange } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';
import { grantOf } from '../../../target/session.js';
import type { Lookup } from '../../../view/find-view.js';
import { fewHits } from '../finds.js';
import { inconclusive, isSuccess, observed, refusedCall, undecided } from '../outcome.js';
import { naiveExpiry, targetTime } from './expires-at.js';
import { refreshTokens } from './refresh-tokens.js';
import { serviceAccount, signIn, signInUser } from './sign-in.js';

/** The longest time worth waiting for. */
const aheadMaxMs = 30_000;
/**
 * Shorter lifetimes are not trusted: a token of 1 hour read in the wrong zone (UTC-01:00) seems to expire now, and as the Date
 * header counts whole seconds, to live for up to a second.
 */
const aheadMinMs = 1000;
/** Uncertainty of the moment of expiry: the Date header is cut to seconds, and the response took its time. */
const uncertainMs = 1200;
const graceMs = 2000;

/** A token that expires within half a minute, used shortly before and after that (section 5 rule 3). */
export const expiry = investigation({
  id: 'session/expiry',
  rules: ['session.token-before-expiry', 'session.token-after-expiry'],
  needs: ['identity'],
  requestsPerRun: 3,
  cases: (pool) => fc.record({ lookups: fewHits(pool) }),
  async perform({ lookups }, context) {
    const session = await signIn(context);
    const grant = session && grantOf(session.response.json);
    const now = session && targetTime(session);
    if (!grant || grant.expiresAt === undefined || now === undefined) return [];
    const ahead = grant.expiresAt - now;
    if (ahead < aheadMinMs || ahead > aheadMaxMs) return [];
    const expiresAt = session.receivedAt + ahead;
    return [
      ...(await before(grant.accessToken, expiresAt, lookups, context)),
      ...(await after(grant.accessToken, expiresAt, lookups, context)),
    ];
  },
});

async function before(
  token: string,
  expiresAt: number,
  lookups: readonly Lookup[],
  context: CheckContext,
): Promise<Outcome[]> {
  const rule = 'session.token-before-expiry';
  await until(expiresAt - graceMs - uncertainMs, context);
  const answer = await context.find(findBody(lookups, null), {
    credential: 'token',
    authorization: `Bearer ${token}`,
  });
  if (answer.receivedAt > expiresAt - uncertainMs) return [];
  const { status } = answer.response;
  const why = undecided(answer);
  if (why !== undefined) return [inconclusive(rule, why)];
  if (status !== 401 && !isSuccess(answer)) return [];
  return [
    observed(rule, status !== 401, {
      at: 'status',
      expected: `not 401: the token expires ${expiresAt - answer.sentAt} ms after this call`,
      received: status,
    }),
  ];
}

async function after(
  token: string,
  expiresAt: number,
  lookups: readonly Lookup[],
  context: CheckContext,
): Promise<Outcome[]> {
  await until(expiresAt + graceMs, context);
  const answer = await context.find(findBody(lookups, null), {
    credential: 'expired',
    authorization: `Bearer ${token}`,
  });
  return refusedCall('session.token-after-expiry', answer, 'the token has expired');
}

async function until(time: number, context: CheckContext): Promise<void> {
  const ms = time - context.now();
  if (ms > 0) await context.wait(ms);
}

const minuteMs = 60_000;
/** No token lives longer than an hour, so tokens made at one time expire no further apart. */
const apartMs = 65 * minuteMs;
/** How much a remaining lifetime may differ between two rounds if no clock is moved. */
const steadyMs = 5 * minuteMs;

/** A new token, and how far `expiresAt`, read as UTC, lies ahead of our clock. */
interface Made {
  readonly way: string;
  readonly exchange: Exchange;
  readonly aheadMs: number;
}

/**
 * Tokens made at one time in every way: whatever the zone of `expiresAt`, it must be the same for all (section 5 rule 3). A
 * second round shows whether a clock was moved in between.
 */
export const oneZone = investigation({
  id: 'session/one-zone',
  rules: ['session.expires-future'],
  needs: ['user'],
  requestsPerRun: 3,
  cases: () => fc.constant(null),
  async perform(_, context): Promise<Outcome[]> {
    await context.control?.movedByOthers();
    const first = await tokens(context);
    if (!farthest(first)) return [];
    const second = await tokens(context);
    const isSteady = first.every(({ way, aheadMs }) =>
      second.some((one) => one.way === way && Math.abs(one.aheadMs - aheadMs) <= steadyMs),
    );
    const apart = farthest(second);
    if (!isSteady || !apart || (await context.control?.movedByOthers())) {
      const because = 'tokens expire otherwise in a second round, as where a clock is moved';
      return [inconclusive('session.expires-future', because)];
    }
    const [earliest, latest] = apart;
    const minutes = Math.round((latest.aheadMs - earliest.aheadMs) / minuteMs);
    const outcome = observed('session.expires-future', false, {
      at: 'expiresAt',
      expected: `an hour at most before that of a token by ${latest.way}, which was made at the same time`,
      received: `${minutes} minutes before it, for a token by ${earliest.way}`,
      steps: 'sign in by password, by the refresh token and as the service account, twice',
    });
    return [{ ...outcome, exchange: earliest.exchange }];
  },
});

/** Signs in by every way that the target accepts. Returns the tokens whose `expiresAt` has no zone. */
async function tokens(context: CheckContext): Promise<Made[]> {
  const signedIn = async (json: JsonObject | undefined) => json && context.session({ json, isGood: true });
  const byPassword = await signInUser(context);
  const [refreshToken] = byPassword ? refreshTokens(byPassword) : [];
  const byRefresh =
    refreshToken === undefined ? undefined : await signedIn({ grantType: 'refreshToken', refreshToken });
  const made = {
    'password sign-in': byPassword,
    'a refresh token': byRefresh,
    'the service account': await signedIn(serviceAccount(context.target)),
  };
  return Object.entries(made).flatMap(([way, exchange]) => {
    const expiresAt = exchange && isSuccess(exchange) ? naiveExpiry(exchange) : undefined;
    // By our own clock: not every response has a Date header, and the distance of two tokens is the same by any clock.
    return exchange && expiresAt !== undefined
      ? [{ way, exchange, aheadMs: expiresAt - exchange.receivedAt }]
      : [];
  });
}

/** Returns the two that expire furthest apart, the earlier one first; undefined if that may be within an hour. */
function farthest(made: readonly Made[]): readonly [Made, Made] | undefined {
  const [earliest, ...others] = made.toSorted((one, other) => one.aheadMs - other.aheadMs);
  const latest = others.at(-1);
  return earliest && latest && latest.aheadMs - earliest.aheadMs > apartMs ? [earliest, latest] : undefined;
}
