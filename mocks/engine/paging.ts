import type { Readings } from '../../generated/questions.js';
import { nearest } from '../../spec/catalogue/nearest.js';
import { firstWhere, SortedList } from '../state/sorted-list.js';
import { eachInTurn } from '../state/turns.js';
import type { World } from './handler.js';
import { deny, quote } from './refusal.js';

type SortValue = string | number | null;

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
  await eachInTurn(rows, (row) => sorted.add({ row, position: positionOf(row) }));
  return [...sorted.from(() => true)].map(({ row }) => row);
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly end: Position | undefined;
  readonly hasMore: boolean;
}

/** Rows in order, which need not exist before they are asked for. */
export interface Rows<Row> {
  readonly length: number;
  slice(from: number, to: number): readonly Row[];
}

/** Returns the rows after a position, so that none comes twice or is missed, whatever is added or removed between pages. */
export function pageAfter<Row>(
  rows: Rows<Row>,
  after: Position | undefined,
  size: number,
  ranking: Ranking<Row>,
): Page<Row> {
  const isAfter = (place: Position) => (at: number) =>
    rows.slice(at, at + 1).every((row) => ranking.compare(ranking.positionOf(row), place) > 0);
  const start = after === undefined ? 0 : firstWhere(rows.length, isAfter(after));
  const taken = rows.slice(start, start + size);
  const last = taken.at(-1);
  return {
    rows: taken,
    end: last === undefined ? undefined : ranking.positionOf(last),
    hasMore: start + taken.length < rows.length,
  };
}

interface Window {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

/** The rows of a window, and the members of an answer that say which window it is. */
export function windowed<Row>(rows: readonly Row[], { limit = 50, offset = 0 }: Window) {
  return { rows: rows.slice(offset, offset + limit), window: { total: rows.length, limit, offset } };
}

/** The token of the last page: a token nevertheless, or none, in one of several forms. */
const endings: Readonly<Record<Readings['search.page-end'], 'token' | null | '' | undefined>> = {
  absent: undefined,
  'as-null': null,
  'empty-string': '',
  'empty-page': 'token',
};

/** Returns the token of a page (question search.page-end), valid for this query alone; undefined if it has none. */
export function tokenAfter(
  { end, hasMore }: Pick<Page<unknown>, 'end' | 'hasMore'>,
  binding: string,
  world: World,
): string | null | undefined {
  const ending = endings[world.profile.reading('search.page-end')];
  if (end !== undefined && (hasMore || ending === 'token')) return writePageToken(end, binding, world);
  return ending === 'token' ? undefined : ending;
}

export function writePageToken(position: Position, binding: string, { ids }: World): string {
  return Buffer.from(JSON.stringify([...position, sealOf(position, binding, ids)])).toString('base64url');
}

/** Returns the position of a token that was issued for this query. */
export function readPageToken(token: string, binding: string, { ids }: World): Position {
  const [value, id, seal] = parsed(token);
  const isValue = typeof value === 'string' || typeof value === 'number' || value === null;
  if (isValue && typeof id === 'string' && seal === sealOf([value, id], binding, ids)) return [value, id];
  deny(
    'page-token-invalid',
    'The pagination token was not handed out for this query: send it with the same filters, sort and size, or begin without one.',
    { field: 'pagination_token' },
  );
}

function sealOf(position: Position, binding: string, ids: World['ids']): string {
  return ids.named('page', JSON.stringify([position, binding]));
}

function parsed(token: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
