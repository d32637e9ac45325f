import type { Answer } from './answer.js';
import type { Operation } from './contract.js';
import type { Principal } from './handler.js';
import type { Circumstances } from './hooks.js';

/** What is found out about a call, step by step. */
export type Known = { -readonly [key in 'operation' | 'principal' | 'path']: Circumstances[key] };

/** An operation with its path parameters. */
interface Place {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
}

/** Where the pipeline records what it finds out about a call, for observers; it never reads this back. */
export interface Trail {
  known: Known | undefined;
  /** The principal whose credential was sent, even if the credential is not accepted. */
  caller: Principal | undefined;
  answer: Answer | undefined;
  /** The requested operation, if faults were matched against it. */
  place: Place | undefined;
  /** The ids of the faults that were applied. */
  faults: readonly string[] | undefined;
}
