import { expect, test } from 'vitest';
import { failedWithout, movableOperations } from '../../fixtures/elsewhere.js';

/** A selection, as each is a whole run: the sweep runs all of them. */
const some = movableOperations.filter((_, index) => index % 9 === 0);

test.each(some)('%s at another path than we assume fails no rule', async (operation) => {
  expect(await failedWithout(operation)).toEqual([]);
});
