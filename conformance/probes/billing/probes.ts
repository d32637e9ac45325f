import type { Readings } from '../../../generated/questions.js';
import { getUsage, linesOf, risen, totalsOf } from '../../checks/scenarios/billing/usage.js';
import { isSuccess } from '../../target/exchange.js';
import { itemsOf, numberIn } from '../../target/wire/members.js';
import { bodyOf, demand, undecided } from '../answers.js';
import { asks, type ProbeContext } from '../probe.js';

type Totals = ReturnType<typeof totalsOf>;

/** How often usage is requested until it is up to date, and how late it is then at most. */
const [pauseMs, staleMs, looksMost] = [1000, 5000, 8];

async function usage(t: ProbeContext): Promise<Totals> {
  const totals = totalsOf(linesOf(bodyOf(await getUsage(t))));
  demand(totals.size > 0, 'there are no usage records with a number of requests');
  return totals;
}

async function call(t: ProbeContext): Promise<void> {
  bodyOf(await t.find({ matches: [t.someone().lookup], size: 1 }));
}

/** Makes a call and waits for usage to rise. Returns the times of our clock between which it did. */
async function nextRise(t: ProbeContext, from: Totals) {
  let after = t.now();
  await call(t);
  for (let look = 0; look < looksMost; look += 1) {
    await t.wait(pauseMs);
    const sentAt = t.now();
    const answer = await getUsage(t);
    // An outage says nothing; the next look may.
    if (!isSuccess(answer)) continue;
    const totals = totalsOf(linesOf(answer.response.json));
    if (risen(from, totals).length > 0) return { totals, after, before: t.now() };
    after = sentAt;
  }
  throw undecided(`usage has not shown a call after ${(looksMost * pauseMs) / 1000} seconds`);
}

const unlimited: Readonly<Record<string, Readings['usage.unlimited']>> = {
  '': 'omitted',
  null: 'as-null',
  '-1': 'minus-1',
};

export const billingProbes = {
  'usage.unlimited': asks({ needs: ['billing'] }, async (t) => {
    const records = itemsOf(bodyOf(await getUsage(t))).filter(
      (each) => numberIn(each, 'requests') !== undefined,
    );
    const [limit = '0', ...others] = new Set(records.map((each) => JSON.stringify(each['limit']) ?? ''));
    demand(!/^\d/.test(limit), 'no usage record of an organization without a limit is shown');
    return others.length > 0 ? undefined : unlimited[limit];
  }),
  'usage.lag': asks({ needs: ['billing'], requests: 40 }, async (t) => {
    const before = await usage(t);
    const startedAt = t.now();
    await call(t);
    const between = await usage(t);
    if (risen(before, between).length > 0) {
      await call(t);
      const after = await usage(t);
      // Periodic updates may happen to follow once, but not twice in a moment.
      demand(t.now() - startedAt < staleMs - pauseMs, 'its answers take too long');
      if (risen(between, after).length > 0) return 'none';
    }
    let last = await nextRise(t, between);
    for (const _ of [1, 2, 3]) {
      const next = await nextRise(t, last.totals);
      const [leastMs, mostMs] = [next.after - last.before, next.before - last.after];
      if (mostMs < staleMs || leastMs >= staleMs) return undefined;
      // A time that is known less precisely is measured again: throttling may interfere.
      if (mostMs - leastMs <= 3000) return '5-seconds';
      last = next;
    }
    throw undecided('its answers take too long to tell how soon usage shows a call');
  }),
};
