import type { FieldName } from '../population/population.js';

/** The condition of a lookup on one field: that any of the terms fits, or that all of them do. */
export interface Demand {
  readonly field: FieldName;
  readonly terms: readonly string[];
  readonly every: boolean;
}

/** A lookup, in a form that does not depend on the order of its criteria. Without demands it finds no one. */
export interface Lookup {
  readonly demands: readonly Demand[];
}
