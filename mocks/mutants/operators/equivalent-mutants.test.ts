import { expect, test } from 'vitest';
import { operations } from '../../../generated/operations.js';
import { questions } from '../../../generated/questions.js';
import { computedMutants, equivalentMutants, excuseFor, operators } from './equivalent-mutants.js';

const ids = [...computedMutants()];

test('operators derive mutants of every operation', () => {
  const mutated = new Set<string>(ids.map(([, { operation }]) => operation));

  expect(Object.keys(operations).filter((id) => !mutated.has(id))).toEqual([]);
});

test.each(Object.keys(operators))(
  'the operator %s derives mutants, under ids that no other operator uses',
  (operator) => {
    const made = ids.filter(([id]) => id.startsWith(`${operator}/`));

    expect(made.length).toBeGreaterThan(0);
    expect(made.every(([, mutant]) => mutant.operator === operator)).toBe(true);
  },
);

test.each(equivalentMutants)('$mutants excuses mutants that nothing else excuses', (row) => {
  const excused = ids.filter(
    ([id, { question }]) =>
      question === undefined && equivalentMutants.find(({ matches }) => matches(id)) === row,
  );
  expect(excused).not.toEqual([]);
});

test('every question that admits a mutant exists', () => {
  const asked = ids.flatMap(([id, mutant]) => {
    const excuse = excuseFor(id, mutant);
    return excuse && 'question' in excuse ? [excuse.question] : [];
  });
  expect(asked.filter((question) => !Object.hasOwn(questions, question))).toEqual([]);
});

test('at least 1,500 mutants of all operations have to be noticed', () => {
  const due = ids.filter(([id, mutant]) => excuseFor(id, mutant) === undefined);

  expect(due.length).toBeGreaterThan(1500);
});
