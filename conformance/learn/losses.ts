import type { OperationId } from '../../generated/operations.js';
import { writes } from '../target/effect.js';
import type { Exchange } from '../target/exchange.js';

/** Counts calls that may have been carried out without an answer, or twice. */
export interface Losses {
  see(exchange: Exchange): void;
  /** @param lost what was sent again, or had no answer that tells */
  count(lost: readonly OperationId[]): number;
}

export function createLosses(): Losses {
  let undone = 0;
  return {
    see({ operation, response }) {
      // Whoever says when to come again has done nothing yet.
      const isPutOff = response.status === 503 && response.headers['retry-after'] !== undefined;
      if (isPutOff && mayBeTwice(operation)) undone += 1;
    },
    count: (lost) => lost.filter(mayBeTwice).length - undone,
  };
}

/** Whether it matters. */
const mayBeTwice = (operation: OperationId): boolean => writes(operation) || operation === 'createSession';
