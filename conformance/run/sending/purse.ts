import { Withheld } from '../../target/withheld.js';

/** A request was withheld because it would take more than is left. */
export class OverLimit extends Withheld {
  constructor(because: string) {
    super(because, 'inconclusive');
  }
}

/** An amount that a run may spend at most, whatever the target does: spending is counted before a request is sent. */
export type Purse = ReturnType<typeof createPurse>;

/** There is no limit until one is set. */
export function createPurse() {
  let limit = Number.POSITIVE_INFINITY;
  let reason = '';
  let spent = 0;
  let kept = 0;
  let withheld: string | undefined;
  const leftInAll = () => Math.max(0, limit - spent);
  const left = () => Math.max(0, leftInAll() - kept);
  return {
    /** Sets the limit. @param why the reason given for what is not sent because of it */
    allow(most: number, why: string): void {
      limit = most;
      reason = why;
    },
    /** Whether a limit was set. */
    isLimited: () => limit !== Number.POSITIVE_INFINITY,
    spent: () => spent,
    /** What may still be spent. */
    left,
    /** The same including what is kept. */
    leftInAll,
    /** Spends an amount. Throws OverLimit if it is more than is left. */
    take(amount: number): void {
      if (amount > left()) {
        // An amount that is only kept may still be spent later: then the limit is not to blame.
        if (amount > leftInAll()) withheld = reason;
        throw new OverLimit(reason);
      }
      spent += amount;
    },
    /** Counts an amount as spent, whatever is left. */
    note(amount: number): void {
      spent += amount;
    },
    /** Keeps an amount for later; a second call replaces the first. */
    keep(amount: number): void {
      kept = amount;
    },
    /** Why something was not sent; undefined if everything was. */
    withheld: () => withheld,
  };
}
