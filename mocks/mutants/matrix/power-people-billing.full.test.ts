import { expect, test } from 'vitest';
import { furtherOf, overlookedPercent } from '../../../fixtures/power-sample.js';
import { measureComputed } from './measure.js';

test.each(furtherOf('people', 'billing'))('the kit notices %s', { retry: 1 }, async (id) => {
  expect(await measureComputed(id, { seed: 7, budget: 2500 })).toMatchObject({ killed: true });
});

test('the kit overlooks at most 3 in 100 mutants, and at most 12 in 100 of those that show intermittently', () => {
  expect(overlookedPercent(() => true)).toBeLessThanOrEqual(3);
  expect(overlookedPercent((id) => /1-in-\d/.test(id))).toBeLessThanOrEqual(12);
});
