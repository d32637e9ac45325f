import { Leave } from '../../run/leave.js';
import { story } from '../../story/story.js';
import { isSuccess } from '../../story/teller.js';
import { carriersOf, tokensIn } from './carriers.js';
import { end, onlyIn, signIn } from './own-session.js';

/** A user without a role on the organization, who ends a session all the same (section 4.3). */
export const withoutRole = story({
  id: 'sessions/without-role',
  rules: ['end.role-none'],
  needs: ['identity', 'user', 'second-user', 'own-resources'],
  requests: 5,
  async tell(teller, lab) {
    const carriers = await carriersOf(lab);
    const { first } = carriers;
    const own = await signIn(lab, carriers);
    // Where nobody can end a session, a role is not what is missing.
    teller.body(await end(lab, onlyIn(first, own.tokens)));
    const { email, password } = await lab.callers.outsider('a user without a role');
    teller.step('a user without a role signs in');
    const signedIn = await lab.session({
      json: { grantType: 'password', username: email, password },
      isGood: true,
    });
    if (!isSuccess(signedIn)) {
      throw new Leave(
        'inconclusive',
        `a user without a role cannot sign in: status ${signedIn.response.status}`,
      );
    }
    const tokens = onlyIn(first, tokensIn(signedIn, carriers));
    if (tokens[first] === undefined) throw new Leave('inconclusive', 'the user gets no refresh token');
    teller.step('and ends the session');
    teller.accepts('end.role-none', await end(lab, tokens), 'it needs no role on an organization');
  },
});
