import { scenario } from '../../scenarios/scenario.js';
import { carriersOf } from './carriers.js';
import { end, onlyIn, renewed, signIn } from './own-session.js';
import { seeOver } from './see-over.js';

/** A session that is ended by its first refresh token, after two others were rotated from it (section 4.3). */
export const rotated = scenario({
  id: 'sessions/rotated',
  rules: ['end.revokes-rotated'],
  needs: ['identity', 'user', 'own-resources'],
  requests: 8,
  async record(t) {
    const carriers = await carriersOf(t);
    const { first } = carriers;
    t.step('sign in');
    const { tokens } = await signIn(t, carriers);
    t.step('exchange the refresh token twice');
    const second = await renewed(t, carriers, tokens);
    const third = await renewed(t, carriers, second);
    if (third[first] === tokens[first]) {
      return t.skip('end.revokes-rotated', 'a refresh token is not rotated: it stays the same');
    }
    t.step('end the session by the first one');
    t.body(await end(t, onlyIn(first, tokens)));
    await seeOver(t, carriers, {
      rule: 'end.revokes-rotated',
      tokens: third,
      called: 'the newest one',
      why: 'it was rotated from the one that the session was ended by',
      providedThat: [first],
    });
  },
});
