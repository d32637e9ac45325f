import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bounds, inOrder } from './verify.js';

const exactly = (times: number): Bounds => ({ least: times, most: times });
const atLeast = (least: number): Bounds => ({ least, most: Number.POSITIVE_INFINITY });
const atMost = (most: number): Bounds => ({ least: 0, most });

/** Calls as letters: `a` matches the expectations of `a`, and so on; `*` matches all. */
function judged(calls: string, expected: readonly (readonly [letter: string, bounds: Bounds])[]) {
  const fits = [...calls].map((call) =>
    expected.flatMap(([letter], at) => (letter === call || letter === '*' ? [at] : [])),
  );
  return inOrder(
    fits,
    expected.map(([, bounds]) => bounds),
  );
}

describe('calls come in order', () => {
  test.each<[calls: string, expected: [string, Bounds][]]>([
    ['', [['a', atMost(1)]]],
    [
      'ab',
      [
        ['a', exactly(1)],
        ['b', exactly(1)],
      ],
    ],
    [
      'aab',
      [
        ['a', exactly(2)],
        ['b', exactly(1)],
      ],
    ],
    [
      'xaxbx',
      [
        ['a', exactly(1)],
        ['b', exactly(1)],
      ],
    ],
    [
      'aba',
      [
        ['a', exactly(1)],
        ['b', exactly(1)],
        ['a', exactly(1)],
      ],
    ],
    [
      'aaba',
      [
        ['a', atLeast(1)],
        ['b', atLeast(1)],
      ],
    ],
    [
      'aab',
      [
        ['a', atLeast(1)],
        ['a', exactly(1)],
        ['b', exactly(1)],
      ],
    ],
    [
      'xyb',
      [
        ['*', exactly(2)],
        ['b', exactly(1)],
      ],
    ],
    [
      'b',
      [
        ['a', atMost(2)],
        ['b', exactly(1)],
      ],
    ],
    [
      'b',
      [
        ['a', exactly(0)],
        ['b', exactly(1)],
      ],
    ],
  ])('%s', (calls, expected) => {
    expect(judged(calls, expected).isMet).toBe(true);
  });

  test.each<[calls: string, expected: [string, Bounds][], misplaced: number | undefined]>([
    [
      'ba',
      [
        ['a', exactly(1)],
        ['b', exactly(1)],
      ],
      0,
    ],
    [
      'aba',
      [
        ['a', exactly(2)],
        ['b', exactly(1)],
      ],
      1,
    ],
    [
      'abb',
      [
        ['a', exactly(1)],
        ['b', exactly(1)],
      ],
      2,
    ],
    [
      'aba',
      [
        ['a', exactly(1)],
        ['b', exactly(1)],
      ],
      2,
    ],
    [
      'ba',
      [
        ['a', atLeast(1)],
        ['b', atLeast(1)],
      ],
      undefined,
    ],
    ['aaa', [['a', atMost(2)]], 2],
    ['a', [['a', exactly(0)]], 0],
    [
      'a',
      [
        ['a', exactly(1)],
        ['b', atLeast(1)],
      ],
      undefined,
    ],
  ])('unless: %s', (calls, expected, misplaced) => {
    expect(judged(calls, expected)).toMatchObject({ isMet: false, misplaced });
  });

  test('exactly as a regular expression over the calls, if each letter is expected with a limit', () => {
    const part = fc.tuple(fc.constantFrom('a', 'b'), fc.nat(2), fc.nat(2));
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 6 }),
        fc.array(part, { minLength: 1, maxLength: 4 }),
        (calls, parts) => {
          const expected = parts.map(
            ([letter, least, more]) => [letter, { least, most: least + more }] as const,
          );
          const letters = new Set<string>(parts.map(([letter]) => letter));
          const relevant = [...calls].filter((call) => letters.has(call)).join('');
          const source = parts.map(([letter, least, more]) => `${letter}{${least},${least + more}}`).join('');
          expect(judged(calls, expected).isMet).toBe(new RegExp(`^${source}$`).test(relevant));
        },
      ),
      { numRuns: 500 },
    );
  });
});
