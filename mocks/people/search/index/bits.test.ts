import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Bits } from '../bits.js';

const cases = fc.integer({ min: 0, max: 140 }).chain((size) => {
  const some = fc.uniqueArray(fc.nat(Math.max(0, size - 1)), { maxLength: size });
  return fc.record({ size: fc.constant(size), one: some, other: some, from: fc.nat(150) });
});

describe('a set of bits', () => {
  it('contains the given numbers, and so do its unions, intersections and complements', () => {
    fc.assert(
      fc.property(cases, ({ size, one, other, from }) => {
        const [a, b] = [bitsOf(size, one), bitsOf(size, other)];
        const all = Array.from({ length: size }, (_, at) => at);
        expect([...a]).toEqual([...one].sort((x, y) => x - y));
        expect([a.count, a.isEmpty]).toEqual([one.length, one.length === 0]);
        expect([...a.and(b)]).toEqual(all.filter((at) => one.includes(at) && other.includes(at)));
        expect([...a.or(b)]).toEqual(all.filter((at) => one.includes(at) || other.includes(at)));
        expect([...a.not()]).toEqual(all.filter((at) => !one.includes(at)));
        expect([...Bits.all(size)]).toEqual(all);
        expect(all.filter((at) => a.has(at))).toEqual([...a]);
        expect(a.next(from)).toBe([...a].find((at) => at >= from));
      }),
    );
  });
});

function bitsOf(size: number, numbers: readonly number[]): Bits {
  const bits = new Bits(size);
  for (const at of numbers) bits.add(at);
  return bits;
}
