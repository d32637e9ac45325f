import { expect, test } from 'vitest';
import type { JsonObject } from '../../../target/json.js';
import { companyAddress, currentEmployment, endedEmployment, personAddress } from './people.js';

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

const likeNorthwind = company('Northwind', { ultimate_parent: { id: 'com_Harbour', name: 'H' } });

test.each<[string, JsonObject, current: string | undefined, ended: string | undefined]>([
  ['with a job and one before', ada, 'Northwind', 'Harbour'],
  ['whose position has ended', { ...ada, position: harbour }, undefined, 'Harbour'],
  ['who is retired', { ...ada, employment_status: 'retired' }, undefined, 'Harbour'],
  ['without an address', { ...ada, linkedin: '' }, undefined, undefined],
  ['at a stand-in', { ...ada, jobs: [], position: { company: { name: 'Freelance' } } }, undefined, undefined],
  [
    'who left this year',
    { ...ada, jobs: [northwind, { ...harbour, ended_at: '2026-01-01' }] },
    'Northwind',
    undefined,
  ],
  [
    'with another job there that goes on',
    { ...ada, jobs: [harbour, { company: company('Harbour') }] },
    'Northwind',
    undefined,
  ],
  [
    'with a job nobody knows where',
    { ...ada, jobs: [harbour, { title: 'Adviser' }] },
    'Northwind',
    undefined,
  ],
  [
    'at a company of its parent',
    { ...ada, jobs: [harbour], position: { company: likeNorthwind } },
    'Northwind',
    undefined,
  ],
  [
    'at a company of a like name',
    { ...ada, jobs: [harbour], position: { company: company('Harbour Health') } },
    'Harbour Health',
    undefined,
  ],
])('somebody %s works at one company and has left another', (_, record, current, ended) => {
  expect(currentEmployment(record)?.companyName).toBe(current);
  expect(endedEmployment(record, now)?.companyName).toBe(ended);
});

test.each([
  ['ada-moreau-7', 'https://www.linkedin.com/in/ada-moreau-7'],
  ['https://network.test/in/ada-moreau-7', 'https://network.test/in/ada-moreau-7'],
  ['linkedin.com/in/ada-moreau-7', 'https://linkedin.com/in/ada-moreau-7'],
  ['李娜', 'https://www.linkedin.com/in/%E6%9D%8E%E5%A8%9C'],
])('the address of %s is %s', (linkedin, address) => {
  expect(personAddress(linkedin)).toBe(address);
});

test("the company's address is on the same site as the person's", () => {
  expect(companyAddress('acme', 'https://network.test/in/ada')).toBe('https://network.test/company/acme');
  expect(companyAddress('acme', 'ada')).toBe('https://www.linkedin.com/company/acme');
});
