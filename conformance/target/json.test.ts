import { expect, test } from 'vitest';
import { parseJson } from './json.js';

test.each([
  ['{"a":1}', { a: 1 }],
  ['\ufeff{"a":1}', { a: 1 }],
  ['{"a":', undefined],
  ['', undefined],
])('%j is read, whether or not it begins with a byte order mark', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});
