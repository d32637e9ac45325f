import * as fc from 'fast-check';
import { findBody } from '../../../arbitraries/lookups.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { investigation, type Outcome } from '../../../scene/investigation.js';
import type { Exchange } from '../../../target/exchange.js';
import { isObject } from '../../../target/json.js';
import type { Lookup } from '../../../view/find-view.js';
import { fewHits } from '../finds.js';
import { inconclusive, isSuccess, observed, undecided } from '../outcome.js';
import { expiryOf } from './expires-at.js';
import { serviceAccount, tokenIn } from './sign-in.js';

/** Two sign-ins of the service account, and a find with each token (sections 4.2 and 5 rule 1). */
export const serviceAccountSignIn = investigation({
  id: 'session/service-account',
  rules: [
    'session.post',
    'session.200-only',
    'session.access-token',
    'session.expires-at',
    'session.expires-iso',
    'session.expires-no-zone',
    'session.expires-future',
    'session.lifetime-at-most-1h',
    'session.token-works',
  ],
  needs: ['service-account'],
  requestsPerRun: 3,
  cases: (pool) => fc.record({ lookups: fewHits(pool) }),
  async perform({ lookups }, context) {
    const json = serviceAccount(context.target);
    if (!json) return [];
    const first = await context.session({ json, isGood: true });
    // A second refusal would add nothing.
    if (!isSuccess(first)) return grantOutcomes(first);
    const second = await context.session({ json, isGood: true });
    return [
      ...grantOutcomes(first),
      ...grantOutcomes(second),
      ...(await tokenWorks(second, lookups, context)),
    ];
  },
});

function grantOutcomes(exchange: Exchange): Outcome[] {
  const why = undecided(exchange);
  if (why !== undefined) return [inconclusive('session.post', why)];
  const { status } = exchange.response;
  const post = observed('session.post', isSuccess(exchange), {
    at: 'status',
    expected: 'a session for the configured service account',
    received: status,
  });
  if (!isSuccess(exchange)) return [post];
  return [post, exactly200(exchange), accessToken(exchange), ...expiryOf(exchange)];
}

/** Sections 4.2 and 7: success is 200; any other status is a failed login. */
export function exactly200({ response: { status } }: Exchange): Outcome {
  return observed('session.200-only', status === 200, {
    at: 'status',
    expected: 'status 200 for a successful sign-in',
    received: status,
  });
}

/** Section 4.2: JSON sign-in returns `accessToken`. Values are secret, so only member names are reported. */
export function accessToken({ response: { json } }: Exchange): Outcome {
  const token = isObject(json) ? json['accessToken'] : undefined;
  return observed('session.access-token', typeof token === 'string' && token !== '', {
    at: 'accessToken',
    expected: 'a non-empty string',
    received: isObject(json) ? `an object with ${Object.keys(json).join(', ')}` : 'no JSON object',
  });
}

/** Judges a fresh token; a 401 counts only if a second fresh token is refused, too. */
async function tokenWorks(
  session: Exchange,
  lookups: readonly Lookup[],
  context: CheckContext,
): Promise<Outcome[]> {
  const rule = 'session.token-works';
  const answer = await findWith(session, lookups, context);
  if (!answer) return [];
  if (answer.response.status !== 401) return [accepted(answer)];
  const json = serviceAccount(context.target);
  const again = json && (await findWith(await context.session({ json, isGood: true }), lookups, context));
  if (again?.response.status !== 401) return [inconclusive(rule, 'a fresh token was refused once with 401')];
  return [accepted(again)];
}

function accepted(answer: Exchange): Outcome {
  const rule = 'session.token-works';
  const { status } = answer.response;
  // 403 is about a role or credit, not about the token.
  const why = status === 403 ? 'the target answered with status 403' : undecided(answer);
  if (why !== undefined) return inconclusive(rule, why);
  return observed(rule, status !== 401, {
    at: 'status',
    expected: 'not 401 for a token that was just issued',
    received: status,
  });
}

async function findWith(
  session: Exchange,
  lookups: readonly Lookup[],
  context: CheckContext,
): Promise<Exchange | undefined> {
  const token = tokenIn(session);
  if (token === undefined) return undefined;
  return context.find(findBody(lookups, null), { credential: 'token', authorization: `Bearer ${token}` });
}
