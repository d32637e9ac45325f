import { describe, expect, test } from 'vitest';
import { leakedIn, runWithNames, writtenBy } from '../../fixtures/leaked-names.js';
import { mutants } from '../../mocks/mutants/catalogue.js';

/** Up to 4 mutants of each family of rules. */
const seen = new Map<string, number>();
const perFamily = Object.keys(mutants).filter((id) => {
  const family = id.split('.')[0] ?? id;
  seen.set(family, (seen.get(family) ?? 0) + 1);
  return (seen.get(family) ?? 0) <= 4;
});

describe('the report of a failure holds no name', () => {
  test.each(perFamily)('%s', { timeout: 120_000 }, async (mutant) => {
    const options = { seed: 3, safety: 'full', budget: 1200, thorough: false } as const;
    const { report, said } = await runWithNames({ mutant }, options);

    expect(leakedIn(writtenBy(report), said)).toEqual([]);
  });
});

describe('nor does that of a failure that was shrunk', () => {
  const ofPeople = Object.keys(mutants).filter((id) =>
    /^(find|person|job|relation|search|verify)\./.test(id),
  );

  test.each(ofPeople)('%s', { timeout: 120_000 }, async (mutant) => {
    const { report, said } = await runWithNames({ mutant }, { seed: 3, budget: 300 });

    expect(leakedIn(writtenBy(report), said)).toEqual([]);
  });
});
