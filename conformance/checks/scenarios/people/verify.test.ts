import { expect, test } from 'vitest';
import type { Json } from '../../../target/json.js';
import { type Verdict, verdictOf } from './verify.js';

test.each<[Json, Verdict | undefined]>([
  [{ verified: true, status: 'employed' }, 'yes'],
  [{ status: 'employed' }, 'yes'],
  [{ verified: false, status: 'not_employed' }, 'no'],
  [{ verified: false }, 'no'],
  [{ status: 'not_employed' }, 'no'],
  [{ verified: false, status: 'unknown' }, 'unknown'],
  [{ verified: 'true' }, undefined],
  ['employed', undefined],
])('%j means %s', (result, verdict) => {
  expect(verdictOf(result)).toBe(verdict);
});
