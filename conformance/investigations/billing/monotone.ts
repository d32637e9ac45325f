import { answerTime } from '../../rules/answer-time.js';
import { scenario } from '../../scenarios/scenario.js';
import { describeTotal, fallen, totalsOf } from './totals.js';
import { getUsage, linesOf, mayBePaged } from './usage.js';

/** Usage may lag behind, so it is looked at until it changes. */
const [attempts, pauseMs] = [4, 2500];

/** Usage before and after a find of somebody who is known (section 4.3). */
export const usageNeverFalls = scenario({
  id: 'billing/usage-never-falls',
  rules: ['usage.monotone'],
  needs: ['billing', 'token'],
  asksForPeople: true,
  requests: 2 + attempts,
  async record(recorder, context) {
    recorder.step('get the usage');
    let body = recorder.body(await getUsage(context));
    let before = totalsOf(linesOf(body));
    if (before.size === 0 || mayBePaged(body)) {
      const why = 'no usage record shows `requests` or `credits_used`, or not all records are shown';
      return recorder.skip('usage.monotone', why);
    }
    const known = context.pool.known.find(({ ids }) => ids.length > 0);
    if (known) {
      recorder.step('find somebody');
      await context.find({ matches: [known.lookup], size: 1 });
    }
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      recorder.step('get the usage');
      const answer = await getUsage(context);
      body = recorder.body(answer);
      const after = totalsOf(linesOf(body));
      const fall = fallen(before, after, answerTime(answer).latest);
      const seen = () => ({
        at: 'records',
        expected: fall ? `at least ${fall.before.value} ${describeTotal(fall.before)}` : '',
        received: fall?.after ?? null,
      });
      const hasRisen = [...after].some(([key, { value }]) => value > (before.get(key)?.value ?? 0));
      if (!recorder.see('usage.monotone', fall === undefined, seen, answer) || hasRisen) return;
      before = after;
      await context.wait(pauseMs);
    }
  },
});
