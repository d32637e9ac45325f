import { expect, test } from 'vitest';
import { countedRun } from '../../fixtures/counted-run.js';
import { createPopulation } from '../population/create-population.js';

const people = createPopulation({ seed: 5, size: 110 }).people.slice(80, 110);

/** Runs the kit against a mock with only these people. Returns the verdict and the failed rules. */
async function verdictOver(count: number) {
  const { report } = await countedRun(
    { budget: 600 },
    { mocked: { people: 0, fixtures: { people: people.slice(0, count) } } },
  );
  const failed = report.rules.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id);
  return { verdict: report.verdict, failed };
}

test('a mock with only thirty people from a file is conformant', async () => {
  expect(await verdictOver(30)).toEqual({ verdict: 'conformant', failed: [] });
}, 240_000);

test.each([0, 1, 3])(
  'one with %i people is never found to break a rule',
  async (count) => {
    const { verdict, failed } = await verdictOver(count);
    expect(failed).toEqual([]);
    expect(verdict).not.toBe('nonconformant');
  },
  240_000,
);
