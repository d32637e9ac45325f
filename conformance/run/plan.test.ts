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

test('each investigation gets all its runs if the budget allows', () => {
  expect(plan([one('a'), one('b')], new Set(), everything, 100).map(({ runs }) => runs)).toEqual([4, 4]);
});

test('if it does not, all get fewer, but at least one', () => {
  expect(plan([one('a'), one('b', { runs: 1 })], new Set(), everything, 5).map(({ runs }) => runs)).toEqual([
    2, 1,
  ]);
});

test('each gets one even if signing in alone may use up the budget', () => {
  expect(plan([one('a'), one('b')], new Set(), everything, -62).map(({ runs }) => runs)).toEqual([1, 1]);
});

test('an investigation with a missing capability is skipped, and the reason names the option', () => {
  const [planned] = plan([one('a', { needs: ['user'] })], new Set(), everything, 100);

  expect(planned).toMatchObject({ runs: 0, skipped: expect.stringContaining('--username') });
});

test('an investigation that others replace is left out if the run may write', () => {
  const reading = [one('a', { unless: 'own-resources' })];

  expect(plan(reading, new Set(), everything, 100)).toHaveLength(1);
  expect(plan(reading, new Set(['own-resources']), everything, 100)).toEqual([]);
});

test('investigations that are no evidence for the wanted rules are left out; those that judge every rule stay', () => {
  const planned = plan(
    [one('a'), one('b', { rules: [] })],
    new Set(),
    (rule) => rule === 'find.one-per-input',
    100,
  );

  expect(planned.map((each) => each.investigation.id)).toEqual(['b']);
});

test('a rule that is judged from single exchanges gets only the investigations that call its operations', () => {
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
