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
  async record(recorder, context) {
    const carriers = await carriersOf(context);
    const { first } = carriers;
    recorder.step('sign in');
    const { tokens } = await signIn(context, carriers);
    recorder.step('exchange the refresh token twice');
    const second = await renewed(context, carriers, tokens);
    const third = await renewed(context, carriers, second);
    if (third[first] === tokens[first]) {
      return recorder.skip('end.revokes-rotated', 'a refresh token is not rotated: it stays the same');
    }
    recorder.step('end the session by the first one');
    recorder.body(await end(context, onlyIn(first, tokens)));
    await seeOver(recorder, context, carriers, {
      rule: 'end.revokes-rotated',
      tokens: third,
      called: 'the newest one',
      why: 'it was rotated from the one that the session was ended by',
      providedThat: [first],
    });
  },
});
