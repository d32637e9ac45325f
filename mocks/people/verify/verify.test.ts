import { describe, expect, it } from 'vitest';
import { startService } from '../../../fixtures/calls.js';

const service = await startService();
const { viewer } = service.as;
const nobody = { linkedin: 'nobody-at-all-0', company_name: 'Northwind Robotics' };
const employed = service.mock.people
  .filter(({ linkedin, position }) => linkedin !== undefined && position?.company?.linkedin !== undefined)
  .slice(0, 90);

describe('verifying current jobs', () => {
  it.each<[string, unknown, string]>([
    ['no queries', {}, 'queries'],
    ['no person', { queries: [{ company_name: 'x' }] }, 'queries[0].linkedin'],
    [
      'no company',
      { queries: [nobody, { linkedin: 'x' }] },
      '`queries[1]` needs one of company_name, company_linkedin',
    ],
    ['too many', { queries: Array(101).fill(nobody) }, 'queries'],
  ])('is refused with %s', async (_, body, why) => {
    expect(await viewer.call('verify', { body })).toMatchObject({
      status: 400,
      error: { message: expect.stringContaining(why) },
    });
  });
});

describe('verifying under other readings', () => {
  const [ada] = employed;
  const query = { linkedin: ada?.linkedin, company_name: ada?.position?.company?.name };

  it.each([
    ['boolean', ['verified']],
    ['status', ['status', 'reason']],
    ['both', ['verified', 'status', 'reason']],
  ] as const)('returns the verdict as %s', async (reading, members) => {
    const { as } = await startService({ profile: { 'verify.answer': reading } });
    const { body } = await as.viewer.call('verify', { body: { queries: [query, nobody] } });
    expect(body.results?.map((result) => Object.keys(result))).toEqual([
      [...members, 'person_id'],
      [...members],
    ]);
  });

  it.each([
    ['at-most-100', 101, 400],
    ['at-most-1000', 1000, 200],
    ['at-most-1000', 1001, 400],
    ['unlimited', 1001, 200],
  ] as const)('%s: %i queries are answered with %i', async (reading, many, status) => {
    const { as } = await startService({ profile: { 'verify.limit': reading } });
    const answer = await as.viewer.call('verify', { body: { queries: Array(many).fill(nobody) } });
    expect([answer.status, answer.body?.results?.length ?? 0]).toEqual([status, status === 200 ? many : 0]);
  });

  it('omits unknown people, or refuses the request', async () => {
    const ask = async (reading: 'omitted' | 'rejected-404') => {
      const { as } = await startService({ profile: { 'verify.unknown': reading } });
      return as.viewer.call('verify', { body: { queries: [nobody, query] } });
    };
    expect((await ask('omitted')).body.results).toMatchObject([{ person_id: ada?.id }]);
    expect(await ask('rejected-404')).toMatchObject({
      status: 404,
      error: { message: expect.stringContaining('`queries[0].linkedin` is "nobody-at-all-0"') },
    });
  });

  it.each([
    { 'record.position-in-jobs': 'left-out' },
    { 'record.active-marker': 'as-null' },
    { 'record.multiple-active': 'never' },
    { 'record.dirty-data': 'on' },
    { 'record.text': 'nfd' },
  ] as const)('agrees with the people shown: %o', async (profile) => {
    const { as } = await startService({ profile });
    const { people = [] } = (await as.viewer.call('search', { body: { size: 100 } })).body;
    const asked = people.flatMap(({ linkedin, jobs = [] }) =>
      jobs.flatMap(({ company, ended_at }) =>
        company?.name === undefined
          ? []
          : [{ query: { linkedin, company_name: company.name }, isActive: !ended_at }],
      ),
    );
    const active = asked.filter(({ isActive }) => isActive).slice(0, 100);
    const { body } = await as.viewer.call('verify', { body: { queries: active.map((one) => one.query) } });
    expect(body.results?.every(({ verified }) => verified)).toBe(true);
  });
});
