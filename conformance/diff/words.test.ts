import { expect, test } from 'vitest';
import { readJwt, tamper, unsigned } from '../checks/scenarios/auth/jwt.js';
import { createWords } from './words.js';

const jwt = (subject: string) =>
  [
    '{"alg":"HS256","typ":"JWT"}',
    `{"sub":"${subject}","jti":"tok_${subject.repeat(12)}"}`,
    `signature of ${subject.repeat(9)}`,
  ]
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
const [tokenA, tokenB] = [jwt('a'), jwt('b')];

const words = createWords();
words.add('org_of_a', 'org_of_b');
words.add('short', 'other');
words.add('key_that_only_a_has', undefined);
words.add(tokenA, tokenB);

const unsignedOf = (token: string) => {
  const read = readJwt(token);
  return read && unsigned(read, 'none');
};

test.each([
  ['a word of the first', 'org_of_a', 'org_of_b'],
  ['a short one, as it stands', 'short', 'other'],
  ['a short one within another', 'shortage', 'shortage'],
  ['a longer one within another', 'org_of_a:secret', 'org_of_b:secret'],
  ['what neither has', 'nobody', 'nobody'],
  ['what only the first has', 'key_that_only_a_has', undefined],
  ['a token', tokenA, tokenB],
  ['a token whose signature was taken away', unsignedOf(tokenA) ?? '', unsignedOf(tokenB)],
])('%s is translated for the second target', (_, text, translated) => {
  expect(words.translate(text)).toBe(translated);
});

test('a token with an altered character is translated to an altered token of the second target', () => {
  const altered = words.translate(tamper(tokenA, 1, 300));

  expect(altered).not.toBe(tokenB);
  expect(altered).toHaveLength(tokenB.length);
});

test('another token of the first target is not sent to the second', () => {
  expect(words.translate(jwt('c').padEnd(140, 'x'))).toBe(undefined);
});
