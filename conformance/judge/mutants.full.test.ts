import { expect, test } from 'vitest';
import { failedThrice, recordedMutants } from '../../fixtures/recorded-mutants.js';

/** A selection: the sweep runs all of them, as each takes seconds. */
const some = recordedMutants.filter((_, index) => index % 20 === 0);

test.each(some)(
  'what a run against $id fails, $breaks, is failed by its recording as well',
  async ({ id, breaks }) => {
    expect(await failedThrice(id, breaks)).toEqual({ run: [breaks], ndjson: [breaks], har: [breaks] });
  },
);
