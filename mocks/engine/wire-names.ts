import type { Naming } from '../../spec/overlay/naming.js';

/** How an operation calls things on the wire. */
export interface WireNames {
  /** Query parameters, by the names of our contract. */
  readonly query: ReadonlyMap<string, string>;
  readonly request: Naming;
  /** The JSON body of an answer, by status. */
  readonly responses: Readonly<Record<string, Naming>>;
}
