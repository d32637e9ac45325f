import type { JsonObject } from '../target/json.js';
import type { Lookup } from './find-view.js';

/** A lookup with the people that the target answered it with when it was asked alone. */
export interface Known {
  readonly lookup: Lookup;
  /** Ids in the order of the answer; empty for a miss. */
  readonly ids: readonly string[];
}

/** What the target itself has shown so far: the only source of values that mean something to it. */
export interface Pool {
  /** Lookups asked alone with size 5, found or not. */
  readonly known: readonly Known[];
  /** Lookups that find exactly one person each, all different: fit to tell positions apart. */
  readonly distinct: readonly Known[];
  /** Lookups that find several people. */
  readonly broad: readonly Known[];
  /** Lookups with letters outside Latin script. */
  readonly nonLatin: readonly Lookup[];
  /** Lookups that should find nobody. */
  readonly nonsense: readonly Lookup[];
  /** People as they were answered, by id. */
  readonly people: ReadonlyMap<string, JsonObject>;
}
