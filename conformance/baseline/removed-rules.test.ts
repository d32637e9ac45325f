import { expect, test } from 'vitest';
import { questionIds } from '../../generated/questions.js';
import { ruleIds } from '../../generated/rules.js';
import { removedRules } from './removed-rules.js';

test('a removed rule exists no more, and the question that it names does', () => {
  const known = new Set<string>(ruleIds);
  expect(Object.keys(removedRules).filter((id) => known.has(id))).toEqual([]);
  const named = Object.values(removedRules).flatMap(
    (reason) => /the reading of (\S+)\.$/.exec(reason)?.[1] ?? [],
  );
  expect(named.length).toBeGreaterThan(100);
  expect(new Set<string>(questionIds)).toEqual(new Set([...questionIds, ...named]));
});
