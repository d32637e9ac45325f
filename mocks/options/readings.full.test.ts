import { describe, expect, test } from 'vitest';
import { contradictingReadings, coveringProfiles } from '../../fixtures/profiles.js';
import { failuresOf } from '../../fixtures/reports.js';
import { runInProcess } from '../mutants/matrix/in-process.js';

// `npm run test:nightly` runs every seed, and every reading both alone and combined with others.

describe('the unmodified mock keeps every rule', () => {
  test.each([1, 2])('seed %i', async (seed) => {
    const report = await runInProcess({ seed }, { seed, budget: 500 });

    expect(failuresOf(report)).toEqual([]);
    expect(report).toMatchObject({ verdict: 'conformant', complete: true });
    expect(report.requests).toBeLessThanOrEqual(500);
  });
});

describe('up to three readings of every open question keep every rule, combined with readings of all others', () => {
  // Further ones of the few questions with more readings are left to `npm run test:nightly`.
  const profiles = [...coveringProfiles(1).slice(0, 3).entries()];

  test.each(profiles)('profile %i', { timeout: 90_000 }, async (seed, profile) => {
    const report = await runInProcess({ profile, seed }, { seed, safety: 'full', thorough: false });

    expect(failuresOf(report)).toEqual([]);
    expect(report.left).toBeUndefined();
  });
});

describe('readings that contradict stated sentences fail the rules of these sentences only', () => {
  // `npm run test:nightly` has each alone.
  const rows = contradictingReadings.filter(
    ({ question }, index) =>
      contradictingReadings.findIndex((first) => first.question === question) === index,
  );

  test('the first of each question, in one run', { timeout: 90_000 }, async () => {
    const options = { seed: 11, safety: 'full', thorough: false } as const;
    const profile = Object.fromEntries(rows.map(({ question, reading }) => [question, reading]));
    const report = await runInProcess({ profile, seed: 11 }, options);
    const ids = report.rules.flatMap(({ id, verdict }) => (verdict === 'fail' ? [id] : []));
    const allowed = rows.flatMap(({ contradicts }) => contradicts);

    for (const { contradicts } of rows)
      expect(contradicts.filter((rule) => ids.includes(rule))).not.toEqual([]);
    expect(ids.filter((id) => !allowed.includes(id))).toEqual([]);
  });
});
