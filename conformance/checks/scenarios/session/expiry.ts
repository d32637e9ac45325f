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
 * Less is no lifetime: a token of 1 hour read one zone aside (UTC-01:00) seems to expire now. The Date header counts
 * whole seconds, so that such a token may look as if it lived for up to one.
 */
const aheadMinMs = 1000;
/** How far the moment of expiry may be off: the Date header is cut to seconds, and the answer was on its way. */
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
/** No token lives for longer than an hour, so that no two of one time expire further apart. */
const apartMs = 65 * minuteMs;
/** What is left of a lifetime may differ by so much between two rounds that nobody moves a clock in. */
const steadyMs = 5 * minuteMs;

/** A new token, and how far `expiresAt` lies ahead of our clock when it is read as UTC. */
interface Made {
  readonly way: string;
  readonly exchange: Exchange;
  readonly aheadMs: number;
}

/**
 * Tokens of one time, made in each way there is: in whichever zone `expiresAt` is, it is the same one for all (section 5
 * rule 3). A second round tells whether a clock was moved between them.
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

/** Tokens whose zone is not told, by every way to sign in that the target takes. */
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
    // By our own clock: not every answer has a Date header, and how far two are apart is the same by any clock.
    return exchange && expiresAt !== undefined
      ? [{ way, exchange, aheadMs: expiresAt - exchange.receivedAt }]
      : [];
  });
}

/** The two that expire furthest apart, the earlier one first; undefined where an hour may lie between them. */
function farthest(made: readonly Made[]): readonly [Made, Made] | undefined {
  const [earliest, ...others] = made.toSorted((one, other) => one.aheadMs - other.aheadMs);
  const latest = others.at(-1);
  return earliest && latest && latest.aheadMs - earliest.aheadMs > apartMs ? [earliest, latest] : undefined;
}
