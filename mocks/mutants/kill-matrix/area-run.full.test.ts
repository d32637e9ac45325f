import { expect, test } from 'vitest';
import { failedInArea, toldMutants } from '../../../fixtures/kill-matrix.js';

/** All of them are a sweep: runs of their rules alone, which the other files hold, are as sharp. */
const some = toldMutants.filter((_, index) => index % 3 === 0);

test.each(some)(
  'a run that may write fails by the rule that the mutant breaks, and by no other of its kind: %s',
  async (id, { breaks }) => {
    const failed = await failedInArea(id, breaks);
    // A reading may break all that was confirmed about its question.
    if (id.includes('~')) expect(failed).toContain(breaks);
    else expect(failed).toEqual([breaks]);
  },
);
