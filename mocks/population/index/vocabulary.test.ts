import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Vocabulary, wordLikeness } from './words.js';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 10 });

it('finds exactly the words that a full comparison would find', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), word, (known, asked) => {
      const vocabulary = new Vocabulary();
      for (const one of known) vocabulary.add(one);
      const expected = [...new Set(known)].filter((one) => wordLikeness(asked, one) > 0);
      expect([...vocabulary.like(asked)].sort()).toEqual(expected.sort());
    }),
  );
});

it('answers immediately for a word of a million letters', () => {
  const vocabulary = new Vocabulary();
  vocabulary.add('robotics');
  expect(vocabulary.like('r'.repeat(1_000_000))).toEqual([]);
});
