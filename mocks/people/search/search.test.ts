import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Called, startService } from '../../../fixtures/calls.js';
import type { components } from '../../../generated/people.js';

type Request = components['schemas']['SearchRequest'];
type Person = components['schemas']['Person'];

const service = await startService();
const { viewer } = service.as;
const search = (body: Request) => viewer.call('search', { body });
const americans: Request = { filters: [{ field: 'country', string_values: ['United States'] }] };

/** Returns all pages of a search, following its tokens. */
async function pagesOf(body: Request): Promise<readonly Called<'search'>['body'][]> {
  const pages = [(await search(body)).body];
  for (let token = pages[0]?.pagination_token; token !== undefined; token = pages.at(-1)?.pagination_token) {
    pages.push((await search({ ...body, pagination_token: token })).body);
  }
  return pages;
}

const idsOf = (people: readonly Person[] | undefined) => (people ?? []).map(({ id }) => id);

describe('searching for people', () => {
  it('returns people who match every filter, without a score', async () => {
    const domain = 'northwind-robotics.example.com';
    const { body } = await search({
      filters: [
        { field: 'company.domain', string_values: [domain] },
        { field: 'function', string_values: ['Engineering'] },
      ],
      size: 100,
    });
    expect(body.count).toBeGreaterThan(0);
    expect(body.people).toHaveLength(body.count ?? 0);
    for (const { jobs = [], ...person } of body.people ?? []) {
      expect(jobs.some(({ company }) => company?.domain === domain)).toBe(true);
      expect(jobs.some((job) => job.function === 'Engineering')).toBe(true);
      expect(person).not.toHaveProperty('score');
    }
  });

  it('finds each person by their own values', async () => {
    for (const person of service.mock.people.slice(0, 50)) {
      const { name = '', linkedin = '', country } = person;
      const { body } = await search({
        filters: [
          { field: 'name', string_values: [name] },
          { field: 'linkedin', string_values: [`https://www.linkedin.com/in/${linkedin}`] },
          country === undefined
            ? { field: 'country', type: 'must_not', match_type: 'exists' }
            : { field: 'country', string_values: [country] },
        ],
      });
      expect(idsOf(body.people)).toContain(person.id);
    }
  });

  it('finds people by title and company only if both are of the same job', async () => {
    for (const { id, linkedin = '', jobs = [] } of service.mock.people.slice(0, 40)) {
      const asked = (title = '', company = ''): Request => ({
        filters: [
          { field: 'linkedin', string_values: [linkedin] },
          { field: 'title', string_values: [title] },
          { field: 'company.name', string_values: [company] },
        ],
      });
      for (const { title } of jobs) {
        for (const { company } of jobs) {
          const isOne = jobs.some((job) => job.title === title && job.company?.name === company?.name);
          const { body } = await search(asked(title, company?.name));
          expect([title, company?.name, idsOf(body.people)]).toEqual([
            title,
            company?.name,
            isOne ? [id] : [],
          ]);
        }
      }
    }
  });

  it('finds people by numbers, and by members of nested records', async () => {
    const large = { field: 'position.company.employee_count', number_from: 1000, number_to: 5000 } as const;
    const { body } = await search({
      filters: [
        large,
        { field: 'location_details.country_code', string_values: ['US'] },
        { field: 'education.school', match_type: 'exists' },
        { field: 'is_first_at_company', string_values: ['true'] },
      ],
      size: 100,
    });
    expect(body.count).toBeGreaterThan(0);
    for (const { position, location_details: place, education = [], jobs = [] } of body.people ?? []) {
      expect(position?.company?.employee_count).toBeGreaterThanOrEqual(1000);
      expect(position?.company?.employee_count).toBeLessThanOrEqual(5000);
      expect(place?.country_code).toBe('US');
      expect(education.length).toBeGreaterThan(0);
      expect(jobs.some((job) => job.is_first_at_company)).toBe(true);
    }
  });

  it('returns all people without filters, ten per page', async () => {
    const { body } = await search({});
    expect(body.count).toBe(service.mock.people.length);
    expect(body.people).toHaveLength(10);
  });

  it('has disjoint pages that together contain as many people as counted', async () => {
    const some = fc.record({
      filters: fc.constantFrom(
        ...[undefined, americans.filters, [{ field: 'level' as const, string_values: ['Nobody'] }]],
      ),
      size: fc.integer({ min: 5, max: 100 }),
      sort_by: fc.constantFrom(
        'name',
        '-created_at',
        '-company_change_detected_at',
        '+connections',
        undefined,
      ),
    });
    await fc.assert(
      fc.asyncProperty(some, async ({ filters, size, sort_by }) => {
        const pages = await pagesOf({ ...(filters && { filters }), size, ...(sort_by && { sort_by }) });
        const ids = pages.flatMap(({ people }) => idsOf(people));
        expect(new Set(ids).size).toBe(ids.length);
        expect(pages.map(({ count }) => count)).toEqual(pages.map(() => ids.length));
      }),
      { numRuns: 10 },
    );
  });

  it('sorts people, those without the field last', async () => {
    const pages = await pagesOf({ size: 100, sort_by: '-company_change_detected_at' });
    const dates = pages
      .flatMap(({ people }) => people ?? [])
      .map((one) => one.company_change_detected_at ?? '');
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates.at(-1)).toBe('');
  });

  it('returns the fields selected by return_fields, and the id', async () => {
    const { body } = await search({ ...americans, return_fields: ['position.company.name'], size: 3 });
    for (const person of body.people ?? []) {
      expect(Object.keys(person).every((name) => ['id', 'position'].includes(name))).toBe(true);
    }
  });

  it('accepts an API key', async () => {
    expect(await service.as.key.call('search', { body: { size: 1 } })).toMatchObject({ status: 200 });
  });
});

describe('what a search costs', () => {
  it('is one credit per person and billing period', async () => {
    const { as, clock } = await startService();
    const used = async () =>
      (await as.viewer.call('search', { body: { size: 7 } })).headers.get('x-credits-used');
    expect([await used(), await used()]).toEqual(['7', '0']);
    clock.advance(31 * 86_400_000);
    expect(await used()).toBe('7');
  });

  it('is nothing for only the count', async () => {
    const { as } = await startService({ credits: 0 });
    const { status, body, headers } = await as.viewer.call('search', { body: { size: 0 } });
    expect([status, body, headers.get('x-credits-used')]).toEqual([200, { people: [], count: 200 }, '0']);
  });

  it('is refused if credits do not suffice for the page, and nothing is charged or returned', async () => {
    const { as, state } = await startService({ credits: 3 });
    await as.viewer.call('search', { body: { size: 0 } });
    const before = await state();
    const refused = await as.viewer.call('search', { body: { size: 4 } });
    expect(refused).toMatchObject({
      status: 402,
      error: { message: expect.stringContaining('3 credits are left') },
    });
    expect(await state()).toBe(before);
    expect(await as.viewer.call('search', { body: { size: 3 } })).toMatchObject({ status: 200 });
  });

  it('is limited to the credits left under partial-fill', async () => {
    const { as } = await startService({ credits: 3, profile: { 'find.credit-check': 'partial-fill' } });
    const { body, headers } = await as.viewer.call('search', { body: { size: 4 } });
    expect([body.people?.length, body.count, headers.get('x-credits-remaining')]).toEqual([3, 200, '0']);
  });
});

describe('under other readings', () => {
  it('a search may end with an empty page', async () => {
    const { as } = await startService({ profile: { 'search.page-end': 'empty-page' } });
    const body: Request = { size: 100, return_fields: ['id'] };
    const seen: number[] = [];
    let token: string | undefined;
    do {
      const page = await as.viewer.call('search', {
        body: { ...body, ...(token && { pagination_token: token }) },
      });
      seen.push(page.body.people?.length ?? 0);
      token = page.body.pagination_token;
    } while (token !== undefined);
    expect(seen).toEqual([100, 100, 0]);
  });

  it('people are found by the title of one job and the company of another', async () => {
    const { as } = await startService({ profile: { 'search.same-job': 'any-job' } });
    const found = async (isJobsGroup?: boolean) => {
      const filters: Request['filters'] = [
        { field: 'title', match_type: 'exists' },
        { field: 'ended_at', type: 'must_not', match_type: 'exists' },
        { field: 'employment_status', string_values: ['employed'] },
      ];
      const group = isJobsGroup === undefined ? filters : [{ isJobsGroup, filters }];
      return (await as.viewer.call('search', { body: { filters: group, size: 0 } })).body.count ?? 0;
    };
    expect(await found(true)).toBeGreaterThan(await found());
    expect(await found(false)).toBe(await found());
  });

  it('people are found by the values shown', async () => {
    const { as } = await startService({
      profile: { 'record.linkedin-form': 'url', 'record.name-parts': 'with-prefix' },
    });
    const { body } = await as.viewer.call('search', { body: { size: 50 } });
    for (const { id, name = '', linkedin = '' } of body.people ?? []) {
      const filters = [
        { field: 'name', string_values: [name] },
        { field: 'linkedin', string_values: [linkedin] },
      ];
      expect(idsOf((await as.viewer.call('search', { body: { filters } })).body.people)).toEqual([id]);
    }
  });
});
