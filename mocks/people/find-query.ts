import type { Lookup } from '../matching/lookup.js';
import type { Selection } from './return-fields.js';

/** A parsed find request (section 4.1). */
export interface FindQuery {
  readonly lookups: readonly Lookup[];
  /** The maximum number of people per lookup. */
  readonly size: number;
  /** The minimum score, from 0 to 1. */
  readonly leastScore: number;
  /** The members of people to return; undefined for all. */
  readonly selection: Selection | undefined;
}
