import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstEnd } from './expiry.js';

test.each<[ahead: number[], first: number]>([
  [[15], 15],
  [[15, 16.5], 15],
  [[60], 0],
  [[62], 2],
  [[-285], 15],
])('a token that expires %j minutes ahead ends after %i minutes at the earliest', (ahead, first) => {
  expect(firstEnd(ahead)).toBe(first);
});

test('in no time zone does an honest token end before the first possible end', () => {
  const zone = fc.constantFrom(-720, -570, -300, -60, 0, 60, 120, 330, 345, 525, 765, 840);
  const life = fc.double({ min: 0.5, max: 60, noNaN: true });
  fc.assert(
    fc.property(zone, life, (offset, minutes) => {
      expect(firstEnd([offset + minutes])).toBeLessThanOrEqual(minutes + 0.001);
    }),
    { seed: 7 },
  );
});
