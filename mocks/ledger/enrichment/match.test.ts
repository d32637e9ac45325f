import { describe, expect, test } from 'vitest';
import { readCases } from '../../../fixtures/cases.js';
import { profileOf } from '../../engine/handler.js';
import { createPopulation } from '../../population/create-population.js';
import { matchOf } from '../match.js';

const population = createPopulation({ seed: 1, size: 1 });
const nameOf = (input: Parameters<typeof matchOf>[0]) =>
  matchOf(input, population, profileOf({}))?.person.name;

type Cases = Readonly<
  Record<'Ada Moreau' | 'no one', Readonly<Record<string, Parameters<typeof matchOf>[0]>>>
>;
const cases = readCases<Cases>(import.meta.dirname, 'match.cases.yaml');

describe('a contact is matched to', () => {
  test.each(Object.entries(cases['Ada Moreau']))('the person %s', (_, input) => {
    expect(nameOf(input)).toBe('Ada Moreau');
  });

  test.each(Object.entries(cases['no one']))('no one %s', (_, input) => {
    expect(nameOf(input)).toBeUndefined();
  });

  test('no one if the profile requires every criterion and one does not fit', () => {
    const input = { linkedin: 'ada-moreau-7', name: 'Priya Raman' };
    expect(matchOf(input, population, profileOf({ 'find.waterfall': 'all-criteria' }))).toBeUndefined();
  });

  test('a person with the same score as in find', () => {
    expect(matchOf({ linkedin: 'ada-moreau-7' }, population, profileOf({}))?.score).toBe(0.97);
  });
});
