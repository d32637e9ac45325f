/** Milliseconds that any answer may take without being waited for: a slow service is no hostile one. */
export const unhurriedMs = 5000;

/** Milliseconds of a processor that the kit may take to judge an answer: a machine that has other work is no hostile target. */
const ponderedMs = 50;

/** How long a run still waits for a target, in all. Waits at the same time count once. */
export interface Patience {
  remaining(): number;
  /** Counts a pause that begins now, if it is within what is left. Answers whether it is. */
  pauses(ms: number): boolean;
  /** Counts what an exchange took, if that is more than any may take. */
  waited(sentAt: number): void;
  /** Does what the kit does for an answer, and counts what it takes beyond what any takes that is made for somebody. */
  ponders(work: () => void): void;
  /** Milliseconds that may be waited for what need not come: a fifth of all is kept for pauses that the target asks for. */
  spare(): number;
  /** Counts such a wait, whether it was of use or not. */
  spend(ms: number): void;
  /** Another `ms`, whatever was spent. */
  renew(ms: number): void;
}

/** @param clock milliseconds that only ever grow, whatever becomes of the time of day */
export function createPatience(allowedMs: number, clock: () => number = () => performance.now()): Patience {
  let leftMs = allowedMs;
  let countedUntil = Number.NEGATIVE_INFINITY;
  const count = (from: number, to: number) => {
    leftMs -= Math.max(0, to - Math.max(from, countedUntil));
    countedUntil = Math.max(countedUntil, to);
  };
  return {
    remaining: () => Math.max(0, leftMs),
    pauses(ms) {
      if (ms > leftMs) return false;
      count(clock(), clock() + ms);
      return true;
    },
    waited(sentAt) {
      if (clock() - sentAt > unhurriedMs) count(sentAt, clock());
    },
    ponders(work) {
      const before = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(before);
      leftMs -= Math.max(0, (user + system) / 1000 - ponderedMs);
    },
    spare: () => Math.max(0, leftMs - allowedMs / 5),
    spend(ms) {
      leftMs -= ms;
    },
    renew(ms) {
      leftMs = ms;
    },
  };
}
