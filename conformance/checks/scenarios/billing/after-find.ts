import { scenario } from '../../../scene/scenario.js';
import { answerTime } from '../../exchanges/answer-time.js';
import { describeTotal, fallen, totalsOf } from './totals.js';
import { attempts, getUsage, linesOf, mayBePaged, pauseMs } from './usage.js';

/** Usage before and after a find of a known person (section 4.3); as it may lag behind, it is requested until it rises. */
export const usageNeverFalls = scenario({
  id: 'billing/usage-never-falls',
  rules: ['usage.monotone'],
  asksForPeople: true,
  requests: 2 + attempts,
  async record(t) {
    t.step('get the usage');
    let body = t.body(await getUsage(t));
    let before = totalsOf(linesOf(body));
    if (before.size === 0 || mayBePaged(body)) {
      const why = 'no usage record shows `requests` or `credits_used`, or not all records are shown';
      return t.skip('usage.monotone', why);
    }
    const known = t.pool.known.find(({ ids }) => ids.length > 0);
    if (known) {
      t.step('find somebody');
      await t.find({ matches: [known.lookup], size: 1 });
    }
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      t.step('get the usage');
      const answer = await getUsage(t);
      body = t.body(answer);
      const after = totalsOf(linesOf(body));
      const fall = fallen(before, after, answerTime(answer).latest);
      const seen = {
        at: 'records',
        expected: fall ? `at least ${fall.before.value} ${describeTotal(fall.before)}` : '',
        received: fall?.after ?? null,
      };
      const hasRisen = [...after].some(([key, { value }]) => value > (before.get(key)?.value ?? 0));
      if (!t.soft('usage.monotone', answer).holds(fall === undefined, seen) || hasRisen) return;
      before = after;
      await t.wait(pauseMs);
    }
  },
});
