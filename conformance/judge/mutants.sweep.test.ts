import { expect, test } from 'vitest';
import { failedThrice, recordedMutants } from '../../fixtures/recorded-mutants.js';

test.each(recordedMutants)(
  'what a run against $id fails, $breaks, is failed by its recording as well',
  async ({ id, breaks }) => {
    const { run, ndjson, har } = await failedThrice(id, breaks);

    expect({ ndjson, har }).toEqual({ ndjson: run, har: run });
  },
);
