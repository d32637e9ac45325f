import type { CheckContext } from '../../checks/check-context.js';
import { isSuccess, type Recorder } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
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
  async record(recorder, context) {
    const carriers = await carriersOf(context);
    const { first } = carriers;
    recorder.step('sign in');
    const session = await signIn(context, carriers);
    const sent = onlyIn(first, session.tokens);
    recorder.step(`end the session by its ${first === 'cookie' ? 'cookie' : 'refresh token'}`);
    const ended = await end(context, sent);
    if (!isSuccess(ended)) return seeTokenNeeded(recorder, context, session.accessToken, sent, ended);
    recorder.accepts('end.no-token-needed', ended, 'it needs no access token');

    if (first === 'cookie') {
      const holds = clearsCookie(session.answer, ended);
      const seen = {
        expected: 'the cookie of the sign-in, emptied or with a past expiry',
        received: 'no such cookie',
      };
      recorder.see('end.clears-cookie', holds, () => ({ at: 'header set-cookie', ...seen }), ended);
      const why = 'the session behind the cookie was ended';
      const { tokens } = session;
      await seeOver(recorder, context, carriers, {
        rule: 'end.revokes-cookie',
        tokens,
        called: 'its refresh token',
        why,
      });
    } else {
      for (const rule of ['end.clears-cookie', 'end.revokes-cookie'] as const) recorder.skip(rule, noCookie);
    }
    recorder.step('end it again');
    recorder.accepts('end.idempotent', await end(context, sent), 'there is nothing left to be done');
  },
});

/** That an access token is what was missing shows where the same call with one succeeds. */
async function seeTokenNeeded(
  recorder: Recorder<'end.no-token-needed'>,
  context: CheckContext,
  accessToken: string | undefined,
  sent: Tokens,
  refused: Exchange,
): Promise<void> {
  const holder = accessToken === undefined ? undefined : context.callers.bearer('the user', accessToken);
  const isNeeded = holder !== undefined && isSuccess(await end(context, sent, holder));
  // Whatever else it was refused for says nothing about access tokens.
  if (!isNeeded) recorder.body(refused);
  const { status } = refused.response;
  const expected = 'a 2xx, as with an access token: it needs none';
  recorder.see('end.no-token-needed', false, () => ({ at: 'status', expected, received: status }), refused);
}
