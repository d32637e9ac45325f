import { expect, test } from 'vitest';
import { completesReset, newReset } from '../password-reset.js';

const nowMs = Date.UTC(2026, 0, 14);
const hourMs = 3_600_000;
const reset = newReset('right', nowMs);

test.each([
  ['the token', reset, 'right', 0],
  ['the token, 1 ms before the hour is over,', reset, 'right', hourMs - 1],
] as const)('%s completes the reset', (_, stored, token, laterMs) => {
  expect(completesReset(stored, token, nowMs + laterMs)).toBe(true);
});

test.each([
  ['the token, when the hour is over,', reset, 'right', hourMs],
  ['another token', reset, 'wrong', 0],
  ['an earlier token, after a new one,', newReset('newer', nowMs), 'right', 0],
  ['a token that was used', undefined, 'right', 0],
  ['an empty token', reset, '', 0],
] as const)('%s does not complete the reset', (_, stored, token, laterMs) => {
  expect(completesReset(stored, token, nowMs + laterMs)).toBe(false);
});

test('the stored reset does not contain the token', () => {
  expect(JSON.stringify(reset)).not.toContain('right');
});
