import { expect, test } from 'vitest';
import { learnedOf, toldOf } from '../../fixtures/learned.js';
import { drawnReadings } from '../../spec/profile/drawn.js';
import { probedQuestions } from '../probes/registry.js';
import type { Learned } from './learn.js';

type Profile = Readonly<Record<string, string>>;

/** Returns the readings that were learned wrongly. */
function wrongIn(learned: Learned, profile: Profile): readonly string[] {
  return probedQuestions.flatMap((question) => {
    const [told, reading] = [toldOf(learned, question), profile[question]];
    const isFine = reading === undefined || told === reading || told.startsWith('unknown: ');
    return isFine ? [] : [`${question} is ${reading}, told ${told}`];
  });
}

/** Returns the share of questions that were learned, among those that could be asked. */
function settledIn(learned: Learned): number {
  const told = probedQuestions
    .map((question) => toldOf(learned, question))
    .filter((each) => !each.includes('--safety'));
  return told.filter((each) => !each.startsWith('unknown: ')).length / told.length;
}

test.each([1, 3, 5, 7])(
  'nothing is learned wrongly of a generated profile, and most of it is learned (seed %i)',
  async (seed) => {
    const profile = drawnReadings(seed);
    const learned = await learnedOf({ profile, seed });

    expect(wrongIn(learned, profile)).toEqual([]);
    // Some readings hide those of other questions: without a body, a refusal does not say why.
    expect(settledIn(learned)).toBeGreaterThan(0.8);
    expect(learned.left).toEqual([]);
    expect(learned.requests).toBeLessThanOrEqual(2000);
  },
);

test.each([11, 12])('300 read-only requests settle most of such questions (seed %i)', async (seed) => {
  const profile = drawnReadings(seed);
  const learned = await learnedOf({ profile, seed }, { safety: 'read-only', budget: 300 });

  expect(wrongIn(learned, profile)).toEqual([]);
  expect(settledIn(learned)).toBeGreaterThan(0.8);
});
