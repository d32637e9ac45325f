import type { FieldName } from '../population/population.js';
import type { Selection } from './return-fields.js';

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

/** A find request after it was read (section 4.1). */
export interface FindQuery {
  readonly lookups: readonly Lookup[];
  /** Most people per lookup. */
  readonly size: number;
  /** Only people with at least this score are found, from 0 to 1. */
  readonly leastScore: number;
  /** Which members of people are returned; all when undefined. */
  readonly selection: Selection | undefined;
}
