import { describe, expect, test } from 'vitest';
import { startService } from '../../fixtures/calls.js';

const fixtures = {
  companies: { acme: { name: 'Acme', domain: 'acme.example.com' } },
  people: [
    {
      id: 'p1',
      name: 'Ada Moreau',
      linkedin: 'ada-moreau',
      cell_phone_number: '+33612345678',
      jobs: [
        { title: 'CTO', company: 'acme', started_at: '2024-03-01' },
        { title: 'Engineer', company: 'acme', started_at: '2020-09-01', ended_at: '2024-03-01' },
      ],
    },
  ],
};
const start = async () => {
  const service = await startService({ people: 0, fixtures });
  const { control } = service.mock;
  const get = async (person_id: string) =>
    (await service.as.key.call('getPerson', { path: { person_id } })).body;
  const found = async (field_name: string, search_term: string) => {
    const body = { matches: [{ fields: [{ field_name, search_term }] }], size: 5 };
    return (await service.as.key.call('find', { body })).body.matches[0]?.people?.map(({ id }) => id) ?? [];
  };
  return { ...service, control, get, found };
};

describe('changing people and companies at run time', () => {
  test('an id that exists in the form that the profile shows is taken', async () => {
    const { mock } = await startService({ people: 0, fixtures, profile: { 'record.id-form': 'uuid' } });
    const { id } = await mock.control.person('p1');
    expect(id).not.toBe('p1');
    await expect(mock.control.addPerson({ id: id ?? '', name: 'Bob Stone' })).rejects.toThrow(
      'exists already',
    );
  });

  test('fixtures with an API key that exists add nothing', async () => {
    const { mock, control } = await start();
    const apiKeys = [{ key: 'pdk_of_ci', org: mock.org, roles: { [mock.org]: ['viewer' as const] } }];
    await control.addFixtures({ apiKeys });
    await expect(control.addFixtures({ people: [{ id: 'p9', name: 'Bob' }], apiKeys })).rejects.toThrow(
      'An API key of the same value exists already.',
    );
    expect(mock.people.map(({ id }) => id)).toEqual(['p1']);
  });

  test('an added person is found at once, and is gone after a reset', async () => {
    const { mock, control, get, found } = await start();
    const person = await control.addPerson({
      name: 'Bob Stone',
      jobs: [{ title: 'Clerk', company: 'acme', started_at: '2025-01-01' }],
    });
    const id = person.id ?? '';
    expect(person).toMatchObject({ employment_status: 'employed', position: { company: { name: 'Acme' } } });
    expect(await found('name', 'Bob Stone')).toEqual([id]);
    expect((await found('company.name', 'Acme')).sort()).toEqual(['p1', id].sort());
    expect(await control.person(id)).toEqual(person);
    await expect(control.addPerson({ ...person, id: 'p1' })).rejects.toThrow('A person "p1" exists already');
    await expect(control.addPerson({ jobs: [{ company: 'acne' }] })).rejects.toThrow('did you mean "acme"?');
    await mock.reset();
    expect(await found('name', 'Bob Stone')).toEqual([]);
    expect((await get('p1')).name).toBe('Ada Moreau');
  });

  test('every member of a record can be edited: null removes it, omitting it leaves it unchanged', async () => {
    const { control, get } = await start();
    const edited = await control.editPerson('p1', {
      linkedin: 'ada-m',
      cell_phone_number: null,
      country: 'France',
      connections: 7,
      education: [{ school: 'ENS' }],
      created_at: '2020-02-03',
      company_change_detected_at: '2021-01-01T00:00:00Z',
      jobs: [{ title: 'Founder', company: { name: 'Zoo' }, started_at: '2026-01-01' }],
    });
    expect(edited).toMatchObject({ employment_status: 'employed', position: { title: 'Founder' } });
    const shown = await get('p1');
    expect(shown).toMatchObject({
      linkedin: 'ada-m',
      country: 'France',
      connections: 7,
      education: [{ school: 'ENS' }],
      created_at: '2020-02-03T00:00:00Z',
      company_change_detected_at: '2021-01-01T00:00:00Z',
      title_change_detected_at: '2026-01-14T00:00:00Z',
      jobs: [{ title: 'Founder', company: { name: 'Zoo' } }],
    });
    expect(shown).not.toHaveProperty('cell_phone_number');
    expect(await control.editPerson('p1', { jobs: [] })).toMatchObject({
      jobs: [],
      employment_status: 'unemployed',
    });
    await expect(control.editPerson('p1', { jobs: [], title: 'CEO' })).rejects.toThrow(
      'cannot change at once',
    );
  });

  test('a whole record can be put, also for an unknown id', async () => {
    const { control, get } = await start();
    await control.putPerson('p1', { name: 'Ada Byron' });
    expect(await control.person('p1')).toEqual({ id: 'p1', name: 'Ada Byron' });
    await control.putPerson('p9', { name: 'Li' });
    expect((await get('p9')).name).toBe('Li');
    await expect(control.putPerson('p9', { id: 'p1' })).rejects.toThrow('the path names "p9"');
    await control.restorePerson('p1');
    expect((await get('p1')).linkedin).toBe('ada-moreau');
  });

  test.each(['prefixed', 'uuid', 'numeric-string', 'reserved-characters'] as const)(
    'putting back records of people and companies as they were read changes nothing: ids %s',
    async (form) => {
      const { mock } = await startService({ people: 60, fixtures, profile: { 'record.id-form': form } });
      const { control } = mock;
      const { people } = await control.searchPeople({ words: 'a', most: 20 });
      for (const person of people) {
        const { employment_status = person.position && 'employed', ...record } = person;
        const put = await control.putPerson(person.id ?? '', person);
        expect(put).toEqual({ ...record, ...(employment_status && { employment_status }) });
      }
      const { acme = {} } = await control.companies();
      expect((await control.putCompany('acme', acme)).company).toEqual(acme);
      expect((await control.putCompany('acme', { ...acme, name: 'Umbrella' })).people).toBe(1);
    },
  );

  test('a removed person is not found until restored', async () => {
    const { as, control, found } = await start();
    await control.removePerson('p1');
    expect(await found('linkedin', 'ada-moreau')).toEqual([]);
    expect(await as.viewer.call('getPerson', { path: { person_id: 'p1' } })).toMatchObject({ status: 404 });
    await expect(control.removePerson('p1')).rejects.toThrow('No person "p1"');
    await control.restorePerson('p1');
    expect(await found('linkedin', 'ada-moreau')).toEqual(['p1']);
  });

  test('a changed company changes in all jobs there', async () => {
    const { control, get, found } = await start();
    const { people, company } = await control.putCompany('acme', {
      name: 'Umbrella',
      domain: 'acme.example.com',
    });
    expect(people).toBe(1);
    const shown = await get('p1');
    expect(shown.jobs?.map((job) => job.company?.name)).toEqual(['Umbrella', 'Umbrella']);
    expect(shown.position?.company?.id).toBe(company.id);
    expect([await found('company.name', 'Umbrella'), await found('company.name', 'Acme')]).toEqual([
      ['p1'],
      [],
    ]);
    expect(await control.companies()).toEqual({ acme: company });
  });

  test('fixtures are added as at startup, or not at all', async () => {
    const { control, found } = await start();
    const bad = { people: [{ name: 'Zoe Park' }, { nmae: 'Li' }] };
    await expect(control.addFixtures(bad)).rejects.toThrow('nmae` is not known here; did you mean "name"?');
    expect(await found('name', 'Zoe Park')).toEqual([]);
    const added = await control.addFixtures({
      companies: { zoo: { name: 'Zoo' } },
      people: [
        { id: 'p1', name: 'Ada Byron' },
        { name: 'Zoe Park', jobs: [{ company: 'zoo' }, { company: 'acme' }] },
      ],
      organizations: [{ id: 'org_zoo' }],
    });
    expect(added).toEqual({ people: ['p1', expect.stringMatching(/^per_/)], organizations: ['org_zoo'] });
    expect(await found('name', 'Ada Byron')).toEqual(['p1']);
    expect(await found('company.name', 'Zoo')).toEqual([added.people[1]]);
  });
});
