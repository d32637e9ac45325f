import type { SessionRequest } from '../../target/session-request.js';
import type { RealAccount } from './accounts.js';

/** What a run has done to one real account. */
export interface Standing {
  readonly account: RealAccount;
  wrong: number;
  inARow: number;
  /** Investigations that have had their turn. */
  readonly had: Set<string>;
  /** Right sign-ins that were accepted, and how often others were refused. */
  readonly accepted: Map<string, SessionRequest>;
  readonly refused: Map<string, number>;
  /** What the last sign-in that was not accepted met. */
  last: string;
  /** Why nothing wrong is sent any more. */
  closed: string | undefined;
  /** Whatever may be wrong goes one by one. */
  queue: Promise<unknown>;
}

/** An account to which nothing has been done yet. */
export const standingOf = (account: RealAccount): Standing => ({
  account,
  wrong: 0,
  inARow: 0,
  had: new Set(),
  accepted: new Map(),
  refused: new Map(),
  last: '',
  closed: undefined,
  queue: Promise.resolve(),
});
