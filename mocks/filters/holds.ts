import { type Filter, isLeaf } from './filter.js';

/**
 * Whether a filter holds of a record (question search.filters). A field may have several values, of which any counts:
 * a leaf that is negated holds when none of them meets it.
 * @param valuesOf the values that a field has in the record; none where it is absent
 */
export function holds(filter: Filter, valuesOf: (field: string) => readonly string[]): boolean {
  if (isLeaf(filter)) return valuesOf(filter.field).some(filter.test.meets) !== filter.negated;
  return filter.operator === 'and'
    ? filter.filters.every((each) => holds(each, valuesOf))
    : filter.filters.some((each) => holds(each, valuesOf));
}
