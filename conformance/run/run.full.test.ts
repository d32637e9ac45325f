import { expect, test } from 'vitest';
import { runInProcess } from '../../mocks/mutants/matrix/in-process.js';

test.each([1, 2, 3])(
  'a run that may write stays within the planned requests, and performs everything (seed %i)',
  { timeout: 60_000 },
  async (seed) => {
    const report = await runInProcess({ seed: 3 }, { safety: 'full', seed });

    expect(report).toMatchObject({ verdict: 'conformant', budget: 2650 });
    expect(report.requests).toBeLessThanOrEqual(2500);
    const unspent = report.rules.filter(({ because }) => because?.includes('budget') === true);
    expect(unspent.map(({ id }) => id)).toEqual([]);
  },
);
