import { undecided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { chargesFresh, repeatedCharge } from './charges.js';

export const charged = asks('find.charged', {
  requests: 3,
  // What was charged is told nowhere else at once.
  hiddenBy: { 'errors.quota-headers': ['off'] },
  async ask(t) {
    const credits = await repeatedCharge(t);
    const saw = `somebody again and two who are nobody → ${credits} credits`;
    if (credits === 1) return agrees('each-answer', saw);
    if (credits === 3) return agrees('each-lookup', saw);
    if (credits > 0) return otherwise(saw);
    if (await chargesFresh(t)) return agrees('unique-person', saw);
    throw undecided('nothing was charged for anybody');
  },
});
