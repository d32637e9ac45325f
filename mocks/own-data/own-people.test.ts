import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startService } from '../../fixtures/calls.js';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import type { WrittenPerson } from './fixtures.js';

const people: readonly WrittenPerson[] = [
  {
    name: 'Grace Lee',
    jobs: [
      { title: 'CEO', company: 'acme', started_at: '2020-09-01', email: 'grace@acme.example.com' },
      { title: 'CTO', company: 'acme', started_at: '2017-02-01', ended_at: '2020-09-01' },
    ],
  },
  { id: 'p2', first_name: 'Ada', last_name: 'Moreau', employment_status: 'retired' },
];
const companies = {
  acme: { name: 'Acme', domain: 'acme.example.com', ultimate_parent: 'world' },
  world: { name: 'World' },
};

describe('people of your own', () => {
  it('always have the same ids, and different ones if they have the same name', async () => {
    const twins = { people: [{ name: 'Ada' }, { name: 'Ada' }, { country: 'France' }, {}] };
    const ids = async () =>
      (await startService({ people: 0, fixtures: twins })).mock.people.map(({ id }) => id);
    const first = await ids();
    expect(new Set(first).size).toBe(4);
    expect(await ids()).toEqual(first);
  });

  it('may be written with merge keys', async () => {
    const file = join(temporaryFolder(), 'people.yaml');
    const lines = [
      'people:',
      '  - &jane { first_name: Jane, last_name: Roe }',
      '  - { <<: *jane, first_name: Joan }',
    ];
    writeFileSync(file, lines.join('\n'));
    const { mock } = await startService({ people: 0, fixtures: file });
    expect(mock.people.map(({ name }) => name)).toEqual(['Jane Roe', 'Joan Roe']);
  });

  it('are the only ones if nobody is generated, and are added to the others otherwise', async () => {
    const fixtures = { people: [...people], companies };
    const alone = await startService({ people: 0, fixtures });
    const { body } = await alone.as.viewer.call('search', { body: { size: 10 } });
    expect(body.people?.map(({ name }) => name).sort()).toEqual(['Ada Moreau', 'Grace Lee']);
    const beside = await startService({ people: 80, fixtures });
    expect(beside.mock.people).toHaveLength(82);
    expect((await startService({ people: 0 })).mock.people).toEqual([]);
  });
});
