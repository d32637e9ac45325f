import { expect, test } from 'vitest';
import { failuresOf } from '../../fixtures/reports.js';
import { drawnReadings } from '../../spec/profile/drawn.js';
import { runInProcess } from '../mutants/matrix/in-process.js';

test.each([1, 2, 3, 4])(
  'a service that draws readings for each call keeps every rule (seed %i)',
  async (seed) => {
    const mocked = { people: 300, profile: drawnReadings(seed), eachCall: seed };
    const report = await runInProcess(mocked, { safety: 'full', thorough: false, seed });

    expect(failuresOf(report)).toEqual([]);
    expect(report.left).toBeUndefined();
  },
);
