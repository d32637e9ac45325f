import { expect, test } from 'vitest';
import { learnedOf, toldOf } from '../../fixtures/learned.js';
import { drawnReadings } from '../../spec/profile/drawn.js';
import type { AnyProbe } from '../probes/probe.js';
import { allProbes } from '../probes/registry.js';
import type { Learned } from './learn.js';

type Profile = Readonly<Record<string, string>>;

/** Whether another reading of the profile hides this question. */
const isHidden = ({ hiddenBy = {} }: AnyProbe, profile: Profile): boolean =>
  Object.entries<readonly string[]>(hiddenBy).some(([question, readings]) =>
    readings.includes(profile[question] ?? ''),
  );

/** Returns the readings that were learned wrongly. */
function wrongIn(learned: Learned, profile: Profile): readonly string[] {
  return allProbes.flatMap(({ question }) => {
    const [told, reading] = [toldOf(learned, question), profile[question]];
    const isFine = reading === undefined || told === reading || told.startsWith('unknown: ');
    return isFine ? [] : [`${question} is ${reading}, told ${told}`];
  });
}

/** Returns the share of visible questions that were learned. */
function settledIn(learned: Learned, profile: Profile): number {
  const told = allProbes
    .filter((probe) => !isHidden(probe, profile))
    .map(({ question }) => toldOf(learned, question))
    .filter((each) => !each.includes('--safety'));
  return told.filter((each) => !each.startsWith('unknown: ')).length / told.length;
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'nothing is learned wrongly of a generated profile, and nearly everything that is not hidden is learned (seed %i)',
  async (seed) => {
    const profile = drawnReadings(seed);
    const learned = await learnedOf({ profile, seed });

    expect(wrongIn(learned, profile)).toEqual([]);
    // Rare situations may not occur: a person who was not charged yet, a job after three months.
    expect(settledIn(learned, profile)).toBeGreaterThan(0.97);
    expect(learned.left).toEqual([]);
    expect(learned.requests).toBeLessThanOrEqual(2000);
  },
);

test.each([11, 12])('300 read-only requests settle nine of ten such questions (seed %i)', async (seed) => {
  const profile = drawnReadings(seed);
  const learned = await learnedOf({ profile, seed }, { safety: 'read-only', budget: 300 });

  expect(wrongIn(learned, profile)).toEqual([]);
  expect(settledIn(learned, profile)).toBeGreaterThan(0.9);
});
