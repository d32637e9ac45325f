import { expect, test } from 'vitest';
import { judges } from '../../conformance/checks/exchanges/catalogue.js';
import { mutants } from './catalogue.js';
import { runInProcess } from './matrix/in-process.js';

const seen = new Set(Object.keys(judges));

// What a limited run is as sharp as a whole one by: each check brings the evidence that it needs.
test.each(Object.entries(mutants))('a run of its rule alone fails by %s', async (mutant, { breaks }) => {
  const report = await runInProcess(
    { mutant },
    {
      seed: 7,
      safety: 'full',
      // What is seen on the way needs many answers; a scenario shows all there is in one go.
      thorough: seen.has(breaks),
      rules: (rule) => rule === breaks,
      enough: (tally) => tally.of(breaks).violated > 0,
    },
  );
  expect(report.rules.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)).toEqual([breaks]);
});
