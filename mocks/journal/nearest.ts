import type { components } from '../../generated/control.js';
import { differences, type Filter } from './filter.js';
import type { Recorded } from './recorded.js';

export type Near = components['schemas']['ControlJournalNearest'];

/** As many as users look at. */
const most = 3;

/** Returns calls that almost match a filter, with their differences; the nearest first, then the newest. */
export function nearestTo(
  filter: Filter,
  entries: readonly Recorded[],
  hide: (text: string) => string,
): Near[] {
  const wanted = Object.keys(filter).length;
  return entries
    .map((entry) => ({ entry, differs: differences(filter, entry) }))
    .filter(({ differs }) => differs.length > 0 && differs.length < Math.max(2, wanted))
    .sort((one, other) => one.differs.length - other.differs.length || other.entry.id - one.entry.id)
    .slice(0, most)
    .map(({ entry, differs }) => near(entry, differs, hide));
}

/** Describes a call and its differences. @param hide redacts secrets in a text */
export function near(entry: Recorded, differs: readonly string[], hide: (text: string) => string): Near {
  const { id, operation, method, target, status } = entry;
  const [path = ''] = target.split('?', 1);
  return {
    id,
    ...(operation === undefined ? {} : { operation }),
    method,
    path: hide(path),
    status,
    differs: differs.map(hide),
  };
}
