import { describe, expect, test } from 'vitest';
import { grouped } from '../../conformance/report/report.js';
import { contradictingReadings, coveringProfiles, type OneReading } from '../../fixtures/profiles.js';
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

describe('readings that contradict stated sentences fail the rules of these sentences only', () => {
  // At most one of each question in a run; `npm run test:nightly` has each alone.
  const together = turnsOf(contradictingReadings).map((rows) => ({ rows }));

  test.each(together)('$rows', { timeout: 90_000 }, async ({ rows }) => {
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

/** The first reading of each question, then the second of each that has one, and so on. */
function turnsOf<Row extends OneReading>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const turn = ({ question }: Row, index: number) =>
    rows.slice(0, index).filter((other) => other.question === question).length;
  return [
    ...grouped(
      rows.map((row, index) => ({ row, turn: turn(row, index) })),
      ({ turn }) => `${turn}`,
    ),
  ].map(([, own]) => own.map(({ row }) => row));
}
