import { describe, expect, test } from 'vitest';
import { startService } from '../../fixtures/calls.js';

const idForms = ['prefixed', 'uuid', 'numeric-string', 'reserved-characters'] as const;

describe('an edit of a person', () => {
  test('builds on earlier edits, and is idempotent', async () => {
    const { mock, state } = await startService();
    const id = mock.people.find(({ position }) => position !== undefined)?.id ?? '';
    const job = { title: 'Zookeeper', company: { name: 'Zoo of Nowhere' } };
    const { position } = await mock.control.editPerson(id, { job });
    expect(position).toMatchObject({ title: 'Zookeeper', company: { name: 'Zoo of Nowhere' } });
    const renamed = await mock.control.editPerson(id, { name: 'A B' });
    expect([renamed.name, renamed.position]).toEqual(['A B', position]);
    const before = await state();
    await mock.control.editPerson(id, { name: 'A B' });
    expect(await state()).toBe(before);
  });

  test.each(idForms)('accepts and returns ids as the API shows them: %s', async (form) => {
    const { mock, as } = await startService({ profile: { 'record.id-form': form } });
    const asked = { matches: [{ fields: [{ field_name: 'linkedin', search_term: 'ada-moreau-7' }] }] };
    const ada = async () => (await as.owner.call('find', { body: asked })).body.matches?.[0]?.people?.[0];
    const before = await ada();
    const { id = '', position } = before ?? {};
    const title = 'Chief Zookeeper';
    const edited = await mock.control.editPerson(id, {
      job: { title, company: { id: position?.company?.id ?? '' } },
    });
    const after = await ada();
    expect([after?.id, after?.position?.title, after?.position?.company]).toEqual([
      id,
      title,
      position?.company,
    ]);
    expect([edited.id, edited.position?.company?.id]).toEqual([id, position?.company?.id]);
    await mock.control.restorePerson(id);
    expect(await ada()).toEqual(before);
  });

  test('assigns two people to the same new company', async () => {
    const { mock } = await startService();
    const job = { title: 'Zookeeper', company: { name: 'Zoo of Nowhere' } };
    const ids = mock.people.slice(0, 2).map(({ id = '' }) => id);
    const companies = [];
    for (const id of ids) companies.push((await mock.control.editPerson(id, { job })).position?.company);
    expect(companies[1]).toEqual(companies[0]);
  });

  test('that is impossible is refused, and changes nothing', async () => {
    const { mock, state } = await startService();
    const [{ id = '' } = {}] = mock.people;
    const before = await state();
    for (const [person, change, message] of [
      ['per_nobody', { name: 'A' }, 'No person "per_nobody"'],
      [id, {}, 'no member that could be changed'],
      [id, Object({ employment_status: 'asleep' }), 'it must be one of employed, unemployed, retired, null.'],
      [id, Object({ job: { title: 'CTO' } }), '`job.company` is missing.'],
      [id, Object({ emial: 'a@b.test' }), '`emial` is not known here; did you mean "email"?'],
      [
        id,
        Object({ job: { titel: 'CTO', title: 'CTO', company: {} } }),
        '`job.titel` is not known here; did you mean "title"?',
      ],
      [id, { email: 'nobody' }, '`email` is "nobody"; it must be an email address such as ada@example.com.'],
    ] as const) {
      await expect(mock.control.editPerson(person, change)).rejects.toThrow(message);
    }
    expect(await state()).toBe(before);
  });
});
