import { answerTime } from '../../rules/answer-time.js';
import { story } from '../../story/story.js';
import { describeTotal, fallen, totalsOf } from './totals.js';
import { getUsage, linesOf, mayBePaged } from './usage.js';

/** Usage may lag behind, so it is looked at until it changes. */
const [attempts, pauseMs] = [4, 2500];

/** Usage before and after a find of somebody who is known (section 4.3). */
export const usageNeverFalls = story({
  id: 'billing/usage-never-falls',
  rules: ['usage.monotone'],
  needs: ['billing', 'token'],
  asksForPeople: true,
  requests: 2 + attempts,
  async tell(teller, lab) {
    teller.step('get the usage');
    let body = teller.body(await getUsage(lab));
    let before = totalsOf(linesOf(body));
    if (before.size === 0 || mayBePaged(body)) {
      const why = 'no usage record shows `requests` or `credits_used`, or not all records are shown';
      return teller.skip('usage.monotone', why);
    }
    const known = lab.pool.known.find(({ ids }) => ids.length > 0);
    if (known) {
      teller.step('find somebody');
      await lab.find({ matches: [known.lookup], size: 1 });
    }
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      teller.step('get the usage');
      const answer = await getUsage(lab);
      body = teller.body(answer);
      const after = totalsOf(linesOf(body));
      const fall = fallen(before, after, answerTime(answer).latest);
      const seen = () => ({
        at: 'records',
        expected: fall ? `at least ${fall.before.value} ${describeTotal(fall.before)}` : '',
        received: fall?.after ?? null,
      });
      const hasRisen = [...after].some(([key, { value }]) => value > (before.get(key)?.value ?? 0));
      if (!teller.see('usage.monotone', fall === undefined, seen, answer) || hasRisen) return;
      before = after;
      await lab.wait(pauseMs);
    }
  },
});
