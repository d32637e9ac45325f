import fc from 'fast-check';
import { expect, it } from 'vitest';
import { edits, wordLikeness } from './words.js';

const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 0, maxLength: 12 });

it('counts omitted, added, substituted and transposed letters as one error each', () => {
  expect(edits('smith', 'smth', 2)).toBe(1);
  expect(edits('smith', 'smiith', 2)).toBe(1);
  expect(edits('smith', 'smyth', 2)).toBe(1);
  expect(edits('smith', 'smtih', 2)).toBe(1);
  expect(edits('smith', 'smtiih', 2)).toBe(2);
  expect(edits('smith', 'jones', 2)).toBe(3);
});

it('is symmetric', () => {
  fc.assert(fc.property(words, words, (one, other) => edits(one, other, 2) === edits(other, one, 2)));
  fc.assert(fc.property(words, words, (one, other) => wordLikeness(one, other) === wordLikeness(other, one)));
});

it('matches short words exactly, and long words with up to two errors', () => {
  expect(wordLikeness('ann', 'ana')).toBe(0);
  expect(wordLikeness('john', 'jon')).toBe(0.75);
  expect(wordLikeness('john', 'joxx')).toBe(0);
  expect(wordLikeness('robotics', 'rbotisc')).toBe(0);
  expect(wordLikeness('robotics', 'robbotcis')).toBeCloseTo(1 - 2 / 9);
});
