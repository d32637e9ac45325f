import { risen, totalsOf } from '../../checks/scenarios/billing/totals.js';
import { getUsage, linesOf } from '../../checks/scenarios/billing/usage.js';
import { bodyOf, undecided } from '../answers.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { agrees, otherwise } from '../sighting.js';

type Totals = ReturnType<typeof totalsOf>;

/** How often it is looked whether figures have come up to date, and for how long at most. */
const pauseMs = 1000;
const looksMost = 8;
/** Figures of every 5 seconds, as looks of every second see them. */
const [leastMs, mostMs] = [3900, 6500];

export const lag = asks('usage.lag', {
  needs: ['billing'],
  requests: 5 + 2 * (looksMost + 1),
  async ask(t) {
    const before = await usage(t);
    const startedAt = t.now();
    await call(t);
    const between = await usage(t);
    if (risen(before, between).length > 0) {
      await call(t);
      const after = await usage(t);
      // Figures that are brought up to date by the clock may be so once, but not twice in a moment.
      if (t.now() - startedAt >= leastMs)
        throw undecided('its answers take too long to tell how soon they show a call');
      if (risen(between, after).length > 0) return agrees('none', 'usage shows each call at once');
    }
    const first = await nextRise(t, between);
    const lastedMs = (await nextRise(t, first.totals)).at - first.at;
    const saw = `usage comes up to date ${Math.round(lastedMs / 1000)} seconds after it last did`;
    return lastedMs >= leastMs && lastedMs <= mostMs ? agrees('5-seconds', saw) : otherwise(saw);
  },
});

async function usage(t: ProbeContext): Promise<Totals> {
  const totals = totalsOf(linesOf(bodyOf(await getUsage(t))));
  if (totals.size > 0) return totals;
  throw undecided('there are no usage records with a number of requests');
}

/** Something to be counted: somebody who was found before is found again. */
async function call(t: ProbeContext): Promise<void> {
  bodyOf(await t.find({ matches: [t.someone().lookup], size: 1 }));
}

/** Makes a call, and waits for the figures to rise. Ends the probe where they do not. */
async function nextRise(
  t: ProbeContext,
  from: Totals,
): Promise<{ readonly totals: Totals; readonly at: number }> {
  await call(t);
  for (let look = 0; look < looksMost; look += 1) {
    await t.wait(pauseMs);
    const totals = await usage(t);
    if (risen(from, totals).length > 0) return { totals, at: t.now() };
  }
  throw undecided(`usage has not shown a call after ${(looksMost * pauseMs) / 1000} seconds`);
}
