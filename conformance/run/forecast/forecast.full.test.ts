import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { countedRun } from '../../../fixtures/counted-run.js';
import { emptyTally, type WireTally } from '../../../fixtures/wire-tally.js';
import { performances } from '../../checks/registry/registry.js';
import { safeties } from '../../target/safety.js';
import { forecastOf } from './forecast.js';
import { needOf, needy } from './needs.js';

afterEach(() => void vi.restoreAllMocks());

const globs = [undefined, 'find.*', 'session.*'];
const cases = safeties.flatMap((safety) => [
  ...[50, 500].flatMap((budget) => globs.map((rules) => ({ safety, budget, rules }))),
  // With a large budget, a selection of rules only gets more of the same: one case per safety is enough.
  { safety, budget: 2650, rules: undefined },
]);

test.each(cases)(
  'a $safety run of $budget requests for $rules uses no more than forecast',
  {
    timeout: 120_000,
  },
  async (asked) => {
    const { wire, options } = await countedRun(asked);
    const { total } = await forecastOf(options);

    for (const taking of ['requests', 'lookups', 'credits', 'wrongSignIns'] as const) {
      expect({ taking, told: total[taking] >= wire[taking] }).toEqual({ taking, told: true });
    }
  },
);

test.each(['read-only', 'full'] as const)(
  'each investigation of a %s run uses at most what the table says',
  { timeout: 120_000 },
  async (safety) => {
    const within = new AsyncLocalStorage<WireTally>();
    const counts = new Map<string, WireTally>();
    for (const investigation of performances) {
      const { id, perform } = investigation;
      vi.spyOn(investigation, 'perform').mockImplementation((value, context) => {
        const tally = emptyTally();
        return within.run(tally, async () => {
          const outcomes = await perform(value, context);
          const before = counts.get(id) ?? emptyTally();
          before.credits = Math.max(before.credits, tally.credits);
          before.lookups = Math.max(before.lookups, tally.lookups);
          before.wrongSignIns = Math.max(before.wrongSignIns, tally.wrongSignIns);
          counts.set(id, before);
          return outcomes;
        });
      });
    }
    await countedRun({ safety, seed: 11 }, { also: () => [within.getStore() ?? emptyTally()] });

    const more = [...counts].filter(([id, { lookups, credits, wrongSignIns }]) => {
      const need = needOf(id);
      return lookups > need.lookups || credits > need.credits || wrongSignIns > need.wrongSignIns;
    });
    expect(counts.size).toBeGreaterThan(80);
    expect(more.map(([id, count]) => ({ id, count }))).toEqual([]);
  },
);

test('the table contains no investigation that no longer exists', () => {
  const known = new Set(performances.map(({ id }) => id));
  expect(needy.filter((id) => !known.has(id))).toEqual([]);
});
