import { setMaxListeners } from 'node:events';
import PQueue from 'p-queue';
import { Interruption } from '../../target/interruption.js';
import { free, type Price } from '../../target/price.js';
import { createPurse } from './purse.js';

/** How many requests a run may send, and how fast. Both always hold. */
export type Budget = ReturnType<typeof createBudget>;

/**
 * What requests are kept for: a closer look at failures, what the run made and has to take away, and to sign in those whose
 * last sign-in was wrong.
 */
type Debt = 'closer look' | 'owned' | 'sign-ins';

/** @param perSecond requests per second at most; undefined for no limit */
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
    /** What finds and searches may cost: as much as they ask for, at least. */
    credits,
    /** Sign-ins that may go wrong. */
    attempts,
    /** Runs `send` when its turn has come; throws when nothing is left, and Withheld where its price is more than that. */
    async spend<T>(send: () => Promise<T>, price: Price = free): Promise<T> {
      if (ending) throw ending;
      if (left() === 0)
        throw new Interruption('budget-spent', `the budget of ${limit} requests is spent (--budget)`);
      credits.take(price.credits);
      spent += 1;
      return queue ? queue.add(send) : send();
    },
    /** Keeps the last `requests` for what comes later; a second call for the same replaces the first. */
    keep: (debt: Debt, requests: number) => void kept.set(debt, requests),
    /** From now on everything may be spent: what was kept is for this, also what is owed anew. */
    release() {
      isReleased = true;
    },
    /** Nothing more is sent: every request throws `reason` from now on, until it is taken back. The first reason counts. */
    end(reason: Interruption | undefined): void {
      ending = reason && (ending ?? reason);
      if (!reason) breaking = breaker();
    },
    /** The same, and what is on its way is given up. */
    break(reason: Interruption): void {
      ending = reason;
      breaking.abort(reason);
    },
    /** Aborted when what is on its way is given up. */
    broken: (): AbortSignal => breaking.signal,
  };
}

/** Each exchange on its way listens to it, however many there are: no leak that Node has to warn of. */
function breaker(): AbortController {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
}
