import { expect, test } from 'vitest';
import { failedThrice, recordedMutants } from '../../fixtures/recorded-mutants.js';

/** A selection, as each takes seconds: the sweep runs all of them. */
const some = recordedMutants.filter((_, index) => index % 20 === 0);

test.each(some)('a run against $id fails $breaks, and so does its recording', async ({ id, breaks }) => {
  expect(await failedThrice(id, breaks)).toEqual({ run: [breaks], ndjson: [breaks], har: [breaks] });
});
