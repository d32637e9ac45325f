import { describe, expect, test } from 'vitest';
import { contradictingReadings, coveringProfiles } from '../../fixtures/profiles.js';
import { failuresOf } from '../../fixtures/reports.js';
import { runInProcess } from '../mutants/matrix/in-process.js';

// `npm run test:nightly` runs every seed, and every reading both alone and combined with others.

describe('the unmodified mock keeps every rule', () => {
  test.each([1, 2, 3])('seed %i', async (seed) => {
    const report = await runInProcess({ seed }, { seed, budget: 500 });

    expect(failuresOf(report)).toEqual([]);
    expect(report).toMatchObject({ verdict: 'conformant', complete: true });
    expect(report.requests).toBeLessThanOrEqual(500);
  });

  const writing = 'also in a run that may write, with fewer than 3,000 requests: seed %i';
  test.each([1, 2])(writing, { timeout: 90_000 }, async (seed) => {
    const report = await runInProcess({ seed }, { seed, safety: 'full' });

    expect(failuresOf(report)).toEqual([]);
    expect(report).toMatchObject({ verdict: 'conformant', complete: true });
    expect(report.requests).toBeLessThan(3000);
    expect(report.left).toBeUndefined();
  });
});

describe('every reading of every open question keeps every rule, combined with readings of all others', () => {
  const profiles = coveringProfiles(1).map((profile, index) => ({ profile, index }));

  test.each(profiles)('profile $index', { timeout: 90_000 }, async ({ profile, index }) => {
    const report = await runInProcess(
      { profile, seed: index },
      { seed: index, safety: 'full', thorough: false },
    );

    expect(failuresOf(report)).toEqual([]);
    expect(report.left).toBeUndefined();
  });
});

describe('a reading that contradicts a stated sentence fails the rules of that sentence only', () => {
  test.each(contradictingReadings)(
    '$question=$reading',
    { timeout: 90_000 },
    async ({ question, reading, contradicts }) => {
      const options = { seed: 11, safety: 'full', thorough: false } as const;
      const report = await runInProcess({ profile: { [question]: reading }, seed: 11 }, options);
      const ids = report.rules.flatMap(({ id, verdict }) => (verdict === 'fail' ? [id] : []));

      expect(ids).not.toEqual([]);
      expect(ids.filter((id) => !contradicts.includes(id))).toEqual([]);
    },
  );
});
