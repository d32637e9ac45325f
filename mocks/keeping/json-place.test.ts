import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenAt } from './json-place.js';

test.each([
  ['{"a":1}', undefined],
  ['hello', { line: 1, column: 1 }],
  ['{"a":1,\n"b":x}\n\n', { line: 2, column: 5 }],
  ['{"a":1,,"b":2}', { line: 1, column: 8 }],
  ['{"a":\n[1,2', { line: 2, column: 5 }],
  ['{"a":"tex', { line: 1, column: 10 }],
  ['{"a":1}\n}', { line: 2, column: 1 }],
  ['{"a":"x\ny"}', { line: 1, column: 8 }],
  ['\0\0\0', { line: 1, column: 1 }],
])('%j is broken at %j', (text, place) => {
  expect(brokenAt(text)).toEqual(place);
});

test('truncated JSON is broken at its end', () => {
  const cut = fc.array(fc.jsonValue(), { minLength: 1 }).chain((value) => {
    const text = JSON.stringify({ value });
    return fc.nat({ max: text.length - 1 }).map((length) => text.slice(0, length));
  });
  fc.assert(
    fc.property(cut, (text) => {
      expect(brokenAt(text)).toEqual({ line: 1, column: text.length + 1 });
    }),
  );
});
