import { describe, expect, test } from 'vitest';
import { accused, judged, recordedInProcess } from '../../fixtures/recorded-run.js';

describe('the recording of a run', () => {
  test('against a service that keeps the rules fails none of them, and shows what the run saw', async () => {
    const { report, ndjson, har } = await recordedInProcess({ people: 200 }, { seed: 3, budget: 150 });
    for (const file of [ndjson, har]) {
      const again = await judged([file]);
      expect(accused(again)).toEqual({ failed: [], doubted: [] });
      expect([again.verdict, again.complete, again.reason]).toEqual(['conformant', true, undefined]);
      const passed = (id: string, { rules }: typeof report) =>
        rules.some((rule) => rule.id === id && rule.verdict === 'pass');
      const seen = ['find.one-per-input', 'find.at-most-size', 'job.email-shape', 'person.id-unique'];
      expect(seen.filter((id) => !passed(id, again))).toEqual([]);
    }
  });

  test.each([
    ['find.size-plus-one', 'find.at-most-size', 'read-only'],
    ['find.latin-only', 'find.unicode-terms', 'read-only'],
    ['error.echoes-credential', 'error.no-secret-echo', 'read-only'],
    ['apikey.shown-again', 'apikey.full-never-again', 'own-resources'],
  ] as const)('against %s fails %s, as the run did', async (mutant, rule, safety) => {
    const options = { seed: 3, safety, rules: rule, budget: 300 };
    const { report, ndjson, har } = await recordedInProcess({ people: 200, mutant }, options);

    expect(accused(report).failed).toEqual([rule]);
    const wanted = { wanted: (one: string) => one === rule };
    for (const file of [ndjson, har]) expect(accused(await judged([file], wanted)).failed).toEqual([rule]);
  });
});
