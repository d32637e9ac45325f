import { expect, test } from 'vitest';
import { rules } from '../../../generated/rules.js';
import { derivedNeeds, needsOf } from './needs.js';
import { performances } from './registry.js';

test.each<
  [rules: Parameters<typeof derivedNeeds>[0], needs: Parameters<typeof derivedNeeds>[1], expected: string[]]
>([
  [['find.max-five'], ['token'], ['token']],
  [['ledger.create'], ['token'], ['ledger', 'own-resources', 'token']],
  [['usage.current'], ['token'], ['billing', 'token']],
  [['apikey.list', 'apikey.delete-at-once'], [], ['identity', 'own-resources']],
  [['org.rename'], ['full'], ['identity', 'full']],
  [['session.password-json'], ['user'], ['user']],
  // A rule about operations of several interfaces implies none of them.
  [['error.malformed-json'], [], []],
])('%j with %j needs %j', (own, needs, expected) => {
  expect(needsOf({ rules: own, needs })).toEqual(expected);
});

test('needs that follow from the rules are not declared again', () => {
  const again = performances.flatMap(({ id, rules: own, needs }) => {
    const twice = derivedNeeds(own, needs).filter((need) => needs.includes(need));
    return twice.length > 0 ? [`${id}: ${twice.join(', ')}`] : [];
  });
  expect(again).toEqual([]);
});

test('investigations for rules that only writes show are performed only if the run may write', () => {
  const harmless = performances.filter((each) => {
    const needs = needsOf(each);
    return !needs.includes('own-resources') && !needs.includes('full');
  });
  const writing = harmless.filter(({ rules: own }) =>
    own.some((rule) => /write|destroy/.test(rules[rule].effect)),
  );

  expect(harmless.length).toBeGreaterThan(50);
  expect(writing.map(({ id }) => id)).toEqual([]);
});
