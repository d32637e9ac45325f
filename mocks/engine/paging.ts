import type { Position, Ranking } from './sorting.js';

/** Part of a list that goes on. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** The position of the last row; undefined when there is none. */
  readonly end: Position | undefined;
  readonly hasMore: boolean;
}

/**
 * Of rows that are in the order of the ranking, the next ones after a position, whether or not the row that stood there is still there. So no row comes twice, and
 * one that neither moves nor goes comes once, whatever is added or removed between pages.
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

/** Where the first row beyond a position stands; rows before it are not looked at one by one. */
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

/** Rows by limit and offset. */
export function windowed<Row>(
  rows: readonly Row[],
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): readonly Row[] {
  return rows.slice(offset, offset + limit);
}
