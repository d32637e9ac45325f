import type { Readings } from '../../generated/questions.js';
import type { Page } from './paging.js';
import { type Refusal, refuse } from './refusal.js';
import type { Position } from './sorting.js';
import type { World } from './world.js';

type Ending = Readings['search.page-end'];

/** The token of the last page: a token nevertheless, or none, in one of several forms. */
const endings: Readonly<Record<Ending, 'token' | null | '' | undefined>> = {
  absent: undefined,
  'as-null': null,
  'empty-string': '',
  'empty-page': 'token',
};

/**
 * Returns the `pagination_token` of a page (question search.page-end); undefined if it has none.
 * @param binding the query as text: a token is valid for no other one
 */
export function tokenAfter(
  { end, hasMore }: Pick<Page<unknown>, 'end' | 'hasMore'>,
  binding: string,
  world: World,
): string | null | undefined {
  const ending = endings[world.profile.reading('search.page-end')];
  if (end !== undefined && (hasMore || ending === 'token')) return writePageToken(end, binding, world);
  return ending === 'token' ? undefined : ending;
}

/** Returns an opaque token for a position within one query. */
export function writePageToken(position: Position, binding: string, { ids }: World): string {
  return Buffer.from(JSON.stringify([...position, sealOf(position, binding, ids)])).toString('base64url');
}

/** Returns the position of a token, or a refusal if the token was not issued for this query. */
export function readPageToken(token: string, binding: string, { ids }: World): Position | Refusal {
  const [value, id, seal] = parsed(token);
  const isValue = typeof value === 'string' || typeof value === 'number' || value === null;
  if (isValue && typeof id === 'string' && seal === sealOf([value, id], binding, ids)) return [value, id];
  return refuse(
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
