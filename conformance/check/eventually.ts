/** Milliseconds that any answer may take without counting as a wait, as a slow service is not a hostile one. */
export const unhurriedMs = 5000;

/** Delays between repeated reads of lists and roles, which may come from a replica or a cache that lags behind. */
export const laggingMs = [300, 700, 1500, 2500, 10_000, 20_000] as const;

/** What is waited for: reads that lag, or imports that are completed later. */
export type Awaited = 'reads' | 'imports';

/** Milliseconds to wait in vain at most, within the wait budget of the run: more lists lag than imports. */
const vainMostMs: Readonly<Record<Awaited, number>> = { reads: Number.POSITIVE_INFINITY, imports: 12_000 };
/** How many times as long as in vain a run waits for reads that are known to lag. What begins also ends: imports are awaited. */
const helpedTimes = 8;
/** A first wait up to this long is always made, even if waiting has never helped. */
const shortMs = 250;

/** The total time that a run still waits for its target. Concurrent waits count once. */
export type WaitBudget = ReturnType<typeof createWaitBudget>;

export function createWaitBudget(allowedMs: number) {
  let leftMs = allowedMs;
  let countedUntil = Number.NEGATIVE_INFINITY;
  let lagLeftMs = helpedTimes * allowedMs;
  const vainMs = { reads: 0, imports: 0 };
  const hasHelped = new Set<Awaited>();
  const count = (from: number, to: number) => {
    leftMs -= Math.max(0, to - Math.max(from, countedUntil));
    countedUntil = Math.max(countedUntil, to);
  };
  return {
    remaining: () => Math.max(0, leftMs),
    /** Counts a pause that begins now if there is enough time left. Returns whether there is. */
    pauses(ms: number): boolean {
      if (ms > leftMs) return false;
      count(performance.now(), performance.now() + ms);
      return true;
    },
    /** Counts the time of an exchange that was sent then, by `performance.now`, as far as it exceeds what is free. */
    waited(sentAt: number): void {
      if (performance.now() - sentAt > unhurriedMs) count(sentAt, performance.now());
    },
    /** Counts a wait for what may never come, which leaves a fifth for pauses that the target asks for. Returns whether there is time. */
    hopes(ms: number, what: Awaited = 'reads'): boolean {
      if (hasHelped.has(what)) {
        if (what === 'imports') return true;
        if (ms > lagLeftMs) return false;
        lagLeftMs -= ms;
        return true;
      }
      if (vainMs[what] + ms > vainMostMs[what] || ms > leftMs - allowedMs / 5) return false;
      // Counted up front: the read that follows may end the scenario.
      vainMs[what] += ms;
      leftMs -= ms;
      return true;
    },
    /** Takes note that waiting has shown what was awaited. */
    helped: (what: Awaited = 'reads') => void hasHelped.add(what),
    hasHelped: (what: Awaited): boolean => hasHelped.has(what),
    /** Milliseconds left to wait for reads of a target that is known to lag. */
    lagLeft: () => lagLeftMs,
    /** Allows another `ms`, whatever was spent. */
    renew(ms: number): void {
      leftMs = ms;
    },
  };
}

interface Waiting {
  readonly waitBudget: WaitBudget;
  wait(ms: number): Promise<void>;
}

/** Waits for what may show later, within the wait budget of the run, and until it has helped within less. Returns whether it has. */
export async function waitWithinBudget(
  { wait, waitBudget }: Waiting,
  ms: number,
  what?: Awaited,
): Promise<boolean> {
  if (!waitBudget.hopes(ms, what)) return false;
  await wait(ms);
  return true;
}

/** Repeats a read after each of these waits until the answer satisfies. Returns the last answer. */
export async function eventually<Answer>(
  context: Waiting,
  waitsMs: readonly number[],
  ask: () => Promise<Answer>,
  satisfies: (answer: Answer) => boolean,
  what?: Awaited,
): Promise<Answer> {
  let answer = await ask();
  for (const [at, ms] of waitsMs.entries()) {
    if (satisfies(answer)) break;
    const hasWaited = await waitWithinBudget(context, ms, what);
    if (!hasWaited && (at > 0 || ms > shortMs)) break;
    if (!hasWaited) await context.wait(ms);
    answer = await ask();
    if (satisfies(answer)) context.waitBudget.helped(what);
  }
  return answer;
}
