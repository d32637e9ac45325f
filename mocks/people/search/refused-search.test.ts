import { describe, expect, it } from 'vitest';
import { startService } from '../../../fixtures/calls.js';
import type { components } from '../../../generated/people.js';

type Request = components['schemas']['SearchRequest'];

const service = await startService();
const { viewer } = service.as;
const search = (body: Request) => viewer.call('search', { body });
const americans: Request = { filters: [{ field: 'country', string_values: ['United States'] }] };

describe('a refused search', () => {
  it.each<[string, (request: Request) => Request]>([
    ['other filters', (request) => ({ ...request, filters: [] })],
    ['another size', (request) => ({ ...request, size: 6 })],
    ['another order', (request) => ({ ...request, sort_by: 'name' })],
  ])('is one with the page token of a search with %s', async (_, other) => {
    const request: Request = { ...americans, size: 5 };
    const { pagination_token = '' } = (await search(request)).body;
    expect(await search({ ...request, pagination_token })).toMatchObject({ status: 200 });
    expect(await search({ ...other(request), pagination_token })).toMatchObject({
      status: 400,
      error: { message: expect.stringContaining('not handed out for this query') },
    });
  });
});
