import { expect, test } from 'vitest';
import { failedThrice, recordedMutants } from '../../fixtures/recorded-mutants.js';
import { accused, judged, recordedInProcess } from '../../fixtures/recorded-run.js';

test.each(['own-resources', 'full'] as const)(
  'the recording of a whole run (%s) against a service that keeps the rules fails none of them',
  { timeout: 300_000 },
  async (safety) => {
    const { report, ndjson, har } = await recordedInProcess({}, { seed: 3, safety });

    expect(report.verdict).toBe('conformant');
    for (const file of [ndjson, har]) {
      const again = await judged([file]);
      expect(accused(again)).toEqual({ failed: [], doubted: [] });
      expect(again.verdict).toBe('conformant');
    }
  },
);

test.each([
  ['find.at-most-size', 'read-only'],
  ['apikey.full-never-again', 'own-resources'],
] as const)(
  'the recording of a run (%s, %s) against the mutant of it fails it, as the run did',
  async (rule, safety) => {
    const options = { seed: 3, safety, rules: rule, budget: 300 };
    const { report, ndjson, har } = await recordedInProcess({ people: 200, mutant: rule }, options);

    expect(accused(report).failed).toEqual([rule]);
    const wanted = { wanted: (one: string) => one === rule };
    for (const file of [ndjson, har]) expect(accused(await judged([file], wanted)).failed).toEqual([rule]);
  },
);

/** A selection, as each takes seconds: the sweep runs all of them. */
const some = recordedMutants.filter((_, index) => index % 60 === 0);

test.each(some)('a run against $id fails $breaks, and so does its recording', async ({ id, breaks }) => {
  expect(await failedThrice(id, breaks)).toEqual({ run: [breaks], ndjson: [breaks], har: [breaks] });
});
