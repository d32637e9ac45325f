import { Withheld } from '../../target/withheld.js';

/** What a request takes is more than is left. */
export class OverLimit extends Withheld {
  constructor(because: string) {
    super(because, 'inconclusive');
  }
}

/** Something of which a run may use so much and no more, whatever the target does: it is counted before anything is sent. */
export type Purse = ReturnType<typeof createPurse>;

/** Without a limit until one is set. */
export function createPurse() {
  let limit = Number.POSITIVE_INFINITY;
  let reason = '';
  let spent = 0;
  let kept = 0;
  let withheld: string | undefined;
  const leftInAll = () => Math.max(0, limit - spent);
  const left = () => Math.max(0, leftInAll() - kept);
  return {
    /** From now on, so much in all. @param why what is said of what was not sent for it */
    allow(most: number, why: string): void {
      limit = most;
      reason = why;
    },
    /** Whether somebody asked for a limit. */
    isLimited: () => limit !== Number.POSITIVE_INFINITY,
    spent: () => spent,
    /** What may still be spent. */
    left,
    /** The same with what is kept. */
    leftInAll,
    /** Counts it. Throws OverLimit where it is more than is left. */
    take(amount: number): void {
      if (amount > left()) {
        // What is only kept for later is not lacking.
        if (amount > leftInAll()) withheld = reason;
        throw new OverLimit(reason);
      }
      spent += amount;
    },
    /** Counts it, whatever is left. */
    note(amount: number): void {
      spent += amount;
    },
    /** Keeps so much for later; a second call replaces the first. */
    keep(amount: number): void {
      kept = amount;
    },
    /** Why something was not sent; undefined where everything was. */
    withheld: () => withheld,
  };
}
