import type { components } from '../../../generated/people.js';
import type { Readings } from '../../../generated/questions.js';
import type { World } from '../../engine/world.js';
import type { JsonObject } from '../../state/json.js';
import type { FoundPage } from './find-page.js';

type SearchResponse = components['schemas']['SearchResponse'];

const peopleKeys: Record<Readings['search.people-key'], string> = { people: 'people', results: 'results' };

const counts: Record<Readings['search.count-key'], (count: number, isCountOnly: boolean) => JsonObject> = {
  count: (count) => ({ count }),
  'total-count': (count) => ({ total_count: count }),
  omitted: (count, isCountOnly) => (isCountOnly ? { count } : {}),
};

/**
 * Returns the response body of search, with the member names of the profile.
 * @param shown the people on the page that are returned, as shown
 */
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
