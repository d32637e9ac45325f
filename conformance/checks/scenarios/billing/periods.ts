import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { answerTime } from '../../exchanges/dates.js';
import { unmapped } from '../people/chosen.js';
import {
  attempts,
  describeTotal,
  fallen,
  getUsage,
  linesOf,
  mayBePaged,
  pauseMs,
  totalsOf,
  type UsageLine,
  usageUntil,
} from './usage.js';

/** Periods may be given as dates in any time zone, ending on their last day. */
const toleranceMs = 2 * 86_400_000;

/** The usage of the current billing period (section 4.3). */
export const currentUsage = scenario({
  id: 'billing/current-usage',
  rules: ['usage.current'],
  requests: attempts,
  async record(t) {
    const rule = 'usage.current';
    t.step('get the usage');
    const answer = await usageUntil(t, {}, ({ length }) => length > 0);
    const lines = linesOf(t.body(answer));
    if (lines.length === 0) return t.cannot(rule, 'there are no usage records');
    // The period may be given for the whole response or for each record.
    const dated = [...linesOf([answer.response.json ?? null]), ...lines].filter(
      ({ startsAt, endsAt }) => startsAt !== undefined || endsAt !== undefined,
    );
    if (dated.length === 0)
      return t.skip(rule, unmapped('no usage record shows its `period_start` or `period_end`'));
    const { earliest, latest } = answerTime(answer);
    const other = dated.find(
      ({ startsAt = latest, endsAt = earliest }) =>
        startsAt > latest + toleranceMs || endsAt < earliest - toleranceMs,
    );
    t.expect(rule, answer).holds(other === undefined, {
      at: 'records',
      expected: `billing periods that ${new Date(latest).toISOString()} lies in`,
      received: `one from ${dayOf(other?.startsAt)} to ${dayOf(other?.endsAt)}`,
    });
  },
});

const dayOf = (time: number | undefined): string =>
  time === undefined ? 'an unknown day' : new Date(time).toISOString().slice(0, 10);

/** The usage of an organization that the caller holds no role on (sections 4.3 and 5 rule 5). */
export const usageOfOthers = scenario({
  id: 'billing/usage-of-others',
  rules: ['usage.org-isolation'],
  needs: ['token', 'other-org'],
  requests: 3,
  async record(t) {
    if (!t.worked('getUsage')) t.body(await getUsage(t));
    t.step('get the usage of an organization without a role on it');
    const answer = await t.call('getUsage', { path: { org_id: t.target.otherOrg ?? '' } });
    t.expect('usage.org-isolation', answer).refused('the caller holds no role on this organization');
  },
});

/** Longer than any month, so that another billing period has begun. */
const aMonth = 'P31D';

/** Usage with its history, as it is and after the current billing period has become history (section 4.3). */
export const usageHistory = scenario({
  id: 'billing/usage-history',
  rules: ['usage.history'],
  requests: 3,
  record: (t) => seeHistory(t, t.now()),
});
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
  if ([...current, ...all].some(({ startsAt }) => startsAt === undefined))
    return t.skip(rule, unmapped('a usage record does not show its `period_start`'));
  const [shown, own] = [all.map(keyOf), current.map(keyOf)];
  const missing = current.find((line) => !shown.includes(keyOf(line)));
  const added = all.filter((line) => !own.includes(keyOf(line)));
  const begins = Math.min(...current.map(({ startsAt = 0 }) => startsAt));
  // Operations first used between the two requests belong to the current period.
  const later = added.find(
    ({ startsAt = 0, endsAt = 0 }) => startsAt > begins || (startsAt < begins && endsAt > now + toleranceMs),
  );
  if (!missing && !later && added.every(({ startsAt = 0 }) => startsAt >= begins)) {
    const why = 'no earlier records are added: there are none, or history is asked for in another way';
    return t.cannot(rule, why);
  }
  const expected = missing
    ? `the record of the current period, ${describe(missing)}, too`
    : 'records of billing periods that are over';
  const received = missing ? shown : later ? describe(later) : null;
  t.soft(rule, answer).holds(!missing && !later, { at: 'records', expected, received });
}

const keyOf = ({ startsAt, operation = '', principal = '' }: UsageLine): string =>
  `${startsAt} ${operation} ${principal}`.trim();

const describe = ({ period = '', operation = 'everything' }: UsageLine): string =>
  `${operation} in ${period}`;

/** Usage before and after a find of a known person (section 4.3); as it may lag behind, it is requested until it rises. */
export const usageNeverFalls = scenario({
  id: 'billing/usage-never-falls',
  rules: ['usage.monotone'],
  asksForPeople: true,
  requests: 2 + attempts,
  async record(t) {
    t.step('get the usage');
    const body = t.body(await getUsage(t));
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
      const after = totalsOf(linesOf(t.body(answer)));
      const fall = fallen(before, after, answerTime(answer).latest);
      const hasRisen = [...after].some(([key, { value }]) => value > (before.get(key)?.value ?? 0));
      const isKept = t.soft('usage.monotone', answer).holds(fall === undefined, {
        at: 'records',
        expected: fall ? `at least ${fall.before.value} ${describeTotal(fall.before)}` : '',
        received: fall?.after ?? null,
      });
      if (!isKept || hasRisen) return;
      before = after;
      await t.wait(pauseMs);
    }
  },
});
