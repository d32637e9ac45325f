import type { CheckContext } from '../checks/check-context.js';
import type { Awaited } from '../checks/learnt.js';

/** For lists and roles: they may come from a copy or a cache that lags behind. */
export const laggingMs = [1000, 4000, 10_000, 30_000] as const;

/** Milliseconds that are waited in vain for a target that no waiting has shown anything new from: it does not lag. */
const vainMostMs = 60_000;
/** A first wait that is worthwhile always: what came to nothing before may be done by then. */
const shortMs = 250;

type Waiting = Pick<CheckContext, 'wait' | 'learnt'>;

/** As many of the waits as a target is worth that has been waited for: all of them where that has ever helped. */
export function worthwhile(
  { learnt }: Waiting,
  waitsMs: readonly number[],
  what: Awaited = 'reads',
): readonly number[] {
  const { vainMs, hasHelped } = learnt.waits[what];
  let leftMs = vainMostMs - vainMs;
  const isWithin = (ms: number, at: number) => {
    leftMs -= ms;
    return leftMs >= 0 || (at === 0 && ms <= shortMs);
  };
  return hasHelped ? waitsMs : waitsMs.slice(0, waitsMs.filter(isWithin).length);
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
  what: Awaited = 'reads',
): Promise<Answer> {
  const counted = context.learnt.waits[what];
  let answer = await ask();
  for (const ms of worthwhile(context, waitsMs, what)) {
    if (satisfies(answer)) break;
    await context.wait(ms);
    // In vain, unless it shows: what is asked may end the scenario.
    counted.vainMs += ms;
    answer = await ask();
    counted.hasHelped ||= satisfies(answer);
  }
  return answer;
}
