import { expect, test } from 'vitest';
import { failedInArea, scenarioMutants } from '../../../fixtures/kill-matrix.js';

/** A sample: all of them are run in a sweep. Runs of single rules, in the other files, detect as much. */
const some = scenarioMutants.filter((_, index) => index % 3 === 0);

test.each(some)(
  'a run that may write fails because of the rule that the mutant breaks and no other rule of its kind: %s',
  async (id, { breaks }) => {
    const failed = await failedInArea(id, breaks);
    // A reading may break every confirmed rule of its question.
    if (id.includes('~')) expect(failed).toContain(breaks);
    else expect(failed).toEqual([breaks]);
  },
);
