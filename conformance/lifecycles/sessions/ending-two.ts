import { story } from '../../story/story.js';
import { carriersOf } from './carriers.js';
import { end, signIn } from './own-session.js';
import { seeOver } from './see-over.js';

/** Two sessions that are ended in one call, one by the cookie and one by the body (section 4.3). */
export const endingTwo = story({
  id: 'sessions/ending-two',
  rules: ['end.revokes-both'],
  needs: ['identity', 'user', 'own-resources'],
  requests: 8,
  async tell(teller, lab) {
    const carriers = await carriersOf(lab);
    teller.step('sign in twice');
    const one = await signIn(lab, carriers);
    const other = await signIn(lab, carriers);
    const sent = { cookie: one.tokens.cookie, body: other.tokens.body };
    if (sent.cookie === undefined || sent.body === undefined) {
      return teller.skip(
        'end.revokes-both',
        'a refresh token is taken in the cookie or in the body, and not in both',
      );
    }
    teller.step('end the first session by the cookie and the second one by the body, in one call');
    teller.body(await end(lab, { cookie: sent.cookie, body: sent.body }));
    const rule = 'end.revokes-both';
    const why = 'both sessions were ended';
    const first = {
      rule,
      tokens: one.tokens,
      called: 'the refresh token of the first',
      why,
      providedThat: ['cookie'],
    } as const;
    if (!(await seeOver(teller, lab, carriers, first))) return;
    const second = {
      rule,
      tokens: other.tokens,
      called: 'that of the second',
      why,
      providedThat: ['body'],
    } as const;
    await seeOver(teller, lab, carriers, second);
  },
});
