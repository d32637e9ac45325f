import fc from 'fast-check';
import { expect, it } from 'vitest';
import { best } from './field-index.js';

const posting = fc.record({
  similarity: fc.constantFrom(0.5, 0.9, 1),
  people: fc.uniqueArray(fc.nat(30)).map((people) => people.sort((one, other) => one - other)),
});

it('returns the best people, each once with the highest similarity, ties in ascending order', () => {
  fc.assert(
    fc.property(fc.array(posting), fc.nat(20), (postings, limit) => {
      const all = new Map<number, number>();
      for (const { similarity, people } of postings) {
        for (const person of people) all.set(person, Math.max(similarity, all.get(person) ?? 0));
      }
      const expected = [...all].sort(([one, a], [other, b]) => b - a || one - other).slice(0, limit);
      expect([...best(postings, limit)]).toEqual(expected);
    }),
  );
});
