import type { Position, Ranking } from './sorting.js';

/** Part of a longer list. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** The position of the last row; undefined if there is none. */
  readonly end: Position | undefined;
  readonly hasMore: boolean;
}

/**
 * Returns the rows after a position, of rows in the order of the ranking, whether or not the row at that position still exists.
 * So no row comes twice, and one that is neither moved nor removed comes once, whatever is added or removed between pages.
 */
export function pageAfter<Row>(
  rows: readonly Row[],
  after: Position | undefined,
  size: number,
  ranking: Ranking<Row>,
): Page<Row> {
  const start = after === undefined ? 0 : firstAfter(rows, after, ranking);
  const taken = rows.slice(start, start + size);
  const last = taken.at(-1);
  return {
    rows: taken,
    end: last === undefined ? undefined : ranking.positionOf(last),
    hasMore: start + taken.length < rows.length,
  };
}

/** Returns the index of the first row after a position by binary search. */
function firstAfter<Row>(
  rows: readonly Row[],
  after: Position,
  { positionOf, compare }: Ranking<Row>,
): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row !== undefined && compare(positionOf(row), after) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function windowed<Row>(
  rows: readonly Row[],
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): readonly Row[] {
  return rows.slice(offset, offset + limit);
}
