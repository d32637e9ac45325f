import { describe, expect, it } from 'vitest';
import { startService } from '../../../fixtures/calls.js';

const service = await startService();
const [ada = '', li = '', third = ''] = service.mock.people.map(({ id }) => id);
const nobody = 'per_0';
const idsOf = (people: readonly ({ readonly id?: string } | null)[] | undefined) =>
  people?.map((one) => one?.id);

describe('a lookup by ids', () => {
  it('costs a credit per person, or nothing if credits do not suffice', async () => {
    const { as, state } = await startService({ credits: 2 });
    await as.viewer.call('lookupPeople', { body: { ids: [] } });
    const before = await state();
    expect(await as.viewer.call('lookupPeople', { body: { ids: [ada, li, third] } })).toMatchObject({
      status: 402,
    });
    expect(await state()).toBe(before);
    const { headers } = await as.viewer.call('lookupPeople', { body: { ids: [ada, li, ada, nobody] } });
    expect([headers.get('x-credits-used'), headers.get('x-credits-remaining')]).toEqual(['2', '0']);
  });
});

describe('a lookup by ids under other readings', () => {
  const ids = [third, nobody, ada, third];

  it.each([
    ['aligned-null', { people: [third, undefined, ada, third] }],
    ['with-errors', { people: [third, ada], errors: [nobody] }],
  ] as const)('reports ids that were not found: %s', async (reading, expected) => {
    const { as } = await startService({ profile: { 'lookup.answer': reading } });
    const { people, errors } = (await as.viewer.call('lookupPeople', { body: { ids } })).body;
    expect({ people: idsOf(people), ...(errors && { errors: idsOf(errors) }) }).toEqual(expected);
  });

  it('omits people for whom no credit is left, or reports them as not found', async () => {
    const ask = async (reading: 'found-only' | 'aligned-null') => {
      const profile = { 'find.credit-check': 'partial-fill', 'lookup.answer': reading } as const;
      const { as } = await startService({ credits: 1, profile });
      return idsOf((await as.viewer.call('lookupPeople', { body: { ids: [ada, li] } })).body.people);
    };
    expect(await ask('found-only')).toEqual([ada]);
    expect(await ask('aligned-null')).toEqual([ada, undefined]);
  });

  it('returns people in a different order', async () => {
    const { as } = await startService({ profile: { 'lookup.order': 'any' } });
    const { body } = await as.viewer.call('lookupPeople', { body: { ids: [third, li, ada] } });
    expect(idsOf(body.people)).toEqual([ada, li, third].sort());
  });

  it.each([
    ['rejected-400', 400],
    ['rejected-413', 413],
    ['rejected-422', 422],
    ['truncated', 200],
  ] as const)('answers more than 50K ids as %s', async (reading, status) => {
    const { as } = await startService({ profile: { 'lookup.over': reading } });
    const body = { ids: Array(50_001).fill(ada) };
    expect(await as.viewer.call('lookupPeople', { body })).toMatchObject({ status });
  });

  it('accepts 51,200 ids if that is what 50K means', async () => {
    const { as } = await startService({ profile: { 'lookup.k': '51200' } });
    const ask = (count: number) => as.viewer.call('lookupPeople', { body: { ids: Array(count).fill(ada) } });
    expect([(await ask(51_200)).status, (await ask(51_201)).status]).toEqual([200, 400]);
  });

  it('refuses an empty list of ids', async () => {
    const { as } = await startService({ profile: { 'lookup.ids-empty': 'rejected-400' } });
    expect(await as.viewer.call('lookupPeople', { body: { ids: [] } })).toMatchObject({ status: 400 });
  });
});
