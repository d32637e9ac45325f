import * as fc from 'fast-check';
import { inTurn } from '../../../arbitraries/in-turn.js';
import { investigation } from '../../../scene/investigation.js';
import type { SessionRequest } from '../../../target/session-request.js';
import { madeUp } from '../made-up.js';
import { failedLoginWithoutSession } from './failed-login.js';

/** Section 7: a refresh token that was never issued, in the body, in a cookie of a likely name, or in both. */
export const bogusRefresh = investigation({
  id: 'session/bogus-refresh',
  rules: ['session.refresh-bogus'],
  runs: 6,
  requestsPerRun: 1,
  cases: () =>
    fc.record({
      token: fc.oneof(madeUp(), fc.constantFrom('x', '00000000-0000-4000-8000-000000000000', 'e30.e30.e30')),
      carriedBy: inTurn('body', 'body', 'cookie', 'both'),
      cookieName: inTurn('refreshToken', 'refresh_token'),
    }),
  async perform({ token, carriedBy, cookieName }, context) {
    const request: SessionRequest = {
      mustFail: true,
      json: { grantType: 'refreshToken', ...(carriedBy === 'cookie' ? {} : { refreshToken: token }) },
      ...(carriedBy === 'body' ? {} : { cookie: `${cookieName}=${token}` }),
    };
    const answer = await context.session(request);
    const why = 'nobody issued this refresh token';
    return [await failedLoginWithoutSession('session.refresh-bogus', answer, why, context, token)];
  },
});
