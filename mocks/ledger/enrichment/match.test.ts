import { describe, expect, test } from 'vitest';
import { readCases } from '../../../fixtures/cases.js';
import { profileOf } from '../../engine/handler.js';
import { createPopulation } from '../../population/create-population.js';
import { matchOf } from '../match.js';

const population = createPopulation({ seed: 1, size: 1 });
const nameOf = async (input: Parameters<typeof matchOf>[0]) =>
  (await matchOf(input, population, profileOf({})))?.person.name;

type Cases = Readonly<
  Record<'Ada Moreau' | 'no one', Readonly<Record<string, Parameters<typeof matchOf>[0]>>>
>;
const cases = readCases<Cases>(import.meta.dirname, 'match.cases.yaml');

describe('a contact is matched to', () => {
  test.each(Object.entries(cases['Ada Moreau']))('the person %s', async (_, input) => {
    expect(await nameOf(input)).toBe('Ada Moreau');
  });

  test.each(Object.entries(cases['no one']))('no one %s', async (_, input) => {
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
