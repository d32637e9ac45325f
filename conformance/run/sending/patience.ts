/** Milliseconds that any answer may take without being waited for: a slow service is no hostile one. */
export const unhurriedMs = 5000;

/** Milliseconds that the kit may work between two answers. */
const workedMs = 50;
/** What it works beyond that counts so often: no answer is worth it, and what it takes on a busy machine is more. */
const workedTimes = 2;

/** How long a run still waits for a target, in all. Waits at the same time count once. */
export type Patience = ReturnType<typeof createPatience>;

/**
 * @param clock milliseconds that only ever grow, whatever becomes of the time of day
 * @param worked milliseconds that the kit has worked so far
 */
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
    remaining: () => Math.max(0, leftMs),
    /** Counts a pause that begins now, if it is within what is left. Answers whether it is. */
    pauses(ms: number): boolean {
      if (ms > leftMs) return false;
      count(clock(), clock() + ms);
      return true;
    },
    /** Counts what an exchange took, and what the kit has worked since the last one, as far as that is more than any may take. */
    waited(sentAt: number): void {
      if (clock() - sentAt > unhurriedMs) count(sentAt, clock());
      const now = worked();
      // To ask the system takes longer than most answers do.
      if (now.ofThread - asked.ofThread > workedMs / 2) {
        const ofProcess = now.ofProcess();
        const ms = Math.min(ofProcess - asked.ofProcess, now.ofThread - before.ofThread);
        leftMs -= workedTimes * Math.max(0, ms - workedMs);
        asked = { ofProcess, ofThread: now.ofThread };
      }
      before = now;
    },
    /** Milliseconds that may be waited for what need not come: a fifth of all is kept for pauses that the target asks for. */
    spare: () => Math.max(0, leftMs - allowedMs / 5),
    /** Counts such a wait, whether it was of use or not. */
    spend(ms: number): void {
      leftMs -= ms;
    },
    /** Another `ms`, whatever was spent. */
    renew(ms: number): void {
      leftMs = ms;
    },
  };
}

/** By which the smaller counts: a machine that has other work is none of the kit's, nor are other threads of its process. */
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
