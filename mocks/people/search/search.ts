import type { components } from '../../../generated/people.js';
import type { Readings } from '../../../generated/questions.js';
import type { Handler, World } from '../../engine/handler.js';
import { pageAfter, readPageToken, tokenAfter } from '../../engine/paging.js';
import { populationNow } from '../../population/edits.js';
import type { Person } from '../../population/population.js';
import { isObject, type Json, type JsonObject } from '../../state/json.js';
import { charge } from '../charge.js';
import { ignoredFields, readSelection } from '../return-fields.js';
import { readPeopleFilters } from './filters.js';
import { matching, peopleRanking } from './table.js';

/** Searches for people (section 4.3). Each person on a page is charged like a lookup of find. */
export const search: Handler<'search'> = async (call, world) => {
  const show = readSelection(call.body.return_fields, 'return_fields', call.waived, world);
  const page = await findPage(call.body, call.path.org_id, world);
  const lookups = page.people.map(({ id = '' }) => [id]);
  const bill = await charge(lookups, call, world);

  const paid = page.people.filter((_, at) => bill.paid[at]);
  return {
    status: 200,
    body: searchResponse(page, paid.map(show), sizeOf(call.body) === 0, world),
    headers: { ...bill.headers, ...ignoredFields(call.body.return_fields) },
    credits: bill.charged,
  };
};

type SearchRequest = components['schemas']['SearchRequest'];

export interface FoundPage {
  readonly people: readonly Person[];
  readonly count: number;
  readonly token: string | null | undefined;
}

const usualSize = 10;

/** Returns the maximum number of people on a page; 0 requests only the count. */
export function sizeOf({ size = usualSize }: SearchRequest): number {
  return size;
}

export async function findPage(request: SearchRequest, org: string, world: World): Promise<FoundPage> {
  const filter = readPeopleFilters(request.filters, world.profile);
  const population = await populationNow(world);
  const size = sizeOf(request);
  const ranking = peopleRanking(request.sort_by);

  const { filters = [], sort_by = null, pagination_token: sent } = request;
  const binding = bindingOf([org, filters, sort_by, size]);
  // The last page has an empty token under one reading; no reading gives one for the first page.
  const after = sent ? readPageToken(sent, binding, world) : undefined;
  const { profile, clock } = world;
  const text = bindingOf([profile.reading('search.same-job'), filters, sort_by]);
  const found = await matching({ filter, text, ranking }, population, profile, clock.now());
  const { rows, ...ends } = pageAfter(found, after, size, ranking);
  return { people: rows, count: found.length, token: tokenAfter(ends, binding, world) };
}

type SearchResponse = components['schemas']['SearchResponse'];

const peopleKeys: Record<Readings['search.people-key'], string> = { people: 'people', results: 'results' };

const counts: Record<Readings['search.count-key'], (count: number, isCountOnly: boolean) => JsonObject> = {
  count: (count) => ({ count }),
  'total-count': (count) => ({ total_count: count }),
  omitted: (count, isCountOnly) => (isCountOnly ? { count } : {}),
};

export function searchResponse(
  page: FoundPage,
  shown: readonly JsonObject[],
  isCountOnly: boolean,
  world: World,
): SearchResponse {
  const { profile } = world;
  // The contract's types describe the default profile; other profiles deliberately use different names.
  const body: JsonObject = {
    [peopleKeys[profile.reading('search.people-key')]]: shown,
    ...counts[profile.reading('search.count-key')](page.count, isCountOnly),
    ...(page.token === undefined ? {} : { pagination_token: page.token }),
  };
  return body;
}

/** Returns a query as text that does not depend on the order of members: a page token is valid only for this text. */
export function bindingOf(query: Json): string {
  const sorted = (value: JsonObject) =>
    Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  return JSON.stringify(query, (_, value: Json) => (isObject(value) ? sorted(value) : value));
}
