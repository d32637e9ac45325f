/** Filters that were read: what holds of a record, or does not. */
export type Filter = FilterGroup | FilterLeaf;

/** Of `and` every filter must hold, of `or` one. */
export interface FilterGroup {
  readonly operator: 'and' | 'or';
  readonly filters: readonly Filter[];
}

/** One field, and what one of its values must be; `negated`: what none of them may be. */
export interface FilterLeaf {
  readonly field: string;
  readonly negated: boolean;
  readonly test: ValueTest;
}

/** What a value is tested for, and whether one meets it. Terms are those of the request. */
export interface ValueTest {
  readonly kind: 'exact' | 'fuzzy' | 'exists' | 'dates';
  readonly terms: readonly string[];
  readonly meets: (value: string) => boolean;
}

export function isLeaf(filter: Filter): filter is FilterLeaf {
  return 'field' in filter;
}
