import { story } from '../../story/story.js';
import { carriersOf } from './carriers.js';
import { end, onlyIn, renewed, signIn } from './own-session.js';
import { seeOver } from './see-over.js';

/** A session that is ended by its first refresh token, after two others were rotated from it (section 4.3). */
export const rotated = story({
  id: 'sessions/rotated',
  rules: ['end.revokes-rotated'],
  needs: ['identity', 'user', 'own-resources'],
  requests: 8,
  async tell(teller, lab) {
    const carriers = await carriersOf(lab);
    const { first } = carriers;
    teller.step('sign in');
    const { tokens } = await signIn(lab, carriers);
    teller.step('exchange the refresh token twice');
    const second = await renewed(lab, carriers, tokens);
    const third = await renewed(lab, carriers, second);
    if (third[first] === tokens[first]) {
      return teller.skip('end.revokes-rotated', 'a refresh token is not rotated: it stays the same');
    }
    teller.step('end the session by the first one');
    teller.body(await end(lab, onlyIn(first, tokens)));
    await seeOver(teller, lab, carriers, {
      rule: 'end.revokes-rotated',
      tokens: third,
      called: 'the newest one',
      why: 'it was rotated from the one that the session was ended by',
      providedThat: [first],
    });
  },
});
