import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AnyInvestigation, investigation } from '../scene/investigation.js';
import { plan } from './plan.js';

const one = (id: string, more: Partial<AnyInvestigation> = {}): AnyInvestigation =>
  investigation({
    id,
    rules: ['find.max-five'],
    needs: [],
    runs: 4,
    requestsPerRun: 2,
    cases: () => fc.constant(null),
    perform: async () => [],
    ...more,
  });
const everything = () => true;

test('each investigation gets its runs where the budget allows', () => {
  expect(plan([one('a'), one('b')], new Set(), everything, 100).map(({ runs }) => runs)).toEqual([4, 4]);
});

test('where it does not, all get fewer, and each gets one', () => {
  expect(plan([one('a'), one('b', { runs: 1 })], new Set(), everything, 5).map(({ runs }) => runs)).toEqual([
    2, 1,
  ]);
});

test('each gets one even where signing in alone may take the budget', () => {
  expect(plan([one('a'), one('b')], new Set(), everything, -62).map(({ runs }) => runs)).toEqual([1, 1]);
});

test('a missing capability skips an investigation, and is named with its option', () => {
  const [planned] = plan([one('a', { needs: ['user'] })], new Set(), everything, 100);

  expect(planned).toMatchObject({ runs: 0, skipped: expect.stringContaining('--username') });
});

test('what others show where a run may write is left out there', () => {
  const reading = [one('a', { unless: 'own-resources' })];

  expect(plan(reading, new Set(), everything, 100)).toHaveLength(1);
  expect(plan(reading, new Set(['own-resources']), everything, 100)).toEqual([]);
});

test('investigations that say nothing about the wanted rules are left out, those that judge everything stay', () => {
  const planned = plan(
    [one('a'), one('b', { rules: [] })],
    new Set(),
    (rule) => rule === 'find.one-per-input',
    100,
  );

  expect(planned.map((each) => each.investigation.id)).toEqual(['b']);
});

test('a rule that is judged by looking on gets what calls its operations, and nothing else', () => {
  const planned = plan(
    [
      one('batches', { rules: [] }),
      one('keys', { rules: ['apikey.list'] }),
      one('ledgers', { rules: ['ledger.create'] }),
      one('finds'),
    ],
    new Set(),
    (rule) => rule === 'apikey.full-never-again',
    100,
  );

  expect(planned.map((each) => each.investigation.id)).toEqual(['keys']);
});
