import { setMaxListeners } from 'node:events';
import PQueue from 'p-queue';
import { Interruption } from '../../target/interruption.js';
import { free, type Price } from '../../target/price.js';
import { createPurse, type Purse } from './purse.js';

/** How many requests a run may send, and how fast. Both always hold. */
export interface Budget {
  readonly limit: number;
  spent(): number;
  remaining(): number;
  /** Runs `send` when its turn has come; throws when nothing is left, and Withheld where its price is more than that. */
  spend<T>(send: () => Promise<T>, price?: Price): Promise<T>;
  /** What finds and searches may cost. */
  readonly credits: Purse;
  /** Elements, people and ids that they may ask for. */
  readonly lookups: Purse;
  /** Sign-ins that may go wrong. */
  readonly attempts: Purse;
  /** Keeps the last `requests` for what comes at the end; a second call replaces the first. */
  reserve(requests: number): void;
  /** Nothing more is sent: every request throws `reason` from now on, until it is taken back. The first reason counts. */
  end(reason: Interruption | undefined): void;
  /** The same, and what is on its way is given up. */
  break(reason: Interruption): void;
  /** Aborted when what is on its way is given up. */
  broken(): AbortSignal;
  /** Keeps requests for what the run owes to the target at its end; a second call for the same debt replaces the first. */
  keep(debt: Debt, requests: number): void;
  /** From now on everything may be spent: what was kept is for this, also what is owed anew. */
  release(): void;
}

/** To take away what the run made, and to sign in those whose last sign-in was wrong. */
export type Debt = 'owned' | 'sign-ins';

/** @param perSecond requests per second at most; undefined for no limit */
export function createBudget(limit: number, perSecond: number | undefined): Budget {
  const [credits, lookups, attempts] = [createPurse(), createPurse(), createPurse()];
  let spent = 0;
  let reserved = 0;
  const kept: Record<Debt, number> = { owned: 0, 'sign-ins': 0 };
  let isReleased = false;
  let ending: Interruption | undefined;
  let breaking = breaker();
  const queue =
    perSecond === undefined
      ? undefined
      : new PQueue({ interval: 1000 / perSecond, intervalCap: 1, carryoverConcurrencyCount: false });
  const keptInAll = () => (isReleased ? 0 : reserved + kept.owned + kept['sign-ins']);
  const left = () => Math.max(0, limit - keptInAll() - spent);
  return {
    limit,
    spent: () => spent,
    remaining: left,
    credits,
    lookups,
    attempts,
    async spend(send, price = free) {
      if (ending) throw ending;
      if (left() === 0)
        throw new Interruption('budget-spent', `the budget of ${limit} requests is spent (--budget)`);
      credits.take(price.credits);
      lookups.take(price.lookups);
      spent += 1;
      return queue ? queue.add(send) : send();
    },
    reserve(requests) {
      reserved = requests;
    },
    end(reason) {
      ending = reason && (ending ?? reason);
      if (!reason) breaking = breaker();
    },
    break(reason) {
      ending = reason;
      breaking.abort(reason);
    },
    broken: () => breaking.signal,
    keep(debt, requests) {
      kept[debt] = requests;
    },
    release() {
      isReleased = true;
    },
  };
}

/** Each exchange on its way listens to it, however many there are: no leak that Node has to warn of. */
function breaker(): AbortController {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
}
