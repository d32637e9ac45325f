import { scenario } from '../../../scene/scenario.js';
import { carriersOf } from './carriers.js';
import { end, signIn } from './own-session.js';
import { seeOver } from './see-over.js';

/** Two sessions that are ended in one call, one by the cookie and one by the body (section 4.3). */
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
    const rule = 'end.revokes-both';
    const why = 'both sessions were ended';
    const first = {
      rule,
      tokens: one.tokens,
      called: 'the refresh token of the first',
      why,
      providedThat: ['cookie'],
    } as const;
    if (!(await seeOver(t, carriers, first))) return;
    const second = {
      rule,
      tokens: other.tokens,
      called: 'that of the second',
      why,
      providedThat: ['body'],
    } as const;
    await seeOver(t, carriers, second);
  },
});
