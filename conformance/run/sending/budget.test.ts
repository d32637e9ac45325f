import { expect, test } from 'vitest';
import { createBudget } from './budget.js';

test('reserved requests cannot be spent before the end, but then all of them can be, whatever is reserved anew', async () => {
  const budget = createBudget(10, undefined);
  budget.keep('closer look', 2);
  budget.keep('owned', 5);
  expect(budget.remaining()).toBe(3);

  budget.release();
  budget.keep('owned', 4);
  for (let spent = 0; spent < 10; spent += 1) await budget.spend(async () => undefined);
  await expect(budget.spend(async () => undefined)).rejects.toThrow('the budget of 10 requests is spent');
});
