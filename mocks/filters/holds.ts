import { type Filter, isLeaf, isScope } from './filter.js';

/** A record that filters are applied to. */
export interface FilteredRecord {
  /** Returns the values of a field; none if it is absent. */
  readonly valuesOf: (field: string) => readonly string[];
  /** Returns the record once for each of its jobs, with that job alone. */
  readonly byJob?: () => readonly FilteredRecord[];
}

/**
 * Whether a record matches a filter (question search.filters). A field may have several values, any of which may match; a negated
 * leaf matches if none of them passes its test.
 * @param part the record, or the job, that leaves are tested against
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
