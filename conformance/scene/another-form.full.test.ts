import { expect, test } from 'vitest';
import { failedWithout, movableOperations } from '../../fixtures/elsewhere.js';

/** All of them are a sweep: each is a whole run. */
const some = movableOperations.filter((_, index) => index % 3 === 0);

test.each(some)('%s that is not where we assume it accuses nobody', async (operation) => {
  expect(await failedWithout(operation)).toEqual([]);
});
