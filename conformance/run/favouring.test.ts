import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedRun } from '../../fixtures/counted-run.js';
import { rules } from '../../generated/rules.js';
import { observedIn } from '../past-runs/history.js';
import { type AnyInvestigation, investigation } from '../scene/investigation.js';
import { favouring, type Observed } from './plan.js';

const one = (id: string, more: Partial<AnyInvestigation> = {}) => ({
  investigation: investigation({
    id,
    rules: ['find.max-five'],
    needs: [],
    runs: 4,
    requestsPerRun: 2,
    cases: () => fc.constant(null),
    perform: async () => [],
    ...more,
  }),
  runs: 1,
});
const seldom = one('seldom', { rules: ['find.one-per-input'] });
const often = one('often');
const derived = one('derived', { rules: ['find.mr-permute'] });
const late = one('late', { rules: ['find.one-per-input'], movesTime: true });
const skipped = { ...one('skipped'), runs: 0, skipped: 'needs a user' };
const observed: Observed = { 'find.max-five': 9, 'find.one-per-input': 1, 'find.mr-permute': 0 };

test.each<[requests: number, expected: Record<string, number>]>([
  // Everything fits: nothing is changed.
  [100, { late: 1, often: 1, derived: 1, skipped: 0, seldom: 1 }],
  [14, { seldom: 4, often: 1, skipped: 0, derived: 1, late: 1 }],
  [18, { seldom: 4, often: 3, skipped: 0, derived: 1, late: 1 }],
  [0, { seldom: 1, often: 1, skipped: 0, derived: 1, late: 1 }],
])(
  'with %i requests, the stated rules that were observed least come first and get the most',
  (requests, expected) => {
    const shared = favouring([late, often, derived, skipped, seldom], observed, () => true, requests);

    expect(rules['find.mr-permute'].basis).not.toBe('stated');
    expect(
      Object.entries(Object.fromEntries(shared.map((each) => [each.investigation.id, each.runs]))),
    ).toEqual(Object.entries(expected));
  },
);

test('a second run with few requests exercises stated rules that the first one did not', async () => {
  const first = await countedRun({ budget: 150 });
  const before = observedIn([first.report]);
  const second = await countedRun({ budget: 150, observed: before });
  const again = await countedRun({ budget: 150, observed: before });

  const newly = second.report.rules.filter(
    ({ id, basis, observations }) => basis === 'stated' && observations > 0 && before[id] === 0,
  );
  expect(newly.length).toBeGreaterThan(10);
  expect(second.report.verdict).toBe('conformant');
  expect(again.report.rules).toEqual(second.report.rules);
});
