import { tokensIn } from '../../checks/machines/sessions/carriers.js';
import { undecided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { refreshing } from './refreshing.js';

/** Longer than the 30 seconds for which an exchanged token may go on. */
const graceMs = 31_500;

export const refreshRotation = asks('session.refresh-rotation', {
  needs: ['user'],
  requests: 12,
  once: true,
  async ask(t) {
    const { carriers, signIn, renewed } = await refreshing(t);
    const { tokens: first } = await signIn();
    const exchanged = await renewed(first);
    if (!exchanged) throw undecided('a new refresh token is refused');
    const second = tokensIn(exchanged, carriers);
    const { [carriers.first]: next } = second;
    if (next === undefined || next === first[carriers.first]) {
      const isTaken = (await renewed(first)) !== undefined;
      const saw = `an exchanged refresh token is not replaced, and is ${isTaken ? 'taken' : 'refused'} again`;
      return isTaken ? agrees('not-rotated', saw) : otherwise(saw);
    }
    if (!(await renewed(first))) {
      const isOver = !(await renewed(second));
      const saw = `an exchanged refresh token is refused, and then ${isOver ? 'the new one is refused as well' : 'the new one is taken'}`;
      return isOver ? agrees('rotated-strict', saw) : otherwise(saw);
    }
    await t.wait(graceMs);
    if (await renewed(first))
      return otherwise('an exchanged refresh token is replaced, and is taken after 30 seconds');
    if (await renewed(second)) {
      return agrees(
        'rotated-with-grace',
        'an exchanged refresh token is taken at first, refused after 30 seconds, and the new one is taken',
      );
    }
    return otherwise(
      'an exchanged refresh token is taken at first, refused after 30 seconds, and so is the new one',
    );
  },
});
