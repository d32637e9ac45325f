import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { getUsage, linesOf, mayBePaged, type UsageLine } from './usage.js';

/** Usage with its history, without moving the clock (section 4.3). */
export const usageHistory = scenario({
  id: 'billing/usage-history',
  rules: ['usage.history'],
  requests: 3,
  record: (t) => seeHistory(t, t.now()),
});

/** Periods may be given as dates in any time zone. */
const toleranceMs = 2 * 86_400_000;

/** Longer than any month, so that another billing period has begun. */
const aMonth = 'P31D';

/** Usage with its history, after the current billing period has become history. */
export const usageBecomesHistory = scenario({
  id: 'billing/usage-becomes-history',
  rules: ['usage.history'],
  needs: ['token', 'control', 'own-resources'],
  requests: 10,
  movesTime: true,
  async record(t) {
    if (!t.control) return;
    t.body(await getUsage(t));
    t.step('a month passes');
    await t.control.advance(aMonth);
    // Gives the new period usage of its own.
    t.body(await getUsage(t));
    await seeHistory(t, await t.control.now());
  },
});

/** @param now on the service's clock, in milliseconds since 1970 */
async function seeHistory(t: Scene<'usage.history'>, now: number): Promise<void> {
  const rule = 'usage.history';
  const current = linesOf(t.body(await getUsage(t)));
  t.step('get the usage with its history');
  const answer = await getUsage(t, { include_history: true });
  const body = t.body(answer);
  if (mayBePaged(body)) return t.skip(rule, 'not all records are shown in one answer');
  const all = linesOf(body);
  if ([...current, ...all].some(({ startsAt }) => startsAt === undefined)) {
    return t.skip(rule, 'a usage record does not show its `period_start`: map it with --overlay');
  }
  const shown = new Set(all.map(keyOf));
  const missing = current.find((line) => !shown.has(keyOf(line)));
  if (missing) {
    const expected = `the record of the current period, ${describe(missing)}, too`;
    return void t.soft(rule, answer).holds(false, { at: 'records', expected, received: [...shown] });
  }
  const own = new Set(current.map(keyOf));
  const added = all.filter((line) => !own.has(keyOf(line)));
  const begins = Math.min(...current.map(({ startsAt = 0 }) => startsAt));
  // Operations first used between the two requests belong to the current period.
  const earlier = added.filter(({ startsAt = 0 }) => startsAt < begins);
  const later = added.find(
    ({ startsAt = 0, endsAt = 0 }) => startsAt > begins || (startsAt < begins && endsAt > now + toleranceMs),
  );
  if (earlier.length === 0 && !later) {
    return t.cannot(
      rule,
      'no earlier records are added: there are none, or history is asked for in another way',
    );
  }
  const seen = {
    at: 'records',
    expected: 'records of billing periods that are over',
    received: later ? describe(later) : null,
  };
  t.soft(rule, answer).holds(later === undefined, seen);
}

function keyOf({ startsAt, operation = '', principal = '' }: UsageLine): string {
  return `${startsAt} ${operation} ${principal}`.trim();
}

function describe({ period = '', operation = 'everything' }: UsageLine): string {
  return `${operation} in ${period}`;
}
