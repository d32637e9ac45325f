import * as fc from 'fast-check';

/** Draws the values without replacement, in an order that depends on the seed, and then starts over: each one is tried. */
export function inTurn<T>(...values: readonly T[]): fc.Arbitrary<T> {
  let left: T[] = [];
  return fc.noShrink(fc.noBias(fc.nat())).map((drawn) => {
    if (left.length === 0) left = [...values];
    const [value] = left.splice(drawn % left.length, 1);
    if (value === undefined) throw new Error('there is nothing to take turns with');
    return value;
  });
}
