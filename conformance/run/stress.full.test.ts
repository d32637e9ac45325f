import { expect, test } from 'vitest';
import { countedRun } from '../../fixtures/counted-run.js';
import { failuresOf } from '../../fixtures/reports.js';
import { HONEST } from '../../fixtures/targets/honest.js';
import { reportOn } from '../../fixtures/targets/report-on.js';

const stressing = { safety: 'full', thorough: false, stress: true } as const;

test('under stress, the mock keeps every rule, within the budget of such a run', async () => {
  const { report, wire, options } = await countedRun(stressing);
  const usual = await countedRun({ ...stressing, stress: false });

  expect(failuresOf(report)).toEqual([]);
  expect(wire.requests).toBeGreaterThan(2 * usual.wire.requests);
  expect(wire.requests).toBeLessThan(18_000);
  expect(options.stress).toBe(true);
});

test('under stress, a service is found out that answers one call in ten with what belongs to another', async () => {
  const mocked = { mutant: 'others-answer-1-in-10/getApiKey' };
  const { report } = await countedRun({ ...stressing, rules: 'apikey.*' }, { mocked });

  expect(failuresOf(report)).not.toEqual([]);
});

test.each([
  'others are at work',
  'one writes at a time, and others are refused',
  'every other record comes from a copy 5 seconds old',
])('under stress, nobody is accused where %s', async (name) => {
  const honest = HONEST[name];
  if (!honest) throw new Error(`there is no honest service "${name}"`);

  expect(failuresOf(await reportOn(honest, stressing))).toEqual([]);
});
