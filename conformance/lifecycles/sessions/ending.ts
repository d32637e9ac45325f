import type { Lab } from '../../run/lab.js';
import { story } from '../../story/story.js';
import { isSuccess, type Teller } from '../../story/teller.js';
import type { Exchange } from '../../target/exchange.js';
import { carriersOf, type Tokens } from './carriers.js';
import { clearsCookie } from './cleared-cookie.js';
import { end, onlyIn, signIn } from './own-session.js';
import { seeOver } from './see-over.js';

const noCookie = 'the refresh token is not handed out in a cookie';

/** A session that is ended by its cookie, without an access token (section 4.3). */
export const ending = story({
  id: 'sessions/ending',
  rules: ['end.no-token-needed', 'end.revokes-cookie', 'end.clears-cookie', 'end.idempotent'],
  needs: ['identity', 'user', 'own-resources'],
  requests: 14,
  async tell(teller, lab) {
    const carriers = await carriersOf(lab);
    const { first } = carriers;
    teller.step('sign in');
    const session = await signIn(lab, carriers);
    const sent = onlyIn(first, session.tokens);
    teller.step(`end the session by its ${first === 'cookie' ? 'cookie' : 'refresh token'}`);
    const ended = await end(lab, sent);
    if (!isSuccess(ended)) return seeTokenNeeded(teller, lab, session.accessToken, sent, ended);
    teller.accepts('end.no-token-needed', ended, 'it needs no access token');

    if (first === 'cookie') {
      const holds = clearsCookie(session.answer, ended);
      const seen = {
        expected: 'the cookie of the sign-in, emptied or with a past expiry',
        received: 'no such cookie',
      };
      teller.see('end.clears-cookie', holds, () => ({ at: 'header set-cookie', ...seen }), ended);
      const why = 'the session behind the cookie was ended';
      const { tokens } = session;
      await seeOver(teller, lab, carriers, {
        rule: 'end.revokes-cookie',
        tokens,
        called: 'its refresh token',
        why,
      });
    } else {
      for (const rule of ['end.clears-cookie', 'end.revokes-cookie'] as const) teller.skip(rule, noCookie);
    }
    teller.step('end it again');
    teller.accepts('end.idempotent', await end(lab, sent), 'there is nothing left to be done');
  },
});

/** That an access token is what was missing shows where the same call with one succeeds. */
async function seeTokenNeeded(
  teller: Teller<'end.no-token-needed'>,
  lab: Lab,
  accessToken: string | undefined,
  sent: Tokens,
  refused: Exchange,
): Promise<void> {
  const holder = accessToken === undefined ? undefined : lab.callers.bearer('the user', accessToken);
  const isNeeded = holder !== undefined && isSuccess(await end(lab, sent, holder));
  // Whatever else it was refused for says nothing about access tokens.
  if (!isNeeded) teller.body(refused);
  const { status } = refused.response;
  const expected = 'a 2xx, as with an access token: it needs none';
  teller.see('end.no-token-needed', false, () => ({ at: 'status', expected, received: status }), refused);
}
