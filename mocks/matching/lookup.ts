import type { FieldName } from '../population/population.js';

/** What a lookup demands of one field: that any of the terms fits, or that every one does. */
export interface Demand {
  readonly field: FieldName;
  readonly terms: readonly string[];
  readonly every: boolean;
}

/** One lookup, in a form that does not depend on the order of its criteria. Without demands it finds nobody. */
export interface Lookup {
  readonly demands: readonly Demand[];
}
