import { expect, test } from 'vitest';
import { failedInArea, scenarioMutants } from '../../../fixtures/kill-matrix.js';

test.each(scenarioMutants)(
  'a run that may write fails because of the rule that the mutant breaks: %s',
  async (id, { breaks }) => {
    expect(await failedInArea(id, breaks)).toContain(breaks);
  },
);
