import * as fc from 'fast-check';
import type { CheckContext } from '../../../scene/check-context.js';
import { investigation, type Outcome } from '../../../scene/investigation.js';
import type { Exchange } from '../../../target/exchange.js';
import type { SessionRequest } from '../../../target/session.js';
import { inconclusive, isSuccess, met, observed, undecided } from '../outcome.js';
import { expiryOf } from './expires-at.js';
import { bodyRefreshToken, cookieHeaders, refreshTokens } from './refresh-tokens.js';
import { accessToken, exactly200 } from './service-account.js';
import { signInUser, tokenIn } from './sign-in.js';

type Way = 'session.refresh-by-body' | 'session.refresh-by-cookie';

/** How many values are tried at most, each after a fresh sign-in, because a failed exchange may end the session. */
const candidatesMax = 4;

const requests: Record<Way, (session: Exchange) => SessionRequest[]> = {
  'session.refresh-by-body': (session) =>
    refreshTokens(session).map((refreshToken) => ({ json: { grantType: 'refreshToken', refreshToken } })),
  'session.refresh-by-cookie': (session) =>
    cookieHeaders(session).map((cookie) => ({ json: { grantType: 'refreshToken' }, cookie })),
};

/** Exchanges a refresh token for a new session, in the body or in a cookie (section 5 rule 4). */
function refreshBy<const Id extends Way>(way: Id) {
  return investigation({
    id: way.replace('.', '/'),
    rules: [way, 'session.refresh-new-token', 'session.access-token', 'session.expires-at'],
    needs: ['user'],
    requestsPerRun: 2,
    cases: () => fc.constant(null),
    perform: (_, context) => exchangeBy(way, context),
  });
}

async function exchangeBy(way: Way, context: CheckContext): Promise<Outcome[]> {
  let last: { session: Exchange; answer: Exchange } | undefined;
  for (let index = 0; index < candidatesMax; index += 1) {
    const session = await signInUser(context);
    if (!session) return [inconclusive(way, 'the user cannot sign in')];
    const request = requests[way](session)[index];
    if (!request) break;
    const lost = context.lost().length;
    const answer = await context.session({ ...request, isGood: true });
    if (isSuccess(answer)) return [met(way), ...newSession(session, answer)];
    const isLost = context.lost().length > lost;
    const why =
      undecided(answer) ?? (isLost ? 'the token may have been exchanged already: no answer came' : undefined);
    if (why !== undefined) return [inconclusive(way, why)];
    last = { session, answer };
  }
  if (!last || (way === 'session.refresh-by-cookie' && !carriesCookie(last.session))) return [];
  return [observed(way, false, refusal(last.answer))];
}

const refusal = ({ response }: Exchange) => ({
  at: 'status',
  expected: 'a new session for the refresh token',
  received: response.status,
});

/** Whether the refresh token is in a cookie: if the body has it, cookies may serve other purposes. */
function carriesCookie(session: Exchange): boolean {
  const inBody = bodyRefreshToken(session);
  const [header = ''] = cookieHeaders(session);
  return inBody === undefined || header.includes(inBody) || /refresh/i.test(header.split('=')[0] ?? '');
}

function newSession(old: Exchange, answer: Exchange): Outcome[] {
  const [before, after] = [tokenIn(old), tokenIn(answer)];
  const isNew = observed('session.refresh-new-token', before !== after, {
    at: 'accessToken',
    expected: 'another access token than before the exchange',
    received: 'the same access token',
  });
  const known = before === undefined || after === undefined ? [] : [isNew];
  return [exactly200(answer), accessToken(answer), ...known, ...expiryOf(answer)];
}

export const refreshes = [
  refreshBy('session.refresh-by-body'),
  refreshBy('session.refresh-by-cookie'),
] as const;
