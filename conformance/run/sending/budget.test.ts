import { expect, test } from 'vitest';
import { createBudget } from './budget.js';

test('what is kept for the end cannot be spent before it, and all of it can be then, whatever is owed anew', async () => {
  const budget = createBudget(10, undefined);
  budget.keep('closer look', 2);
  budget.keep('owned', 5);
  expect(budget.remaining()).toBe(3);

  budget.release();
  budget.keep('owned', 4);
  for (let spent = 0; spent < 10; spent += 1) await budget.spend(async () => undefined);
  await expect(budget.spend(async () => undefined)).rejects.toThrow('the budget of 10 requests is spent');
});
