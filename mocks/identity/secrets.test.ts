import { expect, test } from 'vitest';
import { sha256 } from '../engine/credentials.js';
import { hashPassword, isPassword, isSecret } from './secrets.js';

test('a password is stored only as a salted hash', async () => {
  const [one, other] = await Promise.all([hashPassword('secret', 'a'), hashPassword('secret', 'b')]);
  expect(one).not.toContain('secret');
  expect(one.split('.')[1]).not.toBe(other.split('.')[1]);
  expect([await isPassword('secret', one), await isPassword('Secret', one)]).toEqual([true, false]);
});

test('no password is valid for an unknown user', async () => {
  expect([await isPassword('', undefined), await isPassword('secret', undefined)]).toEqual([false, false]);
});

test('a secret is compared by its hash', () => {
  expect([isSecret('s', sha256('s')), isSecret('t', sha256('s')), isSecret('s', '')]).toEqual([
    true,
    false,
    false,
  ]);
});
