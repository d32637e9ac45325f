import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../population/population.js';
import { peopleFields } from './fields.js';

const northwind = { name: 'Northwind Robotics, Inc.', linkedin: 'Northwind-Robotics', ticker: 'NWRB' };
const ada: Person = {
  name: 'Ada Moreau',
  linkedin: 'Ada-Moreau-7',
  country: 'France',
  position: { title: 'CTO', company: northwind, email: 'Ada@Northwind.test' },
  jobs: [
    { title: 'CTO', company: northwind, email: 'Ada@Northwind.test' },
    { title: 'Engineer', company: { name: 'Harbour Health' }, ended_at: '2020-09-01T00:00:00Z' },
    {},
  ],
};

describe('fields of filters', () => {
  it('are those that the contract lists', () => {
    const contract = JSON.parse(
      readFileSync(new URL('../../../generated/people.json', import.meta.url), 'utf8'),
    );
    const listed: string[] = contract.components.schemas.PeopleFilterField.enum;
    expect(listed.sort()).toEqual([...peopleFields.keys()].sort());
  });

  it.each([
    ['name', ['Ada Moreau']],
    ['country', ['France']],
    ['location', []],
    ['title', ['CTO', 'Engineer']],
    ['position.title', ['CTO']],
    ['company.name', ['Northwind Robotics, Inc.', 'Harbour Health']],
    ['position.company.name', ['Northwind Robotics, Inc.']],
    ['ended_at', ['2020-09-01T00:00:00Z']],
    ['position.ended_at', []],
    ['linkedin', ['ada-moreau-7']],
    ['email_address', ['ada@northwind.test']],
    ['company.linkedin', ['northwind-robotics']],
    ['position.company.ticker', ['NWRB']],
    ['education.school', []],
  ])('%s of a person', (name, values) => {
    expect(peopleFields.get(name)?.valuesOf(ada)).toEqual(values);
  });
});
