import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SortedList } from './sorted-list.js';

const step = fc.record({ adds: fc.boolean(), value: fc.nat(3000) });

test('whatever is added and deleted, the list has each value once, in order, from wherever it is read', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 4000, size: 'max' }), fc.nat(3000), (steps, start) => {
      const list = new SortedList<number>((a, b) => a - b);
      const known = new Set<number>();
      for (const { adds, value } of steps) {
        if (!adds) {
          list.delete(value);
          known.delete(value);
        } else {
          list.add(value);
          known.add(value);
        }
      }
      const sorted = [...known].sort((a, b) => a - b);
      expect(list.size).toBe(sorted.length);
      expect([...list.from(() => true)]).toEqual(sorted);
      expect([...list.from((value) => value > start)]).toEqual(sorted.filter((value) => value > start));
    }),
    { seed: 21, numRuns: 60 },
  );
});
