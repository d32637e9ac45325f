import { scenario } from '../../scenarios/scenario.js';
import { carriersOf } from './carriers.js';
import { end, onlyIn, renew, renewed, signIn } from './own-session.js';

/** Two sessions of one user, of which one is ended (section 4.3). */
export const otherSession = scenario({
  id: 'sessions/other-session',
  rules: ['end.other-session-lives'],
  needs: ['identity', 'user', 'own-resources'],
  requests: 5,
  async record(recorder, context) {
    const carriers = await carriersOf(context);
    const { first } = carriers;
    recorder.step('sign in twice');
    const kept = await signIn(context, carriers);
    const { tokens } = await signIn(context, carriers);
    // It must have outlived the second sign-in: some services keep one session per user.
    const alive = await renewed(context, carriers, kept.tokens);
    recorder.step('end the second session');
    recorder.body(await end(context, onlyIn(first, tokens)));
    recorder.step('exchange the refresh token of the first');
    const answer = await renew(context, carriers, alive);
    recorder.accepts('end.other-session-lives', answer, 'it is another session, which goes on');
  },
});
