import { story } from '../../story/story.js';
import { carriersOf } from './carriers.js';
import { end, onlyIn, renew, renewed, signIn } from './own-session.js';

/** Two sessions of one user, of which one is ended (section 4.3). */
export const otherSession = story({
  id: 'sessions/other-session',
  rules: ['end.other-session-lives'],
  needs: ['identity', 'user', 'own-resources'],
  requests: 5,
  async tell(teller, lab) {
    const carriers = await carriersOf(lab);
    const { first } = carriers;
    teller.step('sign in twice');
    const kept = await signIn(lab, carriers);
    const { tokens } = await signIn(lab, carriers);
    // It must have outlived the second sign-in: some services keep one session per user.
    const alive = await renewed(lab, carriers, kept.tokens);
    teller.step('end the second session');
    teller.body(await end(lab, onlyIn(first, tokens)));
    teller.step('exchange the refresh token of the first');
    const answer = await renew(lab, carriers, alive);
    teller.accepts('end.other-session-lives', answer, 'it is another session, which goes on');
  },
});
