import type { CheckContext } from './check-context.js';
import type { Awaited } from './learnt.js';

/** Delays between repeated reads of lists and roles, which may come from a replica or a cache that lags behind. */
export const laggingMs = [300, 700, 1500, 2500, 10_000, 20_000] as const;

/** Milliseconds to wait in vain at most, within the patience of the run: more lists lag than imports. */
const vainMostMs: Readonly<Record<Awaited, number>> = { reads: Number.POSITIVE_INFINITY, imports: 12_000 };
/** How many times as long as in vain a run waits for reads that are known to lag. What begins also ends: imports are awaited. */
const helpedTimes = 8;
/** A first wait up to this long is always made, even if waiting has never helped. */
const shortMs = 250;

type Waiting = Pick<CheckContext, 'wait' | 'learnt' | 'patience'>;

/** Waits for what may show later, within the patience of the run, and until it has helped within less. Returns whether it has. */
export async function hoping(
  { wait, learnt, patience }: Waiting,
  ms: number,
  what: Awaited = 'reads',
): Promise<boolean> {
  const waited = learnt.waits[what];
  if (waited.hasHelped) {
    const isRead = what === 'reads';
    if (isRead && ms > leftToHelp({ learnt, patience })) return false;
    if (isRead) learnt.helpedMs += ms;
  } else {
    if (waited.vainMs + ms > vainMostMs[what] || ms > patience.spare()) return false;
    // Counted up front: the read that follows may end the scenario.
    waited.vainMs += ms;
    patience.spend(ms);
  }
  await wait(ms);
  return true;
}

/** Milliseconds left to wait for reads of a target that is known to lag. */
export const leftToHelp = ({ learnt, patience }: Pick<Waiting, 'learnt' | 'patience'>): number =>
  helpedTimes * patience.allowedMs - learnt.helpedMs;

/** Repeats a read after each of these waits until the answer satisfies. Returns the last answer. */
export async function eventually<Answer>(
  context: Waiting,
  waitsMs: readonly number[],
  ask: () => Promise<Answer>,
  satisfies: (answer: Answer) => boolean,
  what: Awaited = 'reads',
): Promise<Answer> {
  let answer = await ask();
  for (const [at, ms] of waitsMs.entries()) {
    if (satisfies(answer)) break;
    const hasWaited = await hoping(context, ms, what);
    if (!hasWaited && (at > 0 || ms > shortMs)) break;
    if (!hasWaited) await context.wait(ms);
    answer = await ask();
    if (satisfies(answer)) context.learnt.waits[what].hasHelped = true;
  }
  return answer;
}
