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

/** A page of the people that a search finds. */
export interface FoundPage {
  readonly people: readonly Person[];
  /** The total number of people found. */
  readonly count: number;
  /** The `pagination_token` of the page; undefined if it has none. */
  readonly token: string | null | undefined;
}

const usualSize = 10;

/** Returns the maximum number of people on a page; 0 requests only the count. */
export function sizeOf({ size = usualSize }: SearchRequest): number {
  return size;
}

/** Returns the page that a search requests, before charging and presentation, or refuses the search. */
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
  // The last page has an empty token under one reading; no reading gives one for the first page.
  const after = sent ? readPageToken(sent, binding, world) : undefined;
  if (after !== undefined && isRefusal(after)) return after;
  const { profile, clock } = world;
  const query = bindingOf([profile.reading('search.same-job'), filters]);
  const found = await matching({ filter, query }, population, profile, clock.now());
  const count = found.unedited.count + found.edited.length;
  // A request for only the count need not wait for sorting.
  const { rows, ...ends } =
    size === 0 ? noPage : await pageOf(found, after, size, { sortBy: request.sort_by, ranking });
  return { people: rows, count, token: tokenAfter(ends, binding, world) };
}

const noPage = { rows: [], end: undefined, hasMore: false };
