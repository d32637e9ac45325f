import { expect, test } from 'vitest';
import { countedRun } from '../../fixtures/counted-run.js';
import { failuresOf } from '../../fixtures/reports.js';

import { reportOn } from '../../fixtures/targets/report-on.js';
import { stressedServices } from '../../fixtures/targets/stressed.js';

const stressing = { safety: 'full', thorough: false, stress: true } as const;

test('under stress, the mock keeps every rule, within the budget of such a run', async () => {
  const { report, wire, options } = await countedRun(stressing);

  expect(failuresOf(report)).toEqual([]);
  // More than twice as many as a run without stress may send.
  expect(wire.requests).toBeGreaterThan(6000);
  expect(wire.requests).toBeLessThan(18_000);
  expect(options.stress).toBe(true);
});

test('under stress, a service is found out that answers one call in ten with what belongs to another', async () => {
  const mocked = { mutant: 'others-answer-1-in-10/getApiKey' };
  const { report } = await countedRun({ ...stressing, rules: 'apikey.*' }, { mocked });

  expect(failuresOf(report)).not.toEqual([]);
});

// Each where it differs most; `npm run test:nightly` performs everything with each.
test.each(stressedServices)('under stress, nobody is accused where $name', async ({ honest, rules }) => {
  expect(failuresOf(await reportOn(honest, { ...stressing, rules }))).toEqual([]);
});
