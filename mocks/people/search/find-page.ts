import type { components } from '../../../generated/people.js';
import { readPageToken, tokenAfter } from '../../engine/page-token.js';
import { pageAfter } from '../../engine/paging.js';
import { isRefusal, type Refusal } from '../../engine/refusal.js';
import { inOrder } from '../../engine/sorting.js';
import type { World } from '../../engine/world.js';
import { populationNow } from '../../population/current.js';
import type { Person } from '../../population/population.js';
import { bindingOf } from './binding.js';
import { everybody } from './everybody.js';
import { matching, type Order } from './matching.js';
import { peopleRanking } from './order.js';
import { readPeopleFilters } from './people-filters.js';
import { resultsOf } from './results.js';

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
  const order: Order = {
    everybody: () => everybody(population, request.sort_by, ranking),
    some: (people) => inOrder(people, ranking),
  };
  // Whoever asks for the count alone need not wait for an order.
  const find = () => matching(filter, population, size === 0 ? undefined : order);
  const all = await resultsOf(bindingOf([filters, sort_by, size === 0]), population, world.profile, find);
  const page = pageAfter(size === 0 ? [] : all, after, size, ranking);
  return { people: page.rows, count: all.length, token: tokenAfter(page, binding, world) };
}
