import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { costsModule } from '../../../fixtures/costs.js';
import { countedRun } from '../../../fixtures/counted-run.js';
import { safeties } from '../../target/target.js';
import { forecastOf } from './forecast.js';

const cases = safeties.flatMap((safety) => [
  // Of few or very many requests, a selection of rules only gets less or more of the same, and so do runs that do less.
  ...(safety === 'full' ? [50, 500, 3000] : [50, 500]).map((budget) => ({
    safety,
    budget,
    rules: undefined,
  })),
  ...['find.*', 'session.*'].map((rules) => ({ safety, budget: 500, rules })),
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

test('the costs of investigations are those that runs against the mock measure', {
  timeout: 240_000,
}, async () => {
  const written = readFileSync(new URL('../../../generated/costs.ts', import.meta.url), 'utf8');
  expect(await costsModule(), 'run npm run generate').toBe(written);
});
