import { nearest } from '../../spec/catalogue/nearest.js';
import { SortedList } from '../state/sorted-list.js';
import { turns } from '../state/turns.js';
import { deny, quote } from './refusal.js';

/** A value to sort a row by; rows without a value come last. */
export type SortValue = string | number | null;

/** The names that rows may be sorted by, and how each value is read from a row. */
export type Accessors<Row> = Readonly<Record<string, (row: Row) => SortValue | undefined>>;

/** The position of a row in an order: the value it is sorted by, then its unique id. */
export type Position = readonly [value: SortValue, id: string];

export interface Ranking<Row> {
  readonly positionOf: (row: Row) => Position;
  readonly compare: (a: Position, b: Position) => number;
}

/** Returns the order named by `+name`, `name` or `-name`, ties by id. In a query a plus sign means a space. */
export function rankingBy<Row>(
  sortBy: string,
  accessors: Accessors<Row>,
  idOf: (row: Row) => string,
): Ranking<Row> {
  const [, sign, name = ''] = /^([-+ ]?)(.*)$/s.exec(sortBy) ?? [];
  const read = Object.hasOwn(accessors, name) ? accessors[name] : undefined;
  if (read === undefined) nothingToSortBy(sortBy, name, Object.keys(accessors));
  const direction = sign === '-' ? -1 : 1;
  return {
    positionOf: (row) => [read(row) ?? null, idOf(row)],
    compare: ([a, idOfA], [b, idOfB]) => {
      if (a === b) return idOfA < idOfB ? -1 : Number(idOfA > idOfB);
      if (a === null || b === null) return a === null ? 1 : -1;
      return a < b ? -direction : direction;
    },
  };
}

function nothingToSortBy(sortBy: string, name: string, names: readonly string[]): never {
  const meant = nearest(name, names);
  const hint = meant === undefined ? `sort by ${names.join(', ')}.` : `did you mean ${quote(meant)}?`;
  const message = `\`sort_by\` is ${quote(sortBy)}, which is nothing to sort by: ${hint}`;
  deny('request-invalid', message, { field: 'sort_by' });
}

export async function inOrder<Row>(
  rows: readonly Row[],
  { positionOf, compare }: Ranking<Row>,
): Promise<readonly Row[]> {
  const sorted = new SortedList<{ readonly row: Row; readonly position: Position }>((a, b) =>
    compare(a.position, b.position),
  );
  const turn = turns();
  for (const row of rows) {
    sorted.add({ row, position: positionOf(row) });
    await turn();
  }
  return Array.from(
    sorted.from(() => true),
    ({ row }) => row,
  );
}
