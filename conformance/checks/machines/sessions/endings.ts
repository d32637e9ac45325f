import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { carriersOf, tokensIn } from './carriers.js';
import { end, onlyIn, seeOver, signIn } from './own-session.js';

/** One call ends two sessions, one by the cookie and one by the body (section 4.3). */
export const endingTwo = scenario({
  id: 'sessions/ending-two',
  rules: ['end.revokes-both'],
  needs: ['identity', 'user'],
  requests: 8,
  async record(t) {
    const carriers = await carriersOf(t);
    t.step('sign in twice');
    const one = await signIn(t, carriers);
    const other = await signIn(t, carriers);
    const sent = { cookie: one.tokens.cookie, body: other.tokens.body };
    if (sent.cookie === undefined || sent.body === undefined) {
      return t.skip(
        'end.revokes-both',
        'a refresh token is taken in the cookie or in the body, and not in both',
      );
    }
    t.step('end the first session by the cookie and the second one by the body, in one call');
    t.body(await end(t, { cookie: sent.cookie, body: sent.body }));
    for (const [{ tokens }, called, carrier] of [
      [one, 'the refresh token of the first', 'cookie'],
      [other, 'that of the second', 'body'],
    ] as const) {
      const why = 'both sessions were ended';
      const over = { rule: 'end.revokes-both', tokens, called, why, providedThat: [carrier] } as const;
      if (!(await seeOver(t, carriers, over))) return;
    }
  },
});

/** A user without a role on the organization may end a session (section 4.3). */
export const withoutRole = scenario({
  id: 'sessions/without-role',
  rules: ['end.role-none'],
  needs: ['identity', 'user', 'second-user'],
  requests: 5,
  async record(t) {
    const carriers = await carriersOf(t);
    const { first } = carriers;
    const { email, password } = await t.callers.stranger();
    t.step('a user without a role signs in');
    const signedIn = await t.session({
      json: { grantType: 'password', username: email, password },
      isGood: true,
    });
    if (!isSuccess(signedIn)) {
      throw new EndScenario(
        'inconclusive',
        `a user without a role cannot sign in: status ${signedIn.response.status}`,
      );
    }
    const tokens = onlyIn(first, tokensIn(signedIn, carriers));
    if (tokens[first] === undefined) throw new EndScenario('inconclusive', 'the user gets no refresh token');
    t.step('and ends the session');
    const answer = await end(t, tokens);
    if (!isSuccess(answer)) {
      // If no user can end a session in this way, the reason is not a missing role.
      const own = await signIn(t, carriers);
      t.body(await end(t, onlyIn(first, own.tokens)));
    }
    t.expect('end.role-none', answer).accepted('it needs no role on an organization');
  },
});
