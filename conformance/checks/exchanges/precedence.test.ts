import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RuleId, ruleIds } from '../../../generated/rules.js';
import { type Broken, blamed, explainedBy } from './precedence.js';

const seen = (broken: readonly RuleId[], alsoHeld = true): Broken =>
  new Map(broken.map((rule) => [rule, { alsoHeld }]));

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
])('of %j, these rules are blamed: %j', (broken, blame) => {
  expect(blamed(seen(broken))).toEqual(blame);
});

test('at least one rule is always blamed, whatever is broken: explanations are not circular', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...ruleIds), { minLength: 1, maxLength: 12 }), (broken) => {
      expect(blamed(seen(broken))).not.toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('following explanations never leads back to a rule, even if all rules are broken', () => {
  const everything = seen(ruleIds);
  for (const rule of ruleIds) {
    const path = new Set<RuleId>();
    for (let at: RuleId | undefined = rule; at !== undefined; at = explainedBy(at, everything)) {
      expect(path.has(at)).toBe(false);
      path.add(at);
    }
  }
});

test('a path that is never answered is blamed itself', () => {
  expect(blamed(seen(['find.path-post', 'find.field-name'], false))).toContain('find.path-post');
});

test('a credential check that fails intermittently does not explain state kept by a connection', () => {
  const broken: RuleId[] = ['auth.missing', 'concurrency.keepalive-mix'];
  expect(blamed(seen(broken, true))).toEqual(broken);
  expect(blamed(seen(broken, false))).toEqual(['auth.missing']);
});
