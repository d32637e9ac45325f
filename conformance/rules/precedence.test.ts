import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RuleId, ruleIds, rules } from '../../generated/rules.js';
import { blamed, explainedBy } from './precedence.js';

const binding = ruleIds.filter((rule) => rules[rule].basis !== 'assumed');

test.each<[broken: RuleId[], blame: RuleId[]]>([
  [['find.path-post'], ['find.path-post']],
  [['find.path-post', 'find.field-name'], ['find.field-name']],
  [
    ['person.get-equals-find', 'job.level-enum', 'job.title-type'],
    ['job.level-enum', 'job.title-type'],
  ],
  [['find.mr-concat', 'find.mr-permute', 'find.one-per-input'], ['find.one-per-input']],
  [
    ['apikey.list', 'find.max-five'],
    ['apikey.list', 'find.max-five'],
  ],
])('of %j the rules to blame are %j', (broken, blame) => {
  expect(blamed(new Set(broken))).toEqual(blame);
});

test('somebody is always blamed, whatever is broken: nothing explains itself away', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...binding), { minLength: 1, maxLength: 12 }), (broken) => {
      expect(blamed(new Set(broken))).not.toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('all rules broken at once leave rules to blame that nothing explains', () => {
  const everything = new Set(binding);
  for (const rule of binding) {
    const path = new Set<RuleId>();
    for (let at: RuleId | undefined = rule; at !== undefined; at = explainedBy(at, everything)) {
      expect(path.has(at)).toBe(false);
      path.add(at);
    }
  }
});

test('an assumed rule explains nothing that is stated', () => {
  const assumed = ruleIds.filter((rule) => rules[rule].basis === 'assumed');
  for (const rule of binding) expect(explainedBy(rule, new Set(assumed))).toBeUndefined();
});
