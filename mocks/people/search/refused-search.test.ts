import { describe, expect, it } from 'vitest';
import { startService } from '../../../fixtures/calls.js';
import type { components } from '../../../generated/people.js';

type Request = components['schemas']['SearchRequest'];

const service = await startService();
const { viewer } = service.as;
const search = (body: Request) => viewer.call('search', { body });
const americans: Request = { filters: [{ field: 'country', string_values: ['United States'] }] };

describe('a refused search', () => {
  it.each<[string, unknown, string]>([
    [
      'an unknown field',
      { filters: [{ field: 'compny.name', string_values: ['x'] }] },
      'did you mean "company.name"?',
    ],
    [
      'an unknown way to match',
      {
        filters: [
          {
            filters: [
              { field: 'name', match_type: 'exact' },
              { field: 'name', match_type: 'fuzy' },
            ],
          },
        ],
      },
      'filters[0].filters[1].match_type',
    ],
    ['a filter that is neither', { filters: [{ type: 'must' }] }, 'filters[0]'],
    ['an unknown order', { sort_by: '-created' }, 'it must be one of id, name, connections, created_at'],
    ['a leaf and a group at once', { filters: [{ field: 'name', filters: [] }] }, 'filters[0]'],
    [
      'values beside existence',
      { filters: [{ field: 'name', match_type: 'exists', string_values: ['Ada'] }] },
      '`filters[0].string_values` must be left out where `match_type` is "exists".',
    ],
    [
      'values beside dates',
      { filters: [{ field: 'created_at', date_from: '2024-01-01', string_values: ['2024-01-01'] }] },
      '`filters[0].string_values` must be left out where `date_from` is sent or `date_to` is sent.',
    ],
    [
      'dates of what has none',
      { filters: [{ field: 'name', date_to: '2024-05-01' }] },
      '`filters[0].field` is "name"; it must be like "created_at" where `date_from` is sent or `date_to` is sent.',
    ],
    [
      'a value that is no date',
      { filters: [{ field: 'created_at', string_values: ['2024-05-01', 'May'] }] },
      '`filters[0].string_values[1]` is "May"; it must be like "2024-05-01".',
    ],
    [
      'numbers of what has none',
      { filters: [{ field: 'name', number_from: 3 }] },
      '`filters[0].field` is "name"; it must be like "connections" where `number_from` is sent or `number_to` is sent.',
    ],
    [
      'a value that is no number',
      { filters: [{ field: 'company.employee_count', string_values: ['many'] }] },
      '`filters[0].string_values[0]` is "many"; it must be like "42".',
    ],
    [
      'a text for a number',
      { filters: [{ field: 'connections', number_to: '500' }] },
      '`filters[0].number_to` is "500"; it must be a number',
    ],
    [
      'numbers that lie apart',
      { filters: [{ field: 'connections', number_from: 500, number_to: 100 }] },
      '`filters[0].number_from` is 500, which is above number_to, 100. Swap them.',
    ],
    [
      'a value that is neither true nor false',
      { filters: [{ field: 'is_last_at_company', string_values: ['yes'] }] },
      '`filters[0].string_values[0]` is "yes"; it must be one of true, false',
    ],
    [
      'a group of jobs without filters of its own',
      { filters: [{ field: 'title', string_values: ['CTO'], isJobsGroup: true }] },
      '`filters[0].isJobsGroup` must be left out.',
    ],
    [
      'a nearly known member of a job',
      { filters: [{ field: 'jobs.titel', string_values: ['CTO'] }] },
      'did you mean "jobs.title"?',
    ],
    [
      'nothing to look for',
      { filters: [{ field: 'name' }] },
      'needs one of string_values, date_from, date_to, number_from, number_to.',
    ],
    [
      'no values',
      { filters: [{ field: 'name', string_values: [] }] },
      '`filters[0].string_values` is empty.',
    ],
    [
      'a blank value',
      { filters: [{ field: 'name', string_values: ['Ada', ' '] }] },
      '`filters[0].string_values[1]` is blank.',
    ],
    ['too large a page', { size: 101 }, '`size`'],
    ['a negative page', { size: -1 }, '`size`'],
    ['a token of nobody', { pagination_token: 'abc' }, 'not handed out for this query'],
  ])('names what is wrong: %s', async (_, body, why) => {
    const answer = await viewer.call('search', { body });
    expect(answer).toMatchObject({ status: 400, error: { message: expect.stringContaining(why) } });
  });

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

  it.each([10, 1000])('is one with filters nested %i levels deep', async (levels) => {
    const body = `{"filters":[${'{"filters":['.repeat(levels)}{"field":"name","match_type":"exists"}${']}'.repeat(levels)}]}`;
    expect(await viewer.call('search', { body })).toMatchObject({
      status: 400,
      error: { message: expect.stringMatching(/6 levels deep|100 levels deep/) },
    });
  });
});
