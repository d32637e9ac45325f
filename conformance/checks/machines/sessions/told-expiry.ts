import { scenario } from '../../../scene/scenario.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { grantOf } from '../../../target/session.js';
import { targetTime } from '../../scenarios/session/expires-at.js';
import { signIn } from '../../scenarios/session/sign-in.js';
import { isLetIn, useKey, useOf } from '../api-keys/keys.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** No token lives for longer than an hour (section 5 rule 3), and clocks differ by minutes. */
const longestMs = hourMs + 5 * minuteMs;
/** Less may be an hour's life in the zone next to UTC, and says no minute before the end. */
const shortestMs = 10 * minuteMs;

/**
 * Moves time to a minute before `expiresAt`, and to when no token lives any more (section 5 rule 3). That a token lives
 * until an hour after its creation although `expiresAt` tells an earlier time is one way to read the two times stated.
 */
export const toldExpiry = scenario({
  id: 'sessions/told-expiry',
  rules: ['session.token-before-expiry', 'session.token-after-expiry'],
  needs: ['identity', 'token', 'own-resources', 'control'],
  requests: 12,
  movesTime: true,
  async record(t) {
    const { control } = t;
    t.step('sign in');
    const session = await signIn(t);
    const grant = session && grantOf(session.response.json);
    if (!control || !grant) throw new EndScenario('inconclusive', 'the credential of the run cannot sign in');
    const token = { key: grant.accessToken };
    const use = await useOf(t, token);
    if (use === undefined) throw new EndScenario('inconclusive', 'a new token is not accepted');
    const serviceMs = await control.now();
    const writtenMs = targetTime(session) ?? serviceMs;
    const untilEnd = (clockMs: number) => (grant.expiresAt ?? Number.NaN) - clockMs;
    const aheadMs = untilEnd(Math.max(serviceMs, writtenMs));
    let passedMs = 0;
    // Beyond these, the zone that it is told in is another one.
    if (aheadMs >= shortestMs && untilEnd(Math.min(serviceMs, writtenMs)) <= longestMs) {
      passedMs = aheadMs - minuteMs;
      t.step('a minute before `expiresAt`');
      await control.advance(`PT${Math.floor(passedMs / 1000)}S`);
      const early = await useKey(t, token, use);
      t.step('use the token');
      t.expect('session.token-before-expiry', early).holds(early.response.status !== 401, {
        at: 'status',
        expected: 'not 401: the token expires in a minute',
        received: early.response.status,
      });
    } else
      t.skip('session.token-before-expiry', '`expiresAt` is told in another zone, or lies minutes ahead');

    await control.advance(`PT${Math.ceil((longestMs + shortestMs - passedMs) / 1000)}S`);
    const late = await useKey(t, token, use);
    if (isLetIn(late)) {
      await control.advance('P1D');
      if (isLetIn(await useKey(t, token, use)))
        throw new EndScenario('inconclusive', 'the time that the control plane moves ends no token');
    }
    t.step('use the token more than an hour after its creation');
    t.expect('session.token-after-expiry', late).refused('the token has expired');
  },
});
