import { expect, test } from 'vitest';
import { operations } from '../../../generated/operations.js';
import { computedMutants, operators } from './equivalent-mutants.js';

const all = [...computedMutants()];

test('operators derive more than 1,500 mutants, and some of every operation', () => {
  const mutated = new Set(all.map(([, { operation }]) => operation));

  expect(all.length).toBeGreaterThan(1500);
  expect(Object.keys(operations).filter((id) => ![...mutated].some((each) => each === id))).toEqual([]);
});

test.each(Object.keys(operators))(
  'the operator %s derives mutants, under ids that no other operator uses',
  (operator) => {
    const made = all.filter(([id]) => id.startsWith(`${operator}/`));

    expect(made.length).toBeGreaterThan(0);
    expect(made.every(([, mutant]) => mutant.operator === operator)).toBe(true);
  },
);
