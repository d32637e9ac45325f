import type { components } from '../../../generated/people.js';
import { readPageToken, tokenAfter } from '../../engine/page-token.js';
import { isRefusal, type Refusal } from '../../engine/refusal.js';
import type { World } from '../../engine/world.js';
import { populationNow } from '../../population/current.js';
import type { Person } from '../../population/population.js';
import { bindingOf } from './binding.js';
import { pageOf } from './found.js';
import { matching } from './matching.js';
import { peopleRanking } from './order.js';
import { readPeopleFilters } from './people-filters.js';

export type SearchRequest = components['schemas']['SearchRequest'];

/** One page of what a search finds. */
export interface FoundPage {
  readonly people: readonly Person[];
  /** How many people there are in all. */
  readonly count: number;
  /** The `pagination_token` of the page; undefined when it has none. */
  readonly token: string | null | undefined;
}

const usualSize = 10;

/** How many people a page holds at most; 0 asks for the count alone. */
export function sizeOf({ size = usualSize }: SearchRequest): number {
  return size;
}

/** The page that a search asks for, before anything is paid or shown, or why the search is refused. */
export async function findPage(
  request: SearchRequest,
  org: string,
  world: World,
): Promise<FoundPage | Refusal> {
  const filter = readPeopleFilters(request.filters, world.profile);
  if (isRefusal(filter)) return filter;
  const population = await populationNow(world);
  const size = sizeOf(request);
  const ranking = peopleRanking(request.sort_by);
  if (isRefusal(ranking)) return ranking;

  const { filters = [], sort_by = null, pagination_token: sent } = request;
  const binding = bindingOf([org, filters, sort_by, size]);
  // An empty token is what the last page has under one reading, and what the first one has under none.
  const after = sent ? readPageToken(sent, binding, world) : undefined;
  if (after !== undefined && isRefusal(after)) return after;
  const { profile, clock } = world;
  const query = bindingOf([profile.reading('search.same-job'), filters]);
  const found = await matching({ filter, query }, population, profile, clock.now());
  const count = found.unedited.count + found.edited.length;
  // Whoever asks for the count alone need not wait for an order.
  const { rows, ...ends } =
    size === 0 ? noPage : await pageOf(found, after, size, { sortBy: request.sort_by, ranking });
  return { people: rows, count, token: tokenAfter(ends, binding, world) };
}

const noPage = { rows: [], end: undefined, hasMore: false };
