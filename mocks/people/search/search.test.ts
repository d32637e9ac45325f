import { describe, expect, it } from 'vitest';
import { startService } from '../../../fixtures/calls.js';
import type { components } from '../../../generated/people.js';

type Request = components['schemas']['SearchRequest'];
type Person = components['schemas']['Person'];

const idsOf = (people: readonly Person[] | undefined) => (people ?? []).map(({ id }) => id);

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
