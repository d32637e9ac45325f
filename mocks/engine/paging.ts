import { type Position, placed, type Ranking } from './sorting.js';

/** Part of a list that goes on. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** The position of the last row; undefined when there is none. */
  readonly end: Position | undefined;
  readonly hasMore: boolean;
}

/**
 * The next rows after a position, whether or not the row that stood there is still there. So no row comes twice, and
 * one that neither moves nor goes comes once, whatever is added or removed between pages.
 */
export function pageAfter<Row>(
  rows: readonly Row[],
  after: Position | undefined,
  size: number,
  ranking: Ranking<Row>,
): Page<Row> {
  const left = placed(rows, ranking, after);
  const taken = left.slice(0, size);
  return {
    rows: taken.map(({ row }) => row),
    end: taken.at(-1)?.position,
    hasMore: left.length > taken.length,
  };
}

/** Rows by limit and offset. */
export function windowed<Row>(
  rows: readonly Row[],
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): readonly Row[] {
  return rows.slice(offset, offset + limit);
}
