import { describe, expect, test } from 'vitest';
import { checkConformance } from '../../conformance/conform.js';
import { targetOf, transportTo } from '../../fixtures/in-process.js';
import { ruleIds, rules } from '../../generated/rules.js';
import { createMock } from '../mock.js';
import { manualClock } from '../state/clock.js';
import { mutants } from './catalogue.js';
import type { Mutant } from './mutant.js';

/** The rules that a run against the mutant fails, ended as soon as the mutant's own rule is among them. */
async function failedRules(id: string, { breaks }: Mutant): Promise<string[]> {
  const clock = manualClock(Date.parse('2026-11-20T12:00:00Z'));
  const mock = await createMock({ mutant: id, clock });
  try {
    const report = await checkConformance({
      target: targetOf(mock),
      seed: 7,
      transport: transportTo(mock),
      now: clock.now,
      wait: async (ms) => clock.advance(ms),
      enough: (tally) => tally.of(breaks).violated > 0,
    });
    return report.rules.filter((rule) => rule.verdict === 'fail').map((rule) => rule.id);
  } finally {
    await mock.close();
  }
}

describe('a run against the mock fails by the rule that the mutant breaks', () => {
  test.each(Object.entries(mutants))('%s', async (id, mutant) => {
    expect(await failedRules(id, mutant)).toContain(mutant.breaks);
  });
});

test('every rule that can fail a run has a mutant', () => {
  const broken = new Set<string>(Object.values(mutants).map((mutant) => mutant.breaks));
  const binding = ruleIds.filter((id) => {
    const { basis, unobservable, awaits } = rules[id];
    return basis !== 'assumed' && !unobservable && !awaits;
  });

  expect(binding.filter((id) => !broken.has(id))).toEqual([]);
});
