import PQueue from 'p-queue';
import { Interruption, NotSentError } from '../../target/end-scenario.js';
import { free, type Price } from '../../target/price.js';
import type { RunOptions } from '../run-options.js';

export type Budget = ReturnType<typeof createBudget>;

/** What requests are reserved for; `sign-ins` are good ones of accounts whose last sign-in was wrong. */
type Debt = 'failures' | 'owned' | 'sign-ins';

/** Limits what a run may send, what that may cost, and how many sign-ins may go wrong, whatever the target does. */
export function createBudget({
  budget: limit,
  rate,
  maxCredits,
  maxAttempts,
}: Pick<RunOptions, 'rate' | 'maxCredits' | 'maxAttempts'> & { readonly budget: number }) {
  const credits = createPurse(
    maxCredits,
    `it may cost more than what is left of the ${maxCredits} credits that the run may spend (--max-credits)`,
  );
  const attempts = createPurse(
    maxAttempts,
    `one more wrong sign-in would be more than ${maxAttempts} in all (--max-attempts)`,
  );
  // One is kept for sign-ins that should be accepted.
  attempts.keep(maxAttempts !== undefined && maxAttempts > 1 ? 1 : 0);
  let spent = 0;
  const kept = new Map<Debt, number>();
  let isReleased = false;
  let ending: Interruption | undefined;
  let breaking = new AbortController();
  const queue =
    rate === undefined
      ? undefined
      : new PQueue({ interval: 1000 / rate, intervalCap: 1, carryoverConcurrencyCount: false });
  const keptInAll = () => (isReleased ? 0 : [...kept.values()].reduce((sum, each) => sum + each, 0));
  const left = () => Math.max(0, limit - keptInAll() - spent);
  return {
    limit,
    spent: () => spent,
    remaining: left,
    /** The credits for finds and searches, which count for as much as they may cost. */
    credits,
    attempts,
    /** Runs `send` when its turn comes. Throws an Interruption if no request is left, OverLimit if too few credits are. */
    async spend<T>(send: () => Promise<T>, price: Price = free): Promise<T> {
      if (ending) throw ending;
      if (left() === 0)
        throw new Interruption('budget-spent', `the budget of ${limit} requests is spent (--budget)`);
      credits.take(price.credits);
      spent += 1;
      return queue ? queue.add(send) : send();
    },
    /** Reserves the last `requests` for later; a second call for the same debt replaces the first. */
    keep: (debt: Debt, requests: number) => void kept.set(debt, requests),
    /** Makes every request throw `reason` from now on. The first reason counts, and is returned. */
    end: (reason: Interruption): Interruption => (ending ??= reason),
    /** The same, but also aborts the requests in flight, and replaces an earlier reason. */
    break(reason: Interruption): void {
      ending = reason;
      breaking.abort(reason);
    },
    /** Aborted when requests in flight are to be aborted. */
    broken: (): AbortSignal => breaking.signal,
    /** Allows requests again after an end, and spending everything that is reserved, now or later. */
    reopen(): void {
      ending = undefined;
      breaking = new AbortController();
      isReleased = true;
    },
  };
}

/** A request was withheld because it would take more than is left. */
export class OverLimit extends NotSentError {
  constructor(because: string) {
    super(because, 'inconclusive');
  }
}

/**
 * An amount that a run may spend at most, whatever the target does: spending is counted before a request is sent.
 * @param why the reason given for what is not sent because of the limit
 */
function createPurse(limit = Number.POSITIVE_INFINITY, why: string) {
  let spent = 0;
  let kept = 0;
  let withheld: string | undefined;
  const leftInAll = () => Math.max(0, limit - spent);
  const left = () => Math.max(0, limit - spent - kept);
  return {
    isLimited: limit !== Number.POSITIVE_INFINITY,
    spent: () => spent,
    /** What may still be spent, without and with what is kept. */
    left,
    leftInAll,
    /** Spends an amount. Throws OverLimit if it is more than is left. */
    take(amount: number): void {
      if (amount > left()) {
        // An amount that is only kept may still be spent later: then the limit is not to blame.
        if (amount > leftInAll()) withheld = why;
        throw new OverLimit(why);
      }
      spent += amount;
    },
    /** Counts one as spent, whatever is left. */
    noteOne(): void {
      spent += 1;
    },
    /** Keeps an amount for later; a second call replaces the first. */
    keep(amount: number): void {
      kept = amount;
    },
    /** Why something was not sent; undefined if everything was. */
    withheld: () => withheld,
  };
}
