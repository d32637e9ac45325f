import { expect, test } from 'vitest';
import { replaceWords, wordsOf } from './words.js';

test.each(['x', 'é', '日', 'Ã¤', '\\u00e4', '%C3%A4'])(
  'a word of 16 Mi characters is split off, and so is the word after it: %s',
  (unit) => {
    const long = unit.repeat(2 ** 24 / unit.length);
    expect(wordsOf(`${long} Ada`).at(-1)).toBe('Ada');
    const hidden = replaceWords(`${long} Ada`, (word) => (word === 'Ada' ? 'name' : word));
    expect(hidden === `${long} name`).toBe(true);
  },
);

test('a word of a thousand characters is one word', () => {
  expect(wordsOf(`a ${'b'.repeat(1000)}`)).toEqual(['a', 'b'.repeat(1000)]);
});
