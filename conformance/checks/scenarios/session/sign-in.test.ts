import { expect, test } from 'vitest';
import { readCases } from '../../../../fixtures/cases.js';
import { specimen } from '../../../../fixtures/fakes/specimen.js';
import type { Exchange } from '../../../target/exchange.js';
import { clearsCookie } from './sign-in.js';

const url = 'https://identity.example/identity/v1/session';

function answer(cookies: readonly string[], headers: Readonly<Record<string, string>> = {}): Exchange {
  const exchange = specimen({ url, headers });
  return { ...exchange, response: { ...exchange.response, cookies } };
}

const set = 'refreshToken=abc; Path=/identity/v1/session; HttpOnly';

type Case = Readonly<{ set: string; then: string; isCleared: boolean }>;
const cases = readCases<Readonly<Record<string, Case>>>(import.meta.dirname, 'sign-in.cases.yaml');

test.each(Object.entries(cases))(
  'a cookie that is cleared %s',
  (_, { set: before, then: after, isCleared }) => {
    expect(clearsCookie(answer([before]), answer([after]))).toBe(isCleared);
  },
);

test('without a Set-Cookie header, only Clear-Site-Data clears cookies', () => {
  expect(clearsCookie(answer([set]), answer([]))).toBe(false);
  expect(clearsCookie(answer([set]), answer([], { 'clear-site-data': '"cache", "cookies"' }))).toBe(true);
});
