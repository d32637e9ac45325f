import { expect, test } from 'vitest';
import { decideRotation } from './sessions.js';

const now = 1_000_000;
const states = {
  newest: { rotatedAtMs: null, ended: false },
  'rotated just now': { rotatedAtMs: now, ended: false },
  'rotated 29.999 s ago': { rotatedAtMs: now - 29_999, ended: false },
  'rotated 30 s ago': { rotatedAtMs: now - 30_000, ended: false },
  'newest of an ended family': { rotatedAtMs: null, ended: true },
  'rotated, of an ended family': { rotatedAtMs: now, ended: true },
} as const;

test.each([
  ['rotated-strict', 'newest', 'rotate'],
  ['rotated-strict', 'rotated just now', 'refuse-and-end-family'],
  ['rotated-strict', 'rotated 30 s ago', 'refuse-and-end-family'],
  ['rotated-strict', 'newest of an ended family', 'refuse'],
  ['rotated-strict', 'rotated, of an ended family', 'refuse'],
  ['rotated-with-grace', 'newest', 'rotate'],
  ['rotated-with-grace', 'rotated just now', 'rotate'],
  ['rotated-with-grace', 'rotated 29.999 s ago', 'rotate'],
  ['rotated-with-grace', 'rotated 30 s ago', 'refuse'],
  ['rotated-with-grace', 'newest of an ended family', 'refuse'],
  ['not-rotated', 'newest', 'keep'],
  ['not-rotated', 'rotated 30 s ago', 'keep'],
  ['not-rotated', 'newest of an ended family', 'refuse'],
] as const)('under %s, a token that is %s leads to %s', (reading, state, outcome) => {
  const { rotatedAtMs, ended } = states[state];
  expect(decideRotation({ family: 'f', issuedAtMs: 0, rotatedAtMs }, ended, reading, now)).toBe(outcome);
});
