import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BindingRuleId, ruleIds, rules } from '../../../generated/rules.js';
import { createKnowledge } from '../../arbitraries/knowledge.js';
import { derivedNeeds, evidenceFor, needsOf, performances, registry } from './registry.js';

test.each<[BindingRuleId, string]>([
  ['find.max-five', 'exchange'],
  ['error.no-secret-echo', 'exchange'],
  ['find.mr-permute', 'relation'],
  ['tracked.update-replaces', 'scenario'],
  ['session.cc-wrong-secret', 'scenario'],
])('%s is judged by its %s', (rule, kind) => {
  expect(registry[rule].kind).toBe(kind);
});

const binding = ruleIds.filter((rule): rule is BindingRuleId => Object.hasOwn(registry, rule));

test.each(binding)('a run of %s alone performs an investigation that shows it', (rule) => {
  const evidence = performances.filter(evidenceFor((one) => one === rule));

  expect(evidence.length).toBeGreaterThan(0);
  expect(evidence).toEqual(expect.arrayContaining([...registry[rule].by]));
});

test('no rule that can fail a run is left out', () => {
  const known = new Set<string>(binding);
  expect(ruleIds.filter((rule) => rules[rule].unobservable === undefined && !known.has(rule))).toEqual([]);
});

test('every investigation has a unique id, and those that move the clock come last', () => {
  const ids = performances.map(({ id }) => id);
  const moving = performances.map(({ movesTime = false }) => movesTime);

  expect(new Set(ids).size).toBe(ids.length);
  expect(moving).toEqual(moving.toSorted((a, b) => Number(a) - Number(b)));
});

test.each(performances)(
  '$id generates the same cases from a seed, whatever was generated before',
  ({ cases }) => {
    const drawn = (seed: number, numRuns: number) => fc.sample(cases(createKnowledge()), { seed, numRuns });
    const first = drawn(7, 6);
    drawn(8, 1);

    expect(drawn(7, 6)).toEqual(first);
  },
);

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
