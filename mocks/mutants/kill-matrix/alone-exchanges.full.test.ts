import { expect, test } from 'vitest';
import { exchangeMutants, failedAlone } from '../../../fixtures/kill-matrix.js';

test.each(exchangeMutants)('a run of its rule alone fails because of %s', async (mutant, { breaks }) => {
  expect(await failedAlone(mutant, breaks)).toEqual([breaks]);
});
