/** Filters that were read: what holds of a record, or does not. */
export type Filter = FilterGroup | FilterLeaf | FilterScope;

/** Of `and` every filter must hold, of `or` one. */
export interface FilterGroup {
  readonly operator: 'and' | 'or';
  readonly filters: readonly Filter[];
  /** Whether what is in it about jobs is about one and the same job, where the request says so. */
  readonly isJobsGroup?: boolean;
}

/** Of `job` the filter must hold for one of the jobs of a record; of `person` for the record as a whole, also within one of `job`. */
export interface FilterScope {
  readonly scope: 'job' | 'person';
  readonly filter: Filter;
}

/** One field, and what one of its values must be; `negated`: what none of them may be. */
export interface FilterLeaf {
  readonly field: string;
  readonly negated: boolean;
  readonly test: ValueTest;
}

/** What a value is tested for, and whether one meets it. Terms are those of the request. */
export interface ValueTest {
  readonly kind: 'exact' | 'fuzzy' | 'exists' | 'dates' | 'numbers';
  readonly terms: readonly string[];
  readonly meets: (value: string) => boolean;
}

export function isLeaf(filter: Filter): filter is FilterLeaf {
  return 'field' in filter;
}

export function isScope(filter: Filter): filter is FilterScope {
  return 'scope' in filter;
}
