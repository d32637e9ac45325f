import type { Answer } from './answer.js';
import type { Operation } from './contract.js';
import type { Principal } from './handler.js';
import type { Circumstances } from './hooks.js';

/** What is found out about a call as it goes from step to step. */
export type Known = { -readonly [key in 'operation' | 'principal' | 'path']: Circumstances[key] };

/** An operation, with the parameters of its path. */
interface Place {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
}

/** Where the pipeline leaves what it found out about a call, for whoever looks on: it asks for nothing back. */
export interface Trail {
  known: Known | undefined;
  /** Whose credential was sent, also where it is not accepted. */
  caller: Principal | undefined;
  answer: Answer | undefined;
  /** What was asked for, where a fault had a look at it. */
  place: Place | undefined;
  /** The ids of the faults that struck. */
  faults: readonly string[] | undefined;
}
