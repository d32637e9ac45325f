import type { Lab } from '../run/lab.js';
import type { Exchange } from '../target/exchange.js';

/** For lists and roles: they may come from a copy or a cache that lags behind. */
export const laggingMs = [1000, 4000, 10_000, 30_000] as const;

/**
 * Asks again for what is not promised at once, after each of these waits, until the answer satisfies.
 * The last answer counts.
 */
export async function patiently(
  lab: Pick<Lab, 'wait'>,
  waitsMs: readonly number[],
  ask: () => Promise<Exchange>,
  satisfies: (answer: Exchange) => boolean,
): Promise<Exchange> {
  let answer = await ask();
  for (const ms of waitsMs) {
    if (satisfies(answer)) break;
    await lab.wait(ms);
    answer = await ask();
  }
  return answer;
}
