import { expect, test } from 'vitest';
import { failedWithout, movableOperations } from '../../fixtures/elsewhere.js';

test.each(movableOperations)('%s that is not where we assume it accuses nobody', async (operation) => {
  expect(await failedWithout(operation)).toEqual([]);
});
