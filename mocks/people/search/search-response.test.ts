import { describe, expect, it } from 'vitest';
import { worldWith } from '../../../fixtures/services/small-world.js';
import type { Readings } from '../../../generated/questions.js';
import { type FoundPage, searchResponse } from './search.js';

const ada = { id: 'per_ada' };
const page: FoundPage = { people: [ada], count: 1, token: undefined };

const respond = (readings: Partial<Readings>, more: Partial<FoundPage> = {}, isCountOnly = false) =>
  searchResponse(
    { ...page, ...more },
    more.people?.length === 0 ? [] : [ada],
    isCountOnly,
    worldWith(readings),
  );

describe('the response of search', () => {
  it.each<[Partial<Readings>, object]>([
    [{}, { people: [ada], count: 1 }],
    [{ 'search.people-key': 'results' }, { results: [ada], count: 1 }],
    [{ 'search.count-key': 'total-count' }, { people: [ada], total_count: 1 }],
    [{ 'search.count-key': 'omitted' }, { people: [ada] }],
  ])('has the members of the last page, under %o', (readings, body) =>
    expect(respond(readings)).toEqual(body),
  );

  it.each([null, '', 'more'])('has the token %j if its page does', (token) =>
    expect(respond({}, { token })).toEqual({ people: [ada], count: 1, pagination_token: token }),
  );

  it('has the count if only that was requested, even if the profile omits it otherwise', () => {
    expect(respond({ 'search.count-key': 'omitted' }, { people: [] }, true)).toEqual({
      people: [],
      count: 1,
    });
  });
});
