import type { CheckContext } from './check-context.js';
import type { Awaited } from './learnt.js';

/** For lists and roles: they may come from a copy or a cache that lags behind. */
export const laggingMs = [1000, 4000, 10_000, 20_000] as const;

/** Milliseconds that are waited in vain at most, within the patience of the run: lists that lag are more than imports. */
const vainMostMs: Readonly<Record<Awaited, number>> = {
  reads: Number.POSITIVE_INFINITY,
  unlikely: 20_000,
  'imports begun': 1000,
  'imports completed': 12_000,
};
/** A first wait that is worthwhile always: what came to nothing before may be done by then. */
const shortMs = 250;

type Waiting = Pick<CheckContext, 'wait' | 'learnt' | 'patience'>;

/**
 * Waits for what may show later: as often as it has to where that has ever helped, else as long as a target is worth that
 * has been waited for. Answers whether it has waited.
 */
export async function hoping(
  { wait, learnt, patience }: Waiting,
  ms: number,
  what: Awaited = 'reads',
): Promise<boolean> {
  const waited = learnt.waits[what];
  if (!waited.hasHelped) {
    if (waited.vainMs + ms > vainMostMs[what] || ms > patience.spare()) return false;
    // In vain, until it shows: what is asked then may end the scenario.
    waited.vainMs += ms;
    patience.spend(ms);
  }
  await wait(ms);
  return true;
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
  let answer = await ask();
  let waitedMs = 0;
  for (const [at, ms] of waitsMs.entries()) {
    if (satisfies(answer)) break;
    const hasWaited = await hoping(context, ms, what);
    if (!hasWaited && (at > 0 || ms > shortMs)) break;
    if (!hasWaited) await context.wait(ms);
    waitedMs += ms;
    answer = await ask();
    if (!satisfies(answer)) continue;
    context.learnt.waits[what].hasHelped = true;
    if (what === 'reads') context.learnt.lag ??= { ms: waitedMs, isNoise: false };
  }
  return answer;
}
