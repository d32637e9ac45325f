import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import { until, watching } from '../../fixtures/watching.js';
import type { MockWorld } from '../host/mock.js';

const file = (name: string, text: string) => {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, text);
  return path;
};
const refused = async ({ fetch: ask, org }: MockWorld) =>
  (await ask(`/people/v1/${org}/find`, { method: 'POST' })).status;
const names = async ({ control }: MockWorld) =>
  (await control.searchPeople()).people.map(({ name }) => name).sort();

test('readings reach every world without readings of its own, including those created later', async () => {
  const profile = file('profile.yaml', 'readings: {}\n');
  const { mock, said } = await watching({ profile });
  const plain = await mock.worlds.create();
  const fork = await mock.worlds.restore(await mock.save(), 'fork');
  const decided = await mock.worlds.create({ profile: { 'errors.body': 'empty' } });
  writeFileSync(profile, 'readings:\n  errors.no-credential: rejected-403\n');
  await until(() => said.length > 0, 'the profile is taken on');
  const later = await mock.worlds.create();
  const laterDecided = await mock.worlds.create({ profile: { 'errors.body': 'empty' } });
  const worlds = [mock, plain, fork, later, decided, laterDecided];
  expect(await Promise.all(worlds.map(refused))).toEqual([403, 403, 403, 403, 401, 401]);
  await plain.reset();
  expect(await refused(plain)).toBe(403);
});

test('people, companies, organizations and accounts are adopted by every world that has those of the file', async () => {
  const fixtures = file('people.yaml', 'people:\n  - { id: p1, name: Ada }\n  - { id: p2, name: Bo }\n');
  const { mock, said, send } = await watching({ fixtures }, { people: 0, fixtures });
  const other = await mock.worlds.create();
  const { fixtures: _, ...saved } = await mock.save();
  const own = { people: [{ id: 'p1', name: 'Eve' }] };
  const foreign = await mock.worlds.restore({ ...saved, fixtures: own }, 'foreign');
  await mock.control.editPerson('p1', { linkedin: 'ada-here' });
  expect([await names(mock), said]).toEqual([['Ada', 'Bo'], []]);

  writeFileSync(
    fixtures,
    `companies: { acme: { name: Acme } }
people:
  - { id: p1, name: Ada Moreau }
  - { id: p3, name: Cy, jobs: [{ title: CTO, company: acme }] }
organizations: [{ id: org_acme, credits: 3 }]
apiKeys: [{ key: key_acme, name: ours, roles: { org_acme: [viewer] } }]
`,
  );
  await until(() => said.length > 0, 'the file is taken on');
  expect(said).toEqual([
    'fixtures taken on: person "Ada Moreau" changed, person "Bo" removed, person "Cy" added, company acme added, organization org_acme added, 1 more',
  ]);
  const later = await mock.worlds.create();
  const worlds = [mock, other, later, foreign];
  expect(await Promise.all(worlds.map(names))).toEqual([
    // Edits survive until a reset.
    ['Ada', 'Cy'],
    ['Ada Moreau', 'Cy'],
    ['Ada Moreau', 'Cy'],
    ['Eve'],
  ]);
  const found = await send(
    'POST',
    `${mock.urls.people}/org_acme/search`,
    { filters: [{ field: 'company.name', string_values: ['Acme'] }] },
    'key_acme',
  );
  expect([found.status, found.body]).toMatchObject([200, { people: [{ id: 'p3' }] }]);
  await mock.reset();
  expect(await names(mock)).toEqual(['Ada Moreau', 'Cy']);
});

test('invalid fixtures are reported by line, the old ones stay, and charges are not forgotten', async () => {
  const good = 'people:\n  - { id: p1, name: Ada }\norganizations: [{ id: org_acme, credits: 3 }]\n';
  const fixtures = file('people.yaml', good);
  const { mock, said } = await watching({ fixtures }, { people: 0, fixtures });
  await mock.control.setCredits({ left: 1 }, 'org_acme');
  writeFileSync(fixtures, `${good}users: [{ emial: a@b.example }]\n`);
  await until(() => said.length === 1, 'the mistake is noticed');
  expect(said[0]).toMatch(
    /^fixtures broken, the last good one is kept:\n.*people\.yaml:4:.*emial.*did you mean "email"/s,
  );
  expect(await names(mock)).toEqual(['Ada']);
  writeFileSync(fixtures, good.replace('Ada', 'Bea'));
  await until(() => said.length === 2, 'it is mended');
  expect([said[1], await names(mock)]).toEqual(['fixtures mended, taken on: person "Bea" changed', ['Bea']]);
  expect(await mock.control.credits('org_acme')).toMatchObject({ left: 1 });
});
