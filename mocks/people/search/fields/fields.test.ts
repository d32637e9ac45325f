import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCases } from '../../../../fixtures/cases.js';
import { population, worldWith } from '../../../../fixtures/services/small-world.js';
import type { Readings } from '../../../../generated/questions.js';
import { profileOf } from '../../../engine/handler.js';
import type { Person } from '../../../population/population.js';
import { shownIn } from '../../../views/person.js';
import { compared, membersOf, peopleFields, readerOf } from '../fields.js';
import { searchView } from '../shown-values.js';
import { tableOf } from '../table.js';

const northwind = { name: 'Northwind Robotics, Inc.', linkedin: 'Northwind-Robotics', ticker: 'NWRB' };
const cto = { title: 'CTO', company: northwind, email: 'Ada@Northwind.test', email_status: 'valid' as const };
const ada: Person = {
  name: 'Ada Moreau',
  linkedin: 'Ada-Moreau-7',
  country: 'France',
  connections: 512,
  cell_phone_number: '+33 6 12 34 56 78',
  location: 'Paris, France',
  education: [{ school: 'École X', degree: 'PhD' }, { school: 'Lycée Y' }],
  position: cto,
  jobs: [
    cto,
    {
      title: 'Engineer',
      company: { name: 'Harbour Health' },
      ended_at: '2020-09-01T00:00:00Z',
      location: 'Nice',
    },
    {},
  ],
};
interface Cases {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly profiles: readonly Partial<Readings>[];
}
const { values, profiles } = readCases<Cases>(import.meta.dirname, 'fields.cases.yaml');
const now = Date.UTC(2026, 1, 15, 12);

describe('fields of filters', () => {
  it('are those listed in the contract', () => {
    const contract = JSON.parse(
      readFileSync(new URL('../../../../generated/people.json', import.meta.url), 'utf8'),
    );
    const listed: string[] = contract.components.schemas.PeopleFilterField.enum;
    expect(listed.sort()).toEqual([...peopleFields.keys()].sort());
  });

  it('are all members of the record that hold a value, by path', () => {
    const paths = membersOf('person').map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => !peopleFields.has(path))).toEqual([]);
  });

  it.each(Object.entries(values))('%s of a person', async (name, expected) => {
    const table = tableOf([ada], searchView(profileOf({}), now));
    await table.read([name]);
    expect(table.at(0).valuesOf(name)).toEqual(expected);
  });
});

describe('values that filters match', () => {
  // Names and dates match in any form in which they are shown, by the value in the population.
  const isFoundAsItIs = (path: string) =>
    /(^|_)name$|_at$|^linkedin$/.test(path) && !path.includes('company');

  it.each(profiles)('are those shown: %j', async (readings) => {
    const world = worldWith(readings);
    const view = searchView(world.profile, world.clock.now());
    const paths = membersOf('person')
      .map(({ path }) => path)
      .filter((path) => !isFoundAsItIs(path));
    const people = [...population.people];
    const table = tableOf(people, view);
    await table.read(paths);
    for (const [at, person] of people.entries()) {
      const shown = shownIn(world, person);
      const record = table.at(at);
      for (const path of paths) {
        const attribute = peopleFields.get(path)?.attribute;
        if (attribute === undefined) continue;
        const expected = readerOf(path)(shown).map((value) => compared(attribute, value));
        expect([path, [...record.valuesOf(path)].sort()]).toEqual([path, expected.sort()]);
      }
    }
  });
});
