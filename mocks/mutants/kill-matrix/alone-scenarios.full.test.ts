import { expect, test } from 'vitest';
import { failedAlone, scenarioMutants } from '../../../fixtures/kill-matrix.js';

test.each(scenarioMutants)('a run of its rule alone fails because of %s', async (mutant, { breaks }) => {
  expect(await failedAlone(mutant, breaks)).toEqual([breaks]);
});
