import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { possibleEnds } from './expiry.js';

const hour = { from: 59, until: 70 };

test.each<[ahead: number[], ends: readonly { from: number; until: number }[]]>([
  [[15], [{ from: 14, until: 25 }, hour]],
  [
    [15, 16.5],
    [{ from: 14, until: 26.5 }, hour],
  ],
  [[60], [{ from: -1, until: 10 }, hour]],
  [
    [62],
    [
      { from: 1, until: 12 },
      { from: 59, until: 72 },
    ],
  ],
  [[75], [{ from: 14, until: 25 }, hour]],
  [[-285], [{ from: 14, until: 25 }, hour]],
  [[345], [{ from: -1, until: 10 }, { from: 14, until: 25 }, { from: 44, until: 55 }, hour]],
  [[105], [{ from: 44, until: 55 }, hour]],
  [[0], [{ from: -1, until: 10 }, hour]],
])('a token that expires %j minutes ahead ends at %j', (ahead, ends) => {
  expect(possibleEnds(ahead)).toEqual(ends);
});

test('in any time zone, the end of an honest token matches exactly one of the possible ends', () => {
  const zone = fc.constantFrom(-720, -570, -300, -60, 0, 60, 120, 330, 345, 525, 765, 840);
  const life = fc.double({ min: 0.5, max: 60, noNaN: true });
  fc.assert(
    fc.property(zone, life, fc.boolean(), (offset, minutes, livesAnHour) => {
      const end = livesAnHour ? 60 : minutes;
      const around = possibleEnds([offset + minutes]).filter(({ from, until }) => from < end && end < until);
      expect(around).toHaveLength(1);
    }),
    { seed: 7 },
  );
});
