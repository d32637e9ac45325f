import type { Readings } from '../../generated/questions.js';
import { firstWhere } from '../state/sorted-list.js';
import type { World } from './handler.js';
import { deny } from './refusal.js';
import type { Position, Ranking } from './sorting.js';

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly end: Position | undefined;
  readonly hasMore: boolean;
}

/** Returns the rows after a position, so that none comes twice or is missed, whatever is added or removed between pages. */
export function pageAfter<Row>(
  rows: readonly Row[],
  after: Position | undefined,
  size: number,
  ranking: Ranking<Row>,
): Page<Row> {
  const isAfter = (row: Row | undefined, place: Position) =>
    row !== undefined && ranking.compare(ranking.positionOf(row), place) > 0;
  const start = after === undefined ? 0 : firstWhere(rows.length, (at) => isAfter(rows[at], after));
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
