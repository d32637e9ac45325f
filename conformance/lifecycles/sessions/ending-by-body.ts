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
  async record(recorder, context) {
    const carriers = await carriersOf(context);
    if (carriers.places.body === undefined) {
      return recorder.skip('end.revokes-body', 'no refresh token is exchanged for a session in the body');
    }
    recorder.step('sign in');
    const { tokens } = await signIn(context, carriers);
    recorder.step('end the session by the refreshToken of the body');
    recorder.body(await end(context, onlyIn('body', tokens)));
    const why = 'the session behind the refreshToken of the body was ended';
    await seeOver(recorder, context, carriers, {
      rule: 'end.revokes-body',
      tokens,
      called: 'its refresh token',
      why,
    });
  },
});
