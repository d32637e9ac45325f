import { expect, test } from 'vitest';
import { failedRules, toldMutants } from '../../../fixtures/kill-matrix.js';

const areaOf = (rule: string) => rule.split('.', 1)[0];

test.each(toldMutants)(
  'a run that may write fails by the rule that the mutant breaks, and by no other of its kind: %s',
  async (id, { breaks }) => {
    const failed = await failedRules(id, {
      safety: 'full',
      thorough: false,
      rules: (rule) => areaOf(rule) === areaOf(breaks),
    });
    // A reading may break all that was confirmed about its question.
    if (id.includes('~')) expect(failed).toContain(breaks);
    else expect(failed).toEqual([breaks]);
  },
);
