import { setMaxListeners } from 'node:events';
import PQueue from 'p-queue';
import { Withheld } from '../../target/end-scenario.js';
import { Interruption } from '../../target/interruption.js';
import { free, type Price } from '../../target/price.js';

export type Budget = ReturnType<typeof createBudget>;

/** What requests are reserved for; `sign-ins` are good ones of accounts whose last sign-in was wrong. */
type Debt = 'failures' | 'owned' | 'sign-ins';

/** @param perSecond maximum number of requests per second; undefined for no limit */
export function createBudget(limit: number, perSecond: number | undefined) {
  const [credits, attempts] = [createPurse(), createPurse()];
  let spent = 0;
  const kept = new Map<Debt, number>();
  let isReleased = false;
  let ending: Interruption | undefined;
  let breaking = breaker();
  const queue =
    perSecond === undefined
      ? undefined
      : new PQueue({ interval: 1000 / perSecond, intervalCap: 1, carryoverConcurrencyCount: false });
  const keptInAll = () => (isReleased ? 0 : [...kept.values()].reduce((sum, each) => sum + each, 0));
  const left = () => Math.max(0, limit - keptInAll() - spent);
  return {
    limit,
    spent: () => spent,
    remaining: left,
    /** The credits for finds and searches, which count for as much as they may cost. */
    credits,
    /** Sign-ins that may go wrong. */
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
    /** Allows spending everything that is reserved, now or later. */
    release() {
      isReleased = true;
    },
    /** Makes every request throw `reason` from now on, until called with undefined. The first reason counts. */
    end(reason: Interruption | undefined): void {
      ending = reason && (ending ?? reason);
      if (!reason) breaking = breaker();
    },
    /** The same, but also aborts the requests in flight, and replaces an earlier reason. */
    break(reason: Interruption): void {
      ending = reason;
      breaking.abort(reason);
    },
    /** Aborted when requests in flight are to be aborted. */
    broken: (): AbortSignal => breaking.signal,
  };
}

/** Every exchange in flight listens to the signal, so many listeners are no leak that Node has to warn of. */
function breaker(): AbortController {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
}

/** A request was withheld because it would take more than is left. */
export class OverLimit extends Withheld {
  constructor(because: string) {
    super(because, 'inconclusive');
  }
}

/** An amount that a run may spend at most, whatever the target does: spending is counted first. No limit until one is set. */
function createPurse() {
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
