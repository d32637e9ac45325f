import { expect, test } from 'vitest';
import { drawnToRead } from '../../../fixtures/power-sample.js';
import { unseenByReading } from '../../../fixtures/seen-by-reading.js';
import { operations } from '../../../generated/operations.js';
import { computedMutants } from '../operators/equivalent-mutants.js';
import { isWriting } from '../operators/facts.js';
import { runUntilNoticed } from './measure.js';

const seen = [...computedMutants()].filter(([id, mutant]) => unseenByReading(id, mutant) === undefined);

test('a run that writes nothing can notice more than 400 mutants, all of operations that write nothing', () => {
  expect(seen.filter(([, { operation }]) => isWriting(operations[operation]))).toEqual([]);
  expect(seen.length).toBeGreaterThan(400);
});

test.each([
  ['list-last-lost/find', undefined],
  ['admits-credential-missing/getUsage', undefined],
  ['member-missing/createSession/accessToken', undefined],
  ['no-effect/updateLedger', 'the operation writes'],
  ['unseen/listApiKeys/createApiKey', 'it hides what was written'],
  ['list-last-lost/getContacts', 'nothing has a ledger_id unless a run makes it'],
  ['member-ignored/find/confidence', 'no run need notice it'],
])('%s: %s', (id, because) => {
  const mutant = computedMutants().get(id);
  expect(mutant && unseenByReading(id, mutant)).toBe(because);
  expect(mutant).toBeDefined();
});

/** Drawn mutants that the kit overlooks, and why. */
const knownSurvivors: Readonly<Record<string, string>> = {
  'others-answer-1-in-10/getSubscriptions': 'a short run asks for them less than ten times',
};

test.each(drawnToRead(24))(
  'a run that writes nothing notices %s unless there is a known reason why not',
  async (id) => {
    const { failed } = await runUntilNoticed(id, { seed: 7, budget: 500 });

    expect(failed.length > 0).toBe(knownSurvivors[id] === undefined);
  },
);
