import type { Excuse } from '../../operators/equivalents/equivalent.js';

/** What a run against a computed mutant showed. */
export interface PowerRow {
  /** `operator/operation/place`. */
  readonly mutant: string;
  readonly operator: string;
  readonly operation: string;
  readonly mutation: string;
  /** Whether the run failed by a rule of the operation. */
  readonly killed: boolean;
  /** The rules of the operation that it failed by. */
  readonly failed: readonly string[];
  readonly requestsToKill?: number;
  readonly requests: number;
  readonly durationMs: number;
  /** Why nobody need notice it. */
  readonly excuse?: Excuse;
  /** Why it survived, where that is known. */
  readonly because?: string;
}

/** How many mutants there are, how many of them had to be noticed, and how many were. */
export interface Power {
  readonly mutants: number;
  readonly excused: number;
  readonly killed: number;
  /** Of those that had to be noticed; 1 where there are none. */
  readonly rate: number;
  /** The median of requests until the first kill; undefined where nothing was killed. */
  readonly requestsToKill?: number;
}

/** The kit's power against faults that nobody chose, by operator and by operation. */
export interface PowerMatrix {
  readonly seed: number;
  readonly total: Power;
  readonly operators: Readonly<Record<string, Power>>;
  readonly operations: Readonly<Record<string, Power>>;
  /** Every mutant; those that survive without a reason first. */
  readonly rows: readonly PowerRow[];
}
