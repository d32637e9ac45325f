import type { Readings } from '../../generated/questions.js';
import type { Page } from './paging.js';
import { type Refusal, refuse } from './refusal.js';
import type { Position } from './sorting.js';
import type { World } from './world.js';

type Ending = Readings['search.page-end'];

/** What stands for the token of a last page: a token all the same, or nothing, in some form. */
const endings: Readonly<Record<Ending, 'token' | null | '' | undefined>> = {
  absent: undefined,
  'as-null': null,
  'empty-string': '',
  'empty-page': 'token',
};

/**
 * The `pagination_token` of a page (question search.page-end); undefined when it has none.
 * @param binding the query, as text: a token is good for no other one
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

/** An opaque token that stands for a position within one query. */
export function writePageToken(position: Position, binding: string, { ids }: World): string {
  return Buffer.from(JSON.stringify([...position, sealOf(position, binding, ids)])).toString('base64url');
}

/** The position that a token stands for, or a refusal when it was not handed out for this query. */
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
