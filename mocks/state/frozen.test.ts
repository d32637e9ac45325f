import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, monthOf } from './calendar.js';
import { frozen, frozenCopy } from './json.js';
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

test('days and months are those of the instant in UTC, whatever the order of queries', () => {
  const instants = fc.array(
    fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
  );
  fc.assert(
    fc.property(instants, (dates) => {
      for (const date of dates) {
        expect(dayOf(date.getTime())).toBe(date.toISOString().slice(0, 10));
        expect(monthOf(date.getTime())).toBe(date.toISOString().slice(0, 7));
      }
    }),
    { seed: 3 },
  );
});

test('a copy is another object than its source, and is deeply frozen', () => {
  const value = { list: [{ n: 1 }] };
  const copy = frozenCopy(value);
  expect(copy).toEqual(value);
  expect(copy).not.toBe(value);
  expect(() => copy.list[0] && Object.assign(copy.list[0], { n: 2 })).toThrow(TypeError);
  expect(Object.isFrozen(value.list)).toBe(false);
});

test('a value that was frozen as a whole is stored without a copy, even if it shares parts with another one', () => {
  const shared = { name: 'shared' };
  const [one, other] = [frozen({ shared, list: [shared] }), frozen({ shared })];
  const kept = frozenCopy({ one, other });
  expect(kept.one).toBe(one);
  expect(kept.other).toBe(other);
  expect(() => Object.assign(shared, { name: 'other' })).toThrow(TypeError);
});
