import { expect, test } from 'vitest';
import { derivedNeeds } from '../../../conformance/checks/registry/registry.js';
import { exchangeMutants, failedRules } from '../../../fixtures/kill-matrix.js';
import { ruleIds, rules } from '../../../generated/rules.js';
import { mutants } from '../catalogue.js';

test.each(exchangeMutants)(
  'a run against the mock fails because of the rule that the mutant breaks: %s',
  async (id, { breaks }) => {
    // What only a run that writes brings about is not seen by one that reads.
    const ofLedger = derivedNeeds([breaks], []).includes('ledger');
    const failed = await failedRules(id, {
      safety: ofLedger ? 'full' : 'read-only',
      enough: (tally) => tally.of(breaks).violated > 0,
    });
    expect(failed).toContain(breaks);
  },
);

test('every rule that can fail a run has a mutant', () => {
  const broken = new Set<string>(Object.values(mutants).map(({ breaks }) => breaks));
  const binding = ruleIds.filter((id) => !rules[id].unobservable);

  expect(binding.filter((id) => !broken.has(id))).toEqual([]);
});
