import type { CheckContext } from '../checks/check-context.js';

/** For lists and roles: they may come from a copy or a cache that lags behind. */
export const laggingMs = [1000, 4000, 10_000, 30_000] as const;

/** Milliseconds that are waited in vain for a target that no waiting has shown anything new from: it does not lag. */
const vainMostMs = 60_000;

type Waiting = Pick<CheckContext, 'wait' | 'owned'>;

/** What is waited for: reads that lag, or work that the service does later. One tells nothing about the other. */
type Awaited = 'reads' | 'imports';

/** What waiting was good for, by what is the same for all of a run. */
const waited = new WeakMap<CheckContext['owned'], Record<Awaited, { vainMs: number; hasHelped: boolean }>>();

function waitedFor({ owned }: Waiting, what: Awaited) {
  const unknown = () => ({ vainMs: 0, hasHelped: false });
  const all = waited.get(owned) ?? { reads: unknown(), imports: unknown() };
  waited.set(owned, all);
  return all[what];
}

/** As many of the waits as a target is worth that has been waited for: all of them where that has ever helped. */
export function worthwhile(
  context: Waiting,
  waitsMs: readonly number[],
  what: Awaited = 'reads',
): readonly number[] {
  const { vainMs, hasHelped } = waitedFor(context, what);
  let leftMs = vainMostMs - vainMs;
  const isWithin = (ms: number) => {
    leftMs -= ms;
    return leftMs >= 0;
  };
  return hasHelped ? waitsMs : waitsMs.slice(0, waitsMs.filter(isWithin).length);
}

/** Counts what was waited before something was as it should be, or was not. */
export function countWait(context: Waiting, ms: number, hasHelped: boolean, what: Awaited = 'reads'): void {
  const all = waitedFor(context, what);
  if (!hasHelped) all.vainMs += ms;
  else if (ms > 0) all.hasHelped = true;
}

/**
 * Asks again for what is not promised at once, after each of these waits, until the answer satisfies.
 * The last answer counts.
 */
export async function eventually<Answer>(
  context: Waiting,
  waitsMs: readonly number[],
  ask: () => Promise<Answer>,
  satisfies: (answer: Answer) => boolean,
): Promise<Answer> {
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
