import { expect, test } from 'vitest';
import { drawnOf } from '../../../fixtures/power-sample.js';
import { knownSurvivor } from '../operators/equivalent-mutants.js';
import { measureComputed } from './measure.js';

test.each(drawnOf('people', 'identity', 'billing', 'ledger'))(
  'the kit notices %s unless there is a known reason why not',
  async (id) => {
    const { killed } = await measureComputed(id, { seed: 7, budget: 2500 });

    expect(killed).toBe(knownSurvivor(id) === undefined);
  },
);
