/** Parsed filters, which a record matches or not. */
export type Filter = FilterGroup | FilterLeaf | FilterScope;

/** For `and` every filter must match, for `or` at least one. */
export interface FilterGroup {
  readonly operator: 'and' | 'or';
  readonly filters: readonly Filter[];
  /** Whether its job filters must match one and the same job; undefined if the request does not say. */
  readonly isJobsGroup?: boolean;
}

/** For `job` the filter must match one of the jobs of a record; for `person` the record as a whole, even within a `job` scope. */
export interface FilterScope {
  readonly scope: 'job' | 'person';
  readonly filter: Filter;
}

/** A test that at least one value of a field must pass; if `negated`, none may pass it. */
export interface FilterLeaf {
  readonly field: string;
  readonly negated: boolean;
  readonly test: ValueTest;
}

/** A test for a value. The terms are those of the request. */
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
