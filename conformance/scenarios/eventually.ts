import type { CheckContext } from '../checks/check-context.js';
import type { Exchange } from '../target/exchange.js';

/** For lists and roles: they may come from a copy or a cache that lags behind. */
export const laggingMs = [1000, 4000, 10_000, 30_000] as const;

/** Milliseconds that are waited in vain for a target that no waiting has shown anything new from: it does not lag. */
const vainMostMs = 60_000;

type Waiting = Pick<CheckContext, 'wait' | 'owned'>;

/** What waiting was good for, by what is the same for all of a run. */
const waited = new WeakMap<CheckContext['owned'], { vainMs: number; hasHelped: boolean }>();

function waitedFor({ owned }: Waiting) {
  const all = waited.get(owned) ?? { vainMs: 0, hasHelped: false };
  waited.set(owned, all);
  return all;
}

/** As many of the waits as a target is worth that has been waited for: all of them where that has ever helped. */
export function worthwhile(context: Waiting, waitsMs: readonly number[]): readonly number[] {
  const { vainMs, hasHelped } = waitedFor(context);
  let leftMs = vainMostMs - vainMs;
  const isWithin = (ms: number) => {
    leftMs -= ms;
    return leftMs >= 0;
  };
  return hasHelped ? waitsMs : waitsMs.slice(0, waitsMs.filter(isWithin).length);
}

/** Counts what was waited before something was as it should be, or was not. */
export function countWait(context: Waiting, ms: number, hasHelped: boolean): void {
  const all = waitedFor(context);
  if (!hasHelped) all.vainMs += ms;
  else if (ms > 0) all.hasHelped = true;
}

/**
 * Asks again for what is not promised at once, after each of these waits, until the answer satisfies.
 * The last answer counts.
 */
export async function eventually(
  context: Waiting,
  waitsMs: readonly number[],
  ask: () => Promise<Exchange>,
  satisfies: (answer: Exchange) => boolean,
): Promise<Exchange> {
  let answer = await ask();
  let waitedMs = 0;
  for (const ms of worthwhile(context, waitsMs)) {
    if (satisfies(answer)) break;
    await context.wait(ms);
    waitedMs += ms;
    answer = await ask();
  }
  countWait(context, waitedMs, satisfies(answer));
  return answer;
}
