import { story } from '../../story/story.js';
import { carriersOf } from './carriers.js';
import { end, onlyIn, signIn } from './own-session.js';
import { seeOver } from './see-over.js';

/** A session that is ended by the `refreshToken` of the body (section 4.3). */
export const endingByBody = story({
  id: 'sessions/ending-by-body',
  rules: ['end.revokes-body'],
  needs: ['identity', 'user', 'own-resources'],
  requests: 4,
  async tell(teller, lab) {
    const carriers = await carriersOf(lab);
    if (carriers.places.body === undefined) {
      return teller.skip('end.revokes-body', 'no refresh token is exchanged for a session in the body');
    }
    teller.step('sign in');
    const { tokens } = await signIn(lab, carriers);
    teller.step('end the session by the refreshToken of the body');
    teller.body(await end(lab, onlyIn('body', tokens)));
    const why = 'the session behind the refreshToken of the body was ended';
    await seeOver(teller, lab, carriers, {
      rule: 'end.revokes-body',
      tokens,
      called: 'its refresh token',
      why,
    });
  },
});
