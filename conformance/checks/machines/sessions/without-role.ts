import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { carriersOf, tokensIn } from './carriers.js';
import { end, onlyIn, signIn } from './own-session.js';

/** A user without a role on the organization, who ends a session all the same (section 4.3). */
export const withoutRole = scenario({
  id: 'sessions/without-role',
  rules: ['end.role-none'],
  needs: ['identity', 'user', 'second-user'],
  requests: 5,
  async record(t) {
    const carriers = await carriersOf(t);
    const { first } = carriers;
    // Where nobody can end a session, a role is not what is missing.
    if (!t.worked('endSession')) {
      const own = await signIn(t, carriers);
      t.body(await end(t, onlyIn(first, own.tokens)));
    }
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
    t.expect('end.role-none', await end(t, tokens)).accepted('it needs no role on an organization');
  },
});
