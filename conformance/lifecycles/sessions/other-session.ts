import { scenario } from '../../scenarios/scenario.js';
import { carriersOf } from './carriers.js';
import { end, onlyIn, renew, renewed, signIn } from './own-session.js';

/** Two sessions of one user, of which one is ended (section 4.3). */
export const otherSession = scenario({
  id: 'sessions/other-session',
  rules: ['end.other-session-lives'],
  needs: ['identity', 'user', 'own-resources'],
  requests: 5,
  async record(t) {
    const carriers = await carriersOf(t);
    const { first } = carriers;
    t.step('sign in twice');
    const kept = await signIn(t, carriers);
    const { tokens } = await signIn(t, carriers);
    // It must have outlived the second sign-in: some services keep one session per user.
    const alive = await renewed(t, carriers, kept.tokens);
    t.step('end the second session');
    t.body(await end(t, onlyIn(first, tokens)));
    t.step('exchange the refresh token of the first');
    const answer = await renew(t, carriers, alive);
    t.expect('end.other-session-lives', answer).accepted('it is another session, which goes on');
  },
});
