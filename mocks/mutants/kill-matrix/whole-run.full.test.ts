import { expect, test } from 'vitest';
import { exchangeMutants, failedInWhole, isDrawn } from '../../../fixtures/kill-matrix.js';
import { ruleIds, rules } from '../../../generated/rules.js';
import { mutants } from '../catalogue.js';

test.each(exchangeMutants.filter(([id]) => isDrawn(id)))(
  'a run against the mock fails because of the rule that the mutant breaks: %s',
  async (id, { breaks }) => {
    expect(await failedInWhole(id, breaks)).toContain(breaks);
  },
);

test('every rule that can fail a run has a mutant', () => {
  const broken = new Set<string>(Object.values(mutants).map(({ breaks }) => breaks));
  const binding = ruleIds.filter((id) => !rules[id].unobservable);

  expect(binding.filter((id) => !broken.has(id))).toEqual([]);
});
