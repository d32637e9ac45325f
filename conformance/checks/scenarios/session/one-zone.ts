import * as fc from 'fast-check';
import type { CheckContext } from '../../../scene/check-context.js';
import { investigation, type Outcome } from '../../../scene/investigation.js';
import { type Exchange, isSuccess } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';
import { inconclusive, observed } from '../outcome.js';
import { naiveExpiry } from './expires-at.js';
import { refreshTokens } from './refresh-tokens.js';
import { serviceAccount, signInUser } from './sign-in.js';

const rule = 'session.expires-future';
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
  rules: [rule],
  needs: ['user'],
  requestsPerRun: 3,
  cases: () => fc.constant(null),
  async perform(_, context): Promise<Outcome[]> {
    await context.control?.movedByOthers();
    const first = await tokens(context);
    if (!areApart(first)) return [];
    const second = await tokens(context);
    const isSteady = first.every(({ way, aheadMs }) =>
      second.some((one) => one.way === way && Math.abs(one.aheadMs - aheadMs) <= steadyMs),
    );
    if (!isSteady || !areApart(second) || (await context.control?.movedByOthers())) {
      return [inconclusive(rule, 'tokens expire otherwise in a second round, as where a clock is moved')];
    }
    return apart(second);
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

const byEnd = (made: readonly Made[]): Made[] => made.toSorted((one, other) => one.aheadMs - other.aheadMs);

function areApart(made: readonly Made[]): boolean {
  const [earliest, latest] = [byEnd(made)[0], byEnd(made).at(-1)];
  return earliest !== undefined && latest !== undefined && latest.aheadMs - earliest.aheadMs > apartMs;
}

function apart(made: readonly Made[]): Outcome[] {
  const [earliest, latest] = [byEnd(made)[0], byEnd(made).at(-1)];
  if (!earliest || !latest) return [];
  const minutes = Math.round((latest.aheadMs - earliest.aheadMs) / minuteMs);
  const outcome = observed(rule, false, () => ({
    at: 'expiresAt',
    expected: `an hour at most before that of a token by ${latest.way}, which was made at the same time`,
    received: `${minutes} minutes before it, for a token by ${earliest.way}`,
    steps: 'sign in by password, by the refresh token and as the service account, twice',
  }));
  return [{ ...outcome, exchange: earliest.exchange }];
}
