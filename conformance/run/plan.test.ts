import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedRun } from '../../fixtures/counted-run.js';
import type { RuleId } from '../../generated/rules.js';
import { type AnyInvestigation, investigation } from '../check/check-context.js';
import { performances } from '../checks/registry/registry.js';
import { observedIn } from '../past-runs/history.js';
import { plan, shardOf } from './plan.js';

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

test.each([
  ['gets all its runs if the budget allows', one('b'), 100, [4, 4]],
  ['gets fewer if it does not, but at least one', one('b', { runs: 1 }), 5, [2, 1]],
  ['gets one even if signing in alone may use up the budget', one('b'), -62, [1, 1]],
])('each investigation %s', (_, other, requests, expected) => {
  const planned = plan([one('a'), other], new Set(), everything, requests);
  expect(planned.map(({ runs }) => runs)).toEqual(expected);
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

test.each<[what: string, RuleId, performed: string[]]>([
  ['a rule of another investigation', 'find.one-per-input', ['batches']],
  ['a rule that single exchanges of its operations show', 'apikey.full-never-again', ['keys']],
])('what is no evidence for %s is left out', (_, wanted, performed) => {
  const all = [
    one('batches', { rules: [] }),
    one('keys', { rules: ['apikey.list'] }),
    one('ledgers', { rules: ['ledger.create'] }),
    one('finds'),
  ];
  const planned = plan(all, new Set(), (rule) => rule === wanted, 100);
  expect(planned.map((each) => each.investigation.id)).toEqual(performed);
});

const shards = (of: number) =>
  Array.from({ length: of }, (_, at) => shardOf(performances, { index: at + 1, of }));

test('all shards together perform everything once, in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (of) => {
      const parts = shards(of);
      expect(
        parts
          .flat()
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(performances.map(({ id }) => id).toSorted());
      for (const part of parts) expect(part).toEqual(performances.filter((each) => part.includes(each)));
    }),
    { numRuns: 20 },
  );
});

test('each shard sends about as many requests as the others', () => {
  const loads = shards(5).map((part) =>
    part.reduce((sum, { runs, requestsPerRun }) => sum + runs * requestsPerRun, 0),
  );
  expect(Math.max(...loads) - Math.min(...loads)).toBeLessThan(0.1 * Math.max(...loads));
});

test('a second run with few requests exercises stated rules that the first one did not', async () => {
  const first = await countedRun({ budget: 150 });
  const before = observedIn([first.report]);
  const second = await countedRun({ budget: 150, observed: before });

  const newly = second.report.rules.filter(
    ({ id, basis, observations }) => basis === 'stated' && observations > 0 && before[id] === 0,
  );
  expect(newly.length).toBeGreaterThan(10);
  expect(second.report.verdict).toBe('conformant');
});
