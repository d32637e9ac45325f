import { expect, test } from 'vitest';
import { specimen } from '../../../../fixtures/fakes/specimen.js';
import type { Exchange } from '../../../target/exchange.js';
import { clearsCookie } from './sign-in.js';

const url = 'https://identity.example/identity/v1/session';

function answer(cookies: readonly string[], headers: Readonly<Record<string, string>> = {}): Exchange {
  const exchange = specimen({ url, headers });
  return { ...exchange, response: { ...exchange.response, cookies } };
}

const set = 'refreshToken=abc; Path=/identity/v1/session; HttpOnly';

test.each<[what: string, set: string, cleared: string, expected: boolean]>([
  ['by its age', set, 'refreshToken=; Path=/identity/v1/session; Max-Age=0', true],
  [
    'by a past date',
    set,
    'refreshToken=x; path=/identity/v1/session; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
    true,
  ],
  ['by being empty', set, 'refreshToken=; Path=/identity/v1/session', true],
  ['at another path', set, 'refreshToken=; Path=/; Max-Age=0', false],
  ['under another name', set, 'refresh_token=; Path=/identity/v1/session; Max-Age=0', false],
  ['by its age, whatever its date', set, `${set}; Max-Age=0; Expires=Fri, 01 Jan 2100 00:00:00 GMT`, true],
  [
    'by a date, where its age says that it stays',
    set,
    `${set}; Max-Age=60; Expires=Thu, 01 Jan 1970 00:00:00 GMT`,
    false,
  ],
  ['with an unreadable age and date', set, `${set}; Max-Age=soon; Expires=never`, false],
  ['with a value that stays', set, 'refreshToken=def; Path=/identity/v1/session', false],
  ['at the path of the address', 'sid=abc', 'sid=; Path=/identity/v1; Max-Age=0', true],
])('a cookie that is cleared %s', (_, before, after, expected) => {
  expect(clearsCookie(answer([before]), answer([after]))).toBe(expected);
});

test('without a Set-Cookie header, only Clear-Site-Data clears cookies', () => {
  expect(clearsCookie(answer([set]), answer([]))).toBe(false);
  expect(clearsCookie(answer([set]), answer([], { 'clear-site-data': '"cache", "cookies"' }))).toBe(true);
});
