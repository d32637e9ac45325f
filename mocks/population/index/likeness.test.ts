import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from './fold.js';
import { likeness } from './likeness.js';

const like = (asked: string, held: string) => likeness(fold(asked), fold(held));

it('is 1 for the same words, and less for another order, an error, a missing word', () => {
  const same = like('John Smith', 'john smith');
  const swapped = like('Smith, John', 'John Smith');
  const mistyped = like('Jonh Smtih', 'John Smith');
  const partial = like('Smith', 'John Smith');
  expect(same).toBe(1);
  expect([same, swapped, mistyped, partial]).toEqual([same, swapped, mistyped, partial].toSorted().reverse());
  expect(partial).toBeGreaterThan(0.5);
});

it('admits words that are not held when all that is held was asked for', () => {
  expect(like('Dr. Ada B. Moreau', 'Ada Moreau')).toBeGreaterThan(0.7);
  expect(like('University of Fjordby', 'Fjordby University')).toBeGreaterThan(0.7);
});

it('is 0 when only a part of what is asked for is a part of what is held', () => {
  expect(like('John Smith', 'John Miller')).toBe(0);
  expect(like('Data Engineer', 'Software Engineer')).toBe(0);
  expect(like('', 'John')).toBe(0);
});

it('is 1 for any text and itself, and never above', () => {
  fc.assert(fc.property(fc.string(), (text) => like(text, text) === (fold(text).length === 0 ? 0 : 1)));
  fc.assert(
    fc.property(fc.lorem(), fc.lorem(), (one, other) => like(one, other) >= 0 && like(one, other) <= 1),
  );
});
