import { expect, onTestFinished, test } from 'vitest';
import { createMock, type Mock, type MockOptions, type MockWorld } from '../host/mock.js';
import type { Fixtures } from '../own-data/fixtures.js';

const now = '2026-01-14T05:00:00Z';
const fixtures: Fixtures = {
  companies: { acme: { name: 'Acme', domain: 'acme.example.com' } },
  people: [
    { id: 'p1', name: 'Grace Lee', jobs: [{ title: 'CEO', company: 'acme', started_at: '2020-09-01' }] },
    { id: 'p2', name: 'Ada Moreau', employment_status: 'unemployed' },
    { id: 'p3', name: 'Otto Klein', linkedin: 'otto-klein' },
  ],
  organizations: [{ id: 'org_acme', name: 'Acme', credits: 100 }],
  users: [{ email: 'admin@acme.example.com', name: 'Admin', password: 'not-a-real-password' }],
  apiKeys: [{ key: 'key_acme', roles: { org_acme: ['viewer'] } }],
};

async function started(options: MockOptions): Promise<Mock> {
  const mock = await createMock({ people: 30, now, ...options });
  onTestFinished(() => mock.close());
  return mock;
}

/** Adds, edits, retires and removes people, both from fixtures and generated ones. */
async function lived({ control, people }: MockWorld): Promise<void> {
  const [someone, other] = people.slice(-2).map(({ id = '' }) => id);
  await control.clock.freeze(now);
  await control.addPerson({ id: 'p4', name: 'Mia Stone', jobs: [{ title: 'Clerk', company: 'acme' }] });
  await control.addFixtures({ people: [{ id: 'p5', name: 'Nils Berg' }] });
  await control.editPerson('p2', { position: { title: 'Astronaut', company: 'acme' } });
  await control.retirePerson('p3');
  await control.removePerson(someone ?? '');
  await control.editPerson(other ?? '', { title: 'Gardener' });
  await control.putCompany('acme', { name: 'Acme Robotics' });
  await control.removePerson('p5');
}

/** Changes the records that were changed before. */
async function movedOn({ control }: MockWorld): Promise<void> {
  await control.editPerson('p2', { title: 'Pilot' });
  await control.putCompany('acme', { name: 'Acme Airways' });
  await control.restorePerson('p3');
  await control.editPerson('p4', { job: { title: 'Baker', company: 'acme' } });
}

/** Returns everything that exists, as clients and tests see it. */
async function told({ control, fetch: ask, people, org }: MockWorld): Promise<unknown> {
  const headers = { Authorization: 'Bearer key_acme', 'Content-Type': 'application/json' };
  const post = async (path: string, body: unknown) => {
    const answer = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return [answer.status, await answer.json()];
  };
  const lookup = [{ field_name: 'name', search_term: 'Grace Lee' }];
  const theirs = org.replace('org_demo', 'org_acme');
  return {
    people,
    now: await control.searchPeople({ most: 100 }),
    companies: await control.companies(),
    found: await post(`/people/v1/${theirs}/find`, { matches: [{ fields: lookup }], size: 5 }),
    searched: await post(`/people/v1/${theirs}/search`, { size: 100 }),
    organizations: await control.organizations(),
  };
}

const others: MockOptions = { people: 5, seed: 9, fixtures: { people: [{ id: 'p1', name: 'Mallory' }] } };

test('an exported world answers as before in another mock, whatever population that has', async () => {
  const mock = await started({ fixtures });
  await lived(mock);
  const before = await told(mock);
  const saved = JSON.parse(JSON.stringify(await mock.save()));
  const movedOnThere: unknown[] = [];
  for (const options of [{}, others]) {
    const elsewhere = await started(options);
    const world = await elsewhere.worlds.restore(saved, 'again');
    expect(await told(world)).toEqual(before);
    await elsewhere.restore(saved);
    expect(await told(elsewhere)).toEqual(before);
    await movedOn(world);
    await elsewhere.close();
    movedOnThere.push(await told(world));
  }
  await movedOn(mock);
  expect(movedOnThere).toEqual([await told(mock), await told(mock)]);
});

test('the saved state of a world with other names is refused', async () => {
  const mock = await started({});
  const named = await mock.worlds.create({ id: 'named' });
  await expect(mock.restore(await named.save())).rejects.toThrow(
    'it has the names of the world "named", and this one those of "default"',
  );
});

test('a world that was saved without its fixtures continues with those of the mock', async () => {
  const mock = await started({ fixtures });
  await lived(mock);
  const { fixtures: _, ...saved } = await mock.save();
  const before = await told(mock);
  const elsewhere = await started({ fixtures });
  expect(await told(await elsewhere.worlds.restore(saved, 'again'))).toEqual(before);
});

test('a reset restores exactly the initial people', async () => {
  const mock = await started({ fixtures });
  const before = await told(mock);
  await mock.reset();
  await lived(mock);
  const elsewhere = await started(others);
  const world = await elsewhere.worlds.restore(await mock.save(), 'again');
  await world.reset();
  expect(await told(world)).toEqual(before);
});
