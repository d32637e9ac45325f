import { type Filter, isLeaf, isScope } from './filter.js';

/** What filters are held against. */
export interface FilteredRecord {
  /** The values that a field has in the record; none where it is absent. */
  readonly valuesOf: (field: string) => readonly string[];
  /** The record with one of its jobs alone, for each of them. */
  readonly byJob?: () => readonly FilteredRecord[];
}

/**
 * Whether a filter holds of a record (question search.filters). A field may have several values, of which any counts:
 * a leaf that is negated holds when none of them meets it.
 * @param part the record, or one of its jobs, of which leaves speak
 */
export function holds(filter: Filter, record: FilteredRecord, part = record): boolean {
  if (isLeaf(filter)) return part.valuesOf(filter.field).some(filter.test.meets) !== filter.negated;
  if (isScope(filter)) {
    if (filter.scope === 'person') return holds(filter.filter, record);
    return (record.byJob?.() ?? []).some((job) => holds(filter.filter, record, job));
  }
  return filter.operator === 'and'
    ? filter.filters.every((each) => holds(each, record, part))
    : filter.filters.some((each) => holds(each, record, part));
}
