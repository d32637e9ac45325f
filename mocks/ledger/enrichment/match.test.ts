import { describe, expect, test } from 'vitest';
import { profileOf } from '../../engine/handler.js';
import { createPopulation } from '../../population/create-population.js';
import { matchOf } from '../match.js';

const population = createPopulation({ seed: 1, size: 1 });
const nameOf = async (input: Parameters<typeof matchOf>[0]) =>
  (await matchOf(input, population, profileOf({})))?.person.name;

describe('a contact is matched to', () => {
  test.each([
    ['whom a slug names', { linkedin: 'ada-moreau-7' }],
    ['whom an address on the network names', { linkedin: 'https://www.example.com/in/Ada-Moreau-7/' }],
    ['whom an email address names', { email_address: 'ADA.MOREAU@northwind-robotics.example.com' }],
    ['whom a name alone names', { name: 'Ada Moreau' }],
    ['whom name and company name', { name: ' ada moreau ', company_name: 'Northwind Robotics, Inc.' }],
    ['whom the identifier names, whatever the name', { linkedin: 'ada-moreau-7', name: 'Priya Raman' }],
  ])('the person %s', async (_, input) => {
    expect(await nameOf(input)).toBe('Ada Moreau');
  });

  test.each([
    ['when nobody has the identifier', { linkedin: 'nobody-at-all' }],
    ['when only the company fits', { name: 'Zebulon Quux', company_name: 'Northwind Robotics' }],
    ['when only the title fits', { email_address: 'nobody@example.com', title: 'Robotics Engineer' }],
    ['when several people fit equally well', { name: 'John Smith' }],
    ['when it says nothing that is looked for', { country: 'France' }],
  ])('no one %s', async (_, input) => {
    expect(await nameOf(input)).toBeUndefined();
  });

  test('no one if the profile requires every criterion and one does not fit', async () => {
    const input = { linkedin: 'ada-moreau-7', name: 'Priya Raman' };
    expect(await matchOf(input, population, profileOf({ 'find.waterfall': 'all-criteria' }))).toBeUndefined();
  });

  test('a person with the same score as in find', async () => {
    expect((await matchOf({ linkedin: 'ada-moreau-7' }, population, profileOf({})))?.score).toBe(0.97);
  });
});
