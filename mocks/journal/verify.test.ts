import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bounds, inOrder } from './verify.js';

/** An expectation such as `a{1}`, `a{1,}` or `*{0,2}`: a letter, which `*` stands for any of, and how often. */
function expectedIn(text: string): readonly (readonly [letter: string, bounds: Bounds])[] {
  return [...text.matchAll(/(.)\{(\d+)(,?)(\d*)\}/g)].map(([, letter = '', least, isRange, most]) => {
    const highest = isRange === '' ? Number(least) : most === '' ? Number.POSITIVE_INFINITY : Number(most);
    return [letter, { least: Number(least), most: highest }];
  });
}

/** Calls as letters: `a` matches the expectations of `a`, and so on; `*` matches all. */
function judged(calls: string, expected: ReturnType<typeof expectedIn>) {
  const fits = [...calls].map((call) =>
    expected.flatMap(([letter], at) => (letter === call || letter === '*' ? [at] : [])),
  );
  return inOrder(
    fits,
    expected.map(([, bounds]) => bounds),
  );
}

describe('calls come in order', () => {
  test.each([
    ['', 'a{0,1}'],
    ['ab', 'a{1} b{1}'],
    ['aab', 'a{2} b{1}'],
    ['xaxbx', 'a{1} b{1}'],
    ['aba', 'a{1} b{1} a{1}'],
    ['aaba', 'a{1,} b{1,}'],
    ['aab', 'a{1,} a{1} b{1}'],
    ['xyb', '*{2} b{1}'],
    ['b', 'a{0,2} b{1}'],
    ['b', 'a{0} b{1}'],
  ])('%j as %s', (calls, expected) => {
    expect(judged(calls, expectedIn(expected)).isMet).toBe(true);
  });

  test.each([
    ['ba', 'a{1} b{1}', 0],
    ['aba', 'a{2} b{1}', 1],
    ['abb', 'a{1} b{1}', 2],
    ['aba', 'a{1} b{1}', 2],
    ['ba', 'a{1,} b{1,}', undefined],
    ['aaa', 'a{0,2}', 2],
    ['a', 'a{0}', 0],
    ['a', 'a{1} b{1,}', undefined],
  ])('unless: %j as %s', (calls, expected, misplaced) => {
    expect(judged(calls, expectedIn(expected))).toMatchObject({ isMet: false, misplaced });
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
