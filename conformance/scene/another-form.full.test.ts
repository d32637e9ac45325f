import { expect, test } from 'vitest';
import { callsTo, runWith } from '../../fixtures/broken.js';
import { failuresOf } from '../../fixtures/reports.js';
import { operations } from '../../generated/operations.js';

/** The document says where these are. */
const shown: readonly string[] = ['find', 'createSession', 'updateUser'];
const ids = Object.values(operations).flatMap(({ id }) => (shown.includes(id) ? [] : [id]));

test.each(ids)('%s that is not where we assume it accuses nobody', async (operation) => {
  const isIt = callsTo(operation);
  const report = await runWith((request) => (isIt(request) ? { status: 404 } : undefined), {
    safety: 'full',
    thorough: false,
  });
  expect(failuresOf(report)).toEqual([]);
});
