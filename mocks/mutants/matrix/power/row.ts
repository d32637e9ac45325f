import type { Excuse } from '../../operators/equivalents/equivalent.js';

/** The result of a run against a computed mutant. */
export interface PowerRow {
  /** `operator/operation/place`. */
  readonly mutant: string;
  readonly operator: string;
  readonly operation: string;
  readonly mutation: string;
  /** Whether a rule of the operation failed. */
  readonly killed: boolean;
  /** The rules of the operation that failed. */
  readonly failed: readonly string[];
  readonly requestsToKill?: number;
  readonly requests: number;
  readonly durationMs: number;
  /** Why a run need not notice it. */
  readonly excuse?: Excuse;
  /** Why it survived, if that is known. */
  readonly because?: string;
}

/** How many mutants there are, how many of them need not be noticed, and how many were killed. */
export interface Power {
  readonly mutants: number;
  readonly excused: number;
  readonly killed: number;
  /** The share of killed mutants among those that had to be noticed; 1 if there are none. */
  readonly rate: number;
  /** The median number of requests until the first kill; undefined if nothing was killed. */
  readonly requestsToKill?: number;
}

/** The power of the kit against faults that were not chosen with a judge in mind, by operator and by operation. */
export interface PowerMatrix {
  readonly seed: number;
  readonly total: Power;
  readonly operators: Readonly<Record<string, Power>>;
  readonly operations: Readonly<Record<string, Power>>;
  /** All mutants; those that survived without an excuse come first. */
  readonly rows: readonly PowerRow[];
}
