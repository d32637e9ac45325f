import { expect, test } from 'vitest';
import { furtherOf } from '../../../fixtures/power-sample.js';
import { measureComputed } from './measure.js';

test.each(furtherOf('identity'))('the kit notices %s', { retry: 1 }, async (id) => {
  expect(await measureComputed(id, { seed: 7, budget: 2500 })).toMatchObject({ killed: true });
});
