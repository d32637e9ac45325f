import type { JsonObject } from '../target/json.js';
import type { Lookup } from './find-view.js';

/** A lookup with the people that it found when it was alone in its request. */
export interface Known {
  readonly lookup: Lookup;
  /** Ids in the order of the answer; empty if none was found. */
  readonly ids: readonly string[];
}

/** What the target has shown so far: the only source of values that it knows. */
export interface Pool {
  /** Lookups that were alone in a request of size 5, whether or not they found anyone. */
  readonly known: readonly Known[];
  /** Lookups that find exactly one person each: they show which element answers which lookup. */
  readonly distinct: readonly Known[];
  /** Lookups that find several people. */
  readonly broad: readonly Known[];
  /** Lookups with letters outside Latin script. */
  readonly nonLatin: readonly Lookup[];
  /** Lookups that should find no one. */
  readonly nonsense: readonly Lookup[];
  /** People as shown by the target, by id. */
  readonly people: ReadonlyMap<string, JsonObject>;
}
