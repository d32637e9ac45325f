import type { Query } from '../../checks/scenarios/people/verify/asking.js';
import { ask, resultsIn } from '../../checks/scenarios/people/verify/asking.js';
import { isSuccess } from '../../target/exchange.js';
import { decided, undecided } from '../answers.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { agrees, otherwise } from '../sighting.js';
import { asked, askedRequests } from './asked.js';

/** Statuses by which more than the most is refused. */
const refusals = [400, 413, 422];

/** Far more than any limit that somebody would set beside those two, and less than most bodies may hold. */
const veryMany = 10_001;

export const limit = asks('verify.limit', {
  requests: askedRequests + 6,
  // The last request holds ten thousand queries.
  once: true,
  async ask(t) {
    const { own, other } = await asked(t);
    const seen: string[] = [];
    const takes = async (count: number) => {
      const isTaken = await isAnswered(t, [own, other], count);
      // It is not asked another time, so what is refused by chance must not count.
      if (!isTaken && (await isAnswered(t, [own, other], count)))
        throw undecided('many queries of verify are now refused, now not');
      seen.push(`${count.toLocaleString('en-US')} queries are ${isTaken ? 'answered' : 'refused'}`);
      return isTaken;
    };
    for (const [most, reading] of [
      [100, 'at-most-100'],
      [1000, 'at-most-1000'],
    ] as const) {
      if (!(await takes(most))) return otherwise(seen.join(', '));
      if (!(await takes(most + 1))) return agrees(reading, seen.join(', '));
    }
    return (await takes(veryMany)) ? agrees('unlimited', seen.join(', ')) : otherwise(seen.join(', '));
  },
});

/** Whether so many queries are answered, each of them, or refused for their number. Ends the probe where it is neither. */
async function isAnswered(
  t: ProbeContext,
  queries: readonly [Query, Query],
  count: number,
): Promise<boolean> {
  const many = Array.from({ length: count }, (_, index) => queries[index % 2 === 0 ? 0 : 1]);
  const exchange = decided(await ask(t, many));
  const { status } = exchange.response;
  if (isSuccess(exchange) && resultsIn(exchange)?.length === count) return true;
  if (refusals.includes(status)) return false;
  throw undecided(
    `${count} queries of verify were answered with status ${status}, and not with as many results`,
  );
}
