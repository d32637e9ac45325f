import PQueue from 'p-queue';
import { Interruption } from './interruption.js';

/** How many requests a run may send, and how fast. Both always hold. */
export interface Budget {
  readonly limit: number;
  spent(): number;
  left(): number;
  /** Runs `send` when its turn has come; throws when nothing is left. */
  spend<T>(send: () => Promise<T>): Promise<T>;
  /** Keeps the last `requests` for what comes at the end; a second call replaces the first. */
  reserve(requests: number): void;
  /** Nothing more is sent: every request throws `reason` from now on, until it is taken back. The first reason counts. */
  end(reason: Interruption | undefined): void;
  /** The same, and what is on its way is given up. */
  break(reason: Interruption): void;
  /** Aborted when what is on its way is given up. */
  broken(): AbortSignal;
  /** Keeps requests for taking away what the run made; a second call replaces the first. */
  keep(requests: number): void;
}

/** @param perSecond requests per second at most; undefined for no limit */
export function createBudget(limit: number, perSecond: number | undefined): Budget {
  let spent = 0;
  let reserved = 0;
  let kept = 0;
  let ending: Interruption | undefined;
  let breaking = new AbortController();
  const queue =
    perSecond === undefined
      ? undefined
      : new PQueue({ interval: 1000 / perSecond, intervalCap: 1, carryoverConcurrencyCount: false });
  const left = () => Math.max(0, limit - reserved - kept - spent);
  return {
    limit,
    spent: () => spent,
    left,
    async spend(send) {
      if (ending) throw ending;
      if (left() === 0) throw new Interruption('budget-spent', `the budget of ${limit} requests is spent`);
      spent += 1;
      return queue ? queue.add(send) : send();
    },
    reserve(requests) {
      reserved = requests;
    },
    end(reason) {
      ending = reason && (ending ?? reason);
      if (!reason) breaking = new AbortController();
    },
    break(reason) {
      ending = reason;
      breaking.abort(reason);
    },
    broken: () => breaking.signal,
    keep(requests) {
      kept = requests;
    },
  };
}
