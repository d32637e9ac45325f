import type { Lookup } from '../matching/lookup.js';
import type { Selection } from './return-fields.js';

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
