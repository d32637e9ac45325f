import * as fc from 'fast-check';
import { findBody } from '../../../arbitraries/lookups.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { investigation, type Outcome } from '../../../scene/investigation.js';
import { grantOf } from '../../../target/session.js';
import type { Lookup } from '../../../view/find-view.js';
import { fewHits } from '../hits.js';
import { inconclusive, isSuccess, observed, undecided } from '../outcome.js';
import { refusedCall } from '../refused-call.js';
import { targetTime } from './expires-at.js';
import { signIn } from './sign-in.js';

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
    observed(rule, status !== 401, () => ({
      at: 'status',
      expected: `not 401: the token expires ${expiresAt - answer.sentAt} ms after this call`,
      received: status,
    })),
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
