import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { canSignIn, ownAccount, tokenOf, withNewSecret } from './own-account.js';

/** Before and after the 30 seconds for which the old secret may go on. What a service copies late fails earlier. */
const [beforeMs, afterMs] = [24_000, 9000];

export const secretDelay = asks('session.secret-delay', {
  needs: ['identity', 'token', 'own-resources'],
  requests: 12,
  once: true,
  async ask(t) {
    const before = await ownAccount(t);
    await tokenOf(t, before);
    const renewed = await withNewSecret(t, before);
    const isTaken = await canSignIn(t, before);
    await tokenOf(t, renewed);
    if (!isTaken) return agrees('immediate', 'a replaced secret is refused at once');
    await t.wait(beforeMs);
    if (!(await canSignIn(t, before))) return otherwise('a replaced secret is refused within 25 seconds');
    await t.wait(afterMs);
    const isStillTaken = await canSignIn(t, before);
    await tokenOf(t, renewed);
    return isStillTaken
      ? otherwise('a replaced secret is taken after 30 seconds')
      : agrees('30-seconds', 'a replaced secret is taken at first, and refused after 30 seconds');
  },
});
