import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold, likeness } from './words.js';

const like = (asked: string, held: string) => likeness(fold(asked), fold(held));

it('is 1 for the same words, and less for a different order, an error or a missing word', () => {
  const same = like('John Smith', 'john smith');
  const swapped = like('Smith, John', 'John Smith');
  const mistyped = like('Jonh Smtih', 'John Smith');
  const partial = like('Smith', 'John Smith');
  expect(same).toBe(1);
  expect([same, swapped, mistyped, partial]).toEqual([same, swapped, mistyped, partial].toSorted().reverse());
  expect(partial).toBeGreaterThan(0.5);
});

it('tolerates extra words in the term if it contains every word of the value', () => {
  expect(like('Dr. Ada B. Moreau', 'Ada Moreau')).toBeGreaterThan(0.7);
  expect(like('University of Fjordby', 'Fjordby University')).toBeGreaterThan(0.7);
});

it('is 0 if neither the term nor the value contains all words of the other', () => {
  expect(like('John Smith', 'John Miller')).toBe(0);
  expect(like('Data Engineer', 'Software Engineer')).toBe(0);
  expect(like('', 'John')).toBe(0);
});

it('is 1 for any text and itself, and never above 1', () => {
  fc.assert(fc.property(fc.string(), (text) => like(text, text) === (fold(text).length === 0 ? 0 : 1)));
  fc.assert(
    fc.property(fc.lorem(), fc.lorem(), (one, other) => like(one, other) >= 0 && like(one, other) <= 1),
  );
});
