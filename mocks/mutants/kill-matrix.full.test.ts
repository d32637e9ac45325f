import { describe, expect, test } from 'vitest';
import { secretJudges } from '../../conformance/checks/exchanges/secrets-once.js';
import { scenarios } from '../../conformance/checks/registry/scenarios.js';
import type { ConformanceOptions } from '../../conformance/conform.js';
import { ruleIds, rules } from '../../generated/rules.js';
import { mutants } from './catalogue.js';
import { runInProcess } from './matrix/in-process.js';

/** The rules that a run against the mutant fails. */
async function failedRules(mutant: string, options: Partial<ConformanceOptions>): Promise<string[]> {
  const report = await runInProcess({ mutant }, { seed: 7, ...options });
  return report.rules.filter((rule) => rule.verdict === 'fail').map((rule) => rule.id);
}

const told = new Set<string>([
  ...scenarios.flatMap((scenario) => [...scenario.rules]),
  ...Object.keys(secretJudges),
]);
const areaOf = (rule: string) => rule.split('.', 1)[0];
const all = Object.entries(mutants);

describe('a run against the mock fails by the rule that the mutant breaks', () => {
  test.each(all.filter(([, { breaks }]) => !told.has(breaks)))('%s', async (id, { breaks }) => {
    const failed = await failedRules(id, { enough: (tally) => tally.of(breaks).violated > 0 });
    expect(failed).toContain(breaks);
  });
});

describe('a run that may write fails by the rule that the mutant breaks, and by no other of its kind', () => {
  test.each(all.filter(([, { breaks }]) => told.has(breaks)))('%s', async (id, { breaks }) => {
    const failed = await failedRules(id, {
      safety: 'full',
      thorough: false,
      rules: (rule) => areaOf(rule) === areaOf(breaks),
    });
    // A reading may break all that was confirmed about its question.
    if (id.includes('~')) expect(failed).toContain(breaks);
    else expect(failed).toEqual([breaks]);
  });
});

test('every rule that can fail a run has a mutant', () => {
  const broken = new Set<string>(all.map(([, mutant]) => mutant.breaks));
  const binding = ruleIds.filter((id) => rules[id].basis !== 'assumed' && !rules[id].unobservable);

  expect(binding.filter((id) => !broken.has(id))).toEqual([]);
});
