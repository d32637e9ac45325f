import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BindingRuleId, ruleIds, rules } from '../../../generated/rules.js';
import { createKnowledge } from '../../arbitraries/knowledge.js';
import { evidenceFor, performances, registry } from './registry.js';

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
