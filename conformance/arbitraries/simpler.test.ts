import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findBody } from './lookups.js';
import { simpler } from './simpler.js';

const lookups = ['a', 'b', 'culprit', 'd', 'e'].map((term) => ({
  fields: [
    { field_name: 'name', search_term: term },
    { field_name: 'title', search_term: 'x' },
  ],
}));

test('fast-check shrinks a request to the smallest one that still fails', () => {
  const fails = (body: unknown) => JSON.stringify(body).includes('culprit');
  const property = fc.property(simpler(findBody(lookups, 3)), (body) => !fails(body));

  const { counterexample } = fc.check(property, { numRuns: 1 });

  expect(counterexample).toEqual([
    { matches: [{ fields: [{ field_name: 'name', search_term: 'culprit' }] }] },
  ]);
});

test('a non-empty list stays non-empty, and a request stays a valid one', () => {
  const property = fc.property(simpler(findBody(lookups, 3)), () => false);

  const { counterexample } = fc.check(property, { numRuns: 1 });

  expect(counterexample).toEqual([{ matches: [{ fields: [expect.anything()] }] }]);
});
