import { Withheld } from '../../target/withheld.js';

/** What a request takes is more than is left. */
export class OverLimit extends Withheld {
  constructor(because: string) {
    super(because, 'inconclusive');
  }
}

/** Something of which a run may use so much and no more, whatever the target does: it is counted before anything is sent. */
export interface Purse {
  /** From now on, so much in all. @param why what is said of what was not sent for it */
  allow(limit: number, why: string): void;
  /** Whether somebody asked for a limit. */
  readonly isLimited: boolean;
  spent(): number;
  /** What may still be spent. */
  left(): number;
  /** The same with what is kept. */
  leftInAll(): number;
  /** Counts it. Throws OverLimit where it is more than is left. */
  take(amount: number): void;
  /** Counts it, whatever is left. */
  note(amount: number): void;
  /** Keeps so much for later; a second call replaces the first. */
  keep(amount: number): void;
  /** Why something was not sent; undefined where everything was. */
  withheld(): string | undefined;
}

/** Without a limit until one is set. */
export function createPurse(): Purse {
  let limit = Number.POSITIVE_INFINITY;
  let reason = '';
  let spent = 0;
  let kept = 0;
  let withheld: string | undefined;
  const leftInAll = () => Math.max(0, limit - spent);
  const left = () => Math.max(0, leftInAll() - kept);
  return {
    allow(most, why) {
      limit = most;
      reason = why;
    },
    get isLimited() {
      return limit !== Number.POSITIVE_INFINITY;
    },
    spent: () => spent,
    left,
    leftInAll,
    take(amount) {
      if (amount > left()) {
        // What is only kept for later is not lacking.
        if (amount > leftInAll()) withheld = reason;
        throw new OverLimit(reason);
      }
      spent += amount;
    },
    note(amount) {
      spent += amount;
    },
    keep(amount) {
      kept = amount;
    },
    withheld: () => withheld,
  };
}
