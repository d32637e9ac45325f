import { expect, test } from 'vitest';
import { madeUpIds } from './same.js';

test.each([
  ['per_0ff07a7d3fcd0a', /^per_[\da-f]{14}$/],
  ['P/1%8f3k2mab91xq', /^P\/\d%\d[a-z]\d[a-z]\d[a-z]{3}\d{2}[a-z]{2}$/],
  ['0ff07a7d-3fcd-8a01-a0b1-0ff07a7d3fcd', /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/],
  ['100000000000001', /^9\d{29}$/],
  ['p-17', /^nobody-has-this-id-\d+$/],
])('made-up ids have the format of %s', (known, form) => {
  const ids = madeUpIds(known, 500);

  expect(ids.filter((id) => !form.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(500);
  expect(ids).not.toContain(known);
});

test('the ids are deterministic', () => {
  expect(madeUpIds('per_0ff07a7d3fcd0a', 3)).toEqual(madeUpIds('per_0ff07a7d3fcd0a', 3));
});
