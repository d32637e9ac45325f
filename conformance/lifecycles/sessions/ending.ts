import { isSuccess } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
import type { Scene } from '../../scenarios/scene.js';
import type { Exchange } from '../../target/exchange.js';
import { carriersOf, type Tokens } from './carriers.js';
import { clearsCookie } from './cleared-cookie.js';
import { end, onlyIn, signIn } from './own-session.js';
import { seeOver } from './see-over.js';

const noCookie = 'the refresh token is not handed out in a cookie';

/** A session that is ended by its cookie, without an access token (section 4.3). */
export const ending = scenario({
  id: 'sessions/ending',
  rules: ['end.no-token-needed', 'end.revokes-cookie', 'end.clears-cookie', 'end.idempotent'],
  needs: ['identity', 'user', 'own-resources'],
  requests: 14,
  async record(t) {
    const carriers = await carriersOf(t);
    const { first } = carriers;
    t.step('sign in');
    const session = await signIn(t, carriers);
    const sent = onlyIn(first, session.tokens);
    t.step(`end the session by its ${first === 'cookie' ? 'cookie' : 'refresh token'}`);
    const ended = await end(t, sent);
    if (!isSuccess(ended)) return seeTokenNeeded(t, session.accessToken, sent, ended);
    t.soft('end.no-token-needed', ended).accepted('it needs no access token');

    if (first === 'cookie') {
      const holds = clearsCookie(session.answer, ended);
      const seen = {
        expected: 'the cookie of the sign-in, emptied or with a past expiry',
        received: 'no such cookie',
      };
      t.soft('end.clears-cookie', ended).holds(holds, { at: 'header set-cookie', ...seen });
      const why = 'the session behind the cookie was ended';
      const { tokens } = session;
      await seeOver(t, carriers, {
        rule: 'end.revokes-cookie',
        tokens,
        called: 'its refresh token',
        why,
      });
    } else {
      for (const rule of ['end.clears-cookie', 'end.revokes-cookie'] as const) t.skip(rule, noCookie);
    }
    t.step('end it again');
    t.expect('end.idempotent', await end(t, sent)).accepted('there is nothing left to be done');
  },
});

/** That an access token is what was missing shows where the same call with one succeeds. */
async function seeTokenNeeded(
  t: Scene<'end.no-token-needed'>,
  accessToken: string | undefined,
  sent: Tokens,
  refused: Exchange,
): Promise<void> {
  const holder = accessToken === undefined ? undefined : t.callers.bearer('the user', accessToken);
  const isNeeded = holder !== undefined && isSuccess(await end(t, sent, holder));
  // Whatever else it was refused for says nothing about access tokens.
  if (!isNeeded) t.body(refused);
  const { status } = refused.response;
  const expected = 'a 2xx, as with an access token: it needs none';
  t.soft('end.no-token-needed', refused).holds(false, { at: 'status', expected, received: status });
}
