import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../target/json.js';
import {
  companyAddress,
  currentEmployment,
  endedEmployment,
  personAddress,
  personSlug,
} from './employments.js';

const now = Date.parse('2026-11-20T12:00:00Z');
const company = (name: string, more: JsonObject = {}) => ({
  id: `com_${name}`,
  name,
  linkedin: name.toLowerCase(),
  ...more,
});
const northwind = { company: company('Northwind'), started_at: '2022-01-01' };
const harbour = { company: company('Harbour'), started_at: '2018-01-01', ended_at: '2021-06-01' };
const ada = {
  linkedin: 'ada',
  employment_status: 'employed',
  position: northwind,
  jobs: [northwind, harbour],
};

describe('a current employment', () => {
  test('is that of the current position', () => {
    expect(currentEmployment(ada)).toMatchObject({
      person: 'https://www.linkedin.com/in/ada',
      companyName: 'Northwind',
      companyAddress: 'https://www.linkedin.com/company/northwind',
    });
  });

  test.each([
    ['has ended', { ...ada, position: harbour }],
    ['is of somebody who is retired', { ...ada, employment_status: 'retired' }],
    ['is of somebody without an address', { ...ada, linkedin: '' }],
    ['is at a stand-in', { ...ada, position: { company: { name: 'Freelance' } } }],
  ])('is not found if the position %s', (_, record) => {
    expect(currentEmployment(record)).toBeUndefined();
  });
});

describe('an ended employment', () => {
  test('is one that nothing continues', () => {
    expect(endedEmployment(ada, now)).toMatchObject({ companyName: 'Harbour' });
  });

  test.each([
    ['ended this year', { ...ada, jobs: [northwind, { ...harbour, ended_at: '2026-01-01' }] }],
    ['has another job there that goes on', { ...ada, jobs: [harbour, { company: company('Harbour') }] }],
    ['has a job somewhere that is not told', { ...ada, jobs: [harbour, { title: 'Adviser' }] }],
    [
      'works for the parent',
      {
        ...ada,
        position: { company: company('Northwind', { ultimate_parent: { id: 'com_Harbour', name: 'H' } }) },
      },
    ],
    ['works at a company of a like name', { ...ada, position: { company: company('Harbour Health') } }],
  ])('is not found if the person %s', (_, record) => {
    expect(endedEmployment(record, now)).toBeUndefined();
  });
});

test.each([
  ['ada-moreau-7', 'https://www.linkedin.com/in/ada-moreau-7'],
  ['https://network.test/in/ada-moreau-7', 'https://network.test/in/ada-moreau-7'],
  ['linkedin.com/in/ada-moreau-7', 'https://linkedin.com/in/ada-moreau-7'],
  ['李娜', 'https://www.linkedin.com/in/%E6%9D%8E%E5%A8%9C'],
])('the address of %s is %s', (linkedin, address) => {
  expect(personAddress(linkedin)).toBe(address);
});

test.each(['ada-moreau-7', 'linkedin.com/in/ada-moreau-7/', 'https://network.test/in/ada-moreau-7?trk=1'])(
  'the slug of %s is its last path segment',
  (linkedin) => {
    expect(personSlug(linkedin)).toBe('ada-moreau-7');
  },
);

test("the company's address is on the same site as the person's", () => {
  expect(companyAddress('acme', 'https://network.test/in/ada')).toBe('https://network.test/company/acme');
  expect(companyAddress('acme', 'ada')).toBe('https://www.linkedin.com/company/acme');
});
