/** Milliseconds that any answer may take without counting as a wait, as a slow service is not a hostile one. */
export const unhurriedMs = 5000;

/** Milliseconds that the kit may compute between two answers without counting. */
const workedMs = 50;
/** The weight of computing beyond that: no answer is worth it, and on a busy machine it takes longer than measured. */
const workedTimes = 2;

/** The total time that a run still waits for its target. Concurrent waits count once. */
export type Patience = ReturnType<typeof createPatience>;

/** Takes a monotonic clock in milliseconds, and the time that the kit has computed so far. */
export function createPatience(
  allowedMs: number,
  clock: () => number = () => performance.now(),
  worked: () => Worked = workedHere,
) {
  let leftMs = allowedMs;
  let countedUntil = Number.NEGATIVE_INFINITY;
  let before = worked();
  let asked = { ofProcess: before.ofProcess(), ofThread: before.ofThread };
  const count = (from: number, to: number) => {
    leftMs -= Math.max(0, to - Math.max(from, countedUntil));
    countedUntil = Math.max(countedUntil, to);
  };
  return {
    allowedMs,
    remaining: () => Math.max(0, leftMs),
    /** Counts a pause that begins now if there is enough time left. Returns whether there is. */
    pauses(ms: number): boolean {
      if (ms > leftMs) return false;
      count(clock(), clock() + ms);
      return true;
    },
    /** Counts the time of an exchange, and of computing since the last one, as far as they exceed what is free. */
    waited(sentAt: number): void {
      if (clock() - sentAt > unhurriedMs) count(sentAt, clock());
      const now = worked();
      // Querying the CPU time of the process takes longer than most answers.
      if (now.ofThread - asked.ofThread > workedMs / 2) {
        const ofProcess = now.ofProcess();
        const ms = Math.min(ofProcess - asked.ofProcess, now.ofThread - before.ofThread);
        leftMs -= workedTimes * Math.max(0, ms - workedMs);
        asked = { ofProcess, ofThread: now.ofThread };
      }
      before = now;
    },
    /** Milliseconds left to wait for what may never come: a fifth of all is reserved for pauses that the target asks for. */
    spare: () => Math.max(0, leftMs - allowedMs / 5),
    /** Counts such a wait. */
    spend(ms: number): void {
      leftMs -= ms;
    },
    /** Allows another `ms`, whatever was spent. */
    renew(ms: number): void {
      leftMs = ms;
    },
  };
}

/** Milliseconds of computing. The smaller counts: one includes other threads, the other grows on a busy machine. */
interface Worked {
  ofProcess(): number;
  readonly ofThread: number;
}

function workedHere(): Worked {
  const ofProcess = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  return { ofProcess, ofThread: performance.eventLoopUtilization().active };
}
