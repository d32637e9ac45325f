import { expect, it } from 'vitest';
import { profileOf } from '../../engine/profile.js';
import { createPopulation } from '../../population/create-population.js';
import { resultsOf } from './results.js';

const population = createPopulation({ seed: 1, size: 5 });

it('finds for the first page of a query, and for the others no more', () => {
  const profile = profileOf({});
  let searches = 0;
  const find = async () => {
    searches += 1;
    return population.people;
  };
  for (let page = 0; page < 5; page += 1) void resultsOf('one', population, profile, find);
  expect(searches).toBe(1);
  void resultsOf('other', population, profile, find);
  void resultsOf('one', population, profileOf({}), find);
  void resultsOf('one', createPopulation({ seed: 2, size: 5 }), profile, find);
  expect(searches).toBe(4);
});

it('forgets what was not asked for longest', () => {
  const profile = profileOf({});
  const found: string[] = [];
  const ask = (query: string) =>
    resultsOf(query, population, profile, async () => {
      found.push(query);
      return [];
    });
  for (const query of [...'abcdefgh', 'a', 'i', 'a', 'b']) void ask(query);
  expect(found.join('')).toBe('abcdefghib');
});
