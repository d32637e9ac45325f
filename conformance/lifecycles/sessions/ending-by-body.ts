import { scenario } from '../../scenarios/scenario.js';
import { carriersOf } from './carriers.js';
import { end, onlyIn, signIn } from './own-session.js';
import { seeOver } from './see-over.js';

/** A session that is ended by the `refreshToken` of the body (section 4.3). */
export const endingByBody = scenario({
  id: 'sessions/ending-by-body',
  rules: ['end.revokes-body'],
  needs: ['identity', 'user', 'own-resources'],
  requests: 4,
  async record(t) {
    const carriers = await carriersOf(t);
    if (carriers.places.body === undefined) {
      return t.skip('end.revokes-body', 'no refresh token is exchanged for a session in the body');
    }
    t.step('sign in');
    const { tokens } = await signIn(t, carriers);
    t.step('end the session by the refreshToken of the body');
    t.body(await end(t, onlyIn('body', tokens)));
    const why = 'the session behind the refreshToken of the body was ended';
    await seeOver(t, carriers, {
      rule: 'end.revokes-body',
      tokens,
      called: 'its refresh token',
      why,
    });
  },
});
